package guard_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/guard"
)

func TestKey(t *testing.T) {
	other := &analysis.Analyzer{Name: "other"}
	first, second := guard.NewKey[int]("same"), guard.NewKey[int]("same")
	for _, results := range []map[*analysis.Analyzer]any{nil, {other: "result"}} {
		pass := &analysis.Pass{Analyzer: other, ResultOf: results}
		laden := first.With(pass, 1)

		value, ok := first.Of(laden)
		assert.True(t, ok)
		assert.Equal(t, 1, value)
		assert.Same(t, other, laden.Analyzer)
		assert.Equal(t, results[other], laden.ResultOf[other])

		_, ok = second.Of(laden)
		assert.False(t, ok, "keys with the same name are two")
		_, ok = first.Of(pass)
		assert.False(t, ok, "the pass itself stays as it is")
	}
}
