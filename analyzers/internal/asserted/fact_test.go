package asserted

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFact(t *testing.T) {
	fact := &asks{List: []asked{{"example.test/api.Request.Arguments", []string{"a.go:1", "b.go:2"}}, {"example.test/api.Other.All", []string{"c.go:3"}}}}
	assert.Equal(t, "asks(example.test/api.Request.Arguments: 2, example.test/api.Other.All: 1)", fact.String())
}
