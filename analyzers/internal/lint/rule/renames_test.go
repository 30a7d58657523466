package rule_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

func TestRenames(t *testing.T) {
	renames := rule.Renames{"lostnote": "lostcause", "lostnote/told": "swallowed/ignored", "leak/url": "leak/address"}
	for name, want := range map[string]string{
		"lostnote":       "lostcause",
		"lostnote/noted": "lostcause/noted",
		"lostnote/told":  "swallowed/ignored",
		"leak/url":       "leak/address",
	} {
		now, former := renames.Current(name)
		assert.True(t, former, name)
		assert.Equal(t, want, now)
	}
	for _, name := range []string{"leak", "leak/address", "url", "", "/"} {
		now, former := renames.Current(name)
		assert.False(t, former, name)
		assert.Equal(t, name, now)
	}
}
