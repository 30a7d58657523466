package taxonomy_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestEndpoint(t *testing.T) {
	rows := []struct{ name, in, want string }{
		{"all parts", "https://u:p@api.test:8443/v1/items/?key=1#top", "https://api.test:8443/v1/items"},
		{"no path", "http://api.test", "http://api.test"},
		{"repeated slashes at the ends", "http://api.test///a/b///", "http://api.test/a/b"},
		{"escaped path", "http://api.test/a%2Fb", "http://api.test/a%2Fb"},
		{"relative", "/v1/items?key=1", ""},
		{"no host", "mailto:me@x.test", ""},
		{"does not parse: closed, not open", "http://[::1/secret", ""},
		{"control character", "http://a\x7f/", ""},
		{"empty", "", ""},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, taxonomy.Endpoint(row.in)) })
	}
}
