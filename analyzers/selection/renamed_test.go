package selection_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// A former name leads to one that there is, is none itself, and was not removed.
func TestRenamed(t *testing.T) {
	names := selection.Names()
	assert.NotEmpty(t, selection.Renamed())
	for former := range selection.Renamed() {
		now, changed := selection.Current(former)
		assert.True(t, changed)
		assert.Contains(t, names, now)
		assert.NotContains(t, names, former)
		assert.NoError(t, selection.Removed(former))
	}
	for _, name := range names {
		now, changed := selection.Current(name)
		assert.False(t, changed, name)
		assert.True(t, slices.Contains(names, now))
	}
	assert.Equal(t, "a/b is called c now; write that", selection.RenameNote("a/b", "c"))
}
