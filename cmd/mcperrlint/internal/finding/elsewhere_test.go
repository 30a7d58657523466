package finding_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

func TestIn(t *testing.T) {
	at := func(file string, line int) finding.Range {
		return finding.Range{File: file, Line: line, Column: 1, EndLine: line, EndColumn: 2}
	}
	f := finding.Finding{
		Rule: "leak", Message: "shows a path, as in 2 other places (leak/path)", Tool: "read", Range: at("a.go", 1),
		Fixes: []finding.Fix{{Message: "hide it"}},
		Related: []finding.Related{
			{Range: at("cause.go", 9), Message: "cause: made here"},
			{Range: at("b.go", 2), Message: "shows it here in b"},
			{Range: at("c.go", 3), Message: "shows it here in c"},
		},
	}
	in := func(names ...string) func(string) bool {
		return func(file string) bool {
			for _, name := range names {
				if name == file {
					return true
				}
			}
			return false
		}
	}

	told, found := f.In(in("a.go", "b.go"))
	assert.True(t, found)
	assert.Equal(t, f, told, "its own place comes first")

	told, found = f.In(in("c.go", "cause.go"))
	assert.True(t, found)
	assert.Equal(t, at("c.go", 3), told.Range)
	assert.Equal(t, at("a.go", 1), told.Related[2].Range, "the first place is one of the others then")
	assert.Equal(t, "as in a.go:1, "+f.Message, told.Message)
	assert.Empty(t, told.Fixes)
	assert.Equal(t, at("c.go", 3), f.Related[2].Range, "the finding itself is as it was")

	_, found = f.In(in("cause.go"))
	assert.False(t, found, "a cause is no place of the finding")
	f.Message = "shows a path (leak/path)"
	_, found = f.In(in("b.go"))
	assert.False(t, found, "a message without other places speaks of one")
	f.Related[1].Message = "here, too"
	_, found = f.In(in("b.go"))
	assert.True(t, found)
}

func TestEverywhere(t *testing.T) {
	at := func(file string) finding.Range {
		return finding.Range{File: file, Line: 1, Column: 1, EndLine: 1, EndColumn: 2}
	}
	f := finding.Finding{
		Rule: "leak", Message: "shows a path", Range: at("a.go"), Fixes: []finding.Fix{{Message: "hide it"}},
		Related: []finding.Related{{Range: at("cause.go"), Message: "cause: made here"}, {Range: at("b.go"), Message: "here, too"}, {Range: at("c.go"), Message: "here, too"}},
	}
	all := f.Everywhere()
	assert.Len(t, all, 3)
	assert.Equal(t, f, all[0])
	for i, file := range []string{"a.go", "b.go", "c.go"} {
		assert.Equal(t, at(file), all[i].Range)
		assert.Equal(t, i == 0, len(all[i].Fixes) > 0)
	}
}
