package inputs

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

func TestFact(t *testing.T) {
	fact := asks{{"example.test/api.Request.Arguments", []summary.Place{"a.go:1", "b.go:2"}}, {"example.test/api.Other.All", []summary.Place{"c.go:3"}}}
	assert.Equal(t, "asks(example.test/api.Request.Arguments: 2, example.test/api.Other.All: 1)", fact.String())
}
