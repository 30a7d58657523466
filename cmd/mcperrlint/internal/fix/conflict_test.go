package fix_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/fix"
)

const calls = `package m

import (
	"errors"
)

var first = one(1, 2)
var second = two(errors.New("x"))
`

func TestConflicts(t *testing.T) {
	const inConflict = "a.go:8:1: Fix it (b): not applied: it is in conflict with the fix of a.go:7:1 (a); run again"
	rows := []struct {
		name    string
		a, b    func(m module) []finding.Edit
		want    string // the line that changes
		skipped []string
	}{
		{"apart",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one", "uno")} },
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "1", "11")} },
			"uno(11, 2)", nil},
		{"side by side",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one", "uno")} },
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "(1", "(11")} },
			"uno(11, 2)", nil},
		{"the same fix",
			func(m module) []finding.Edit {
				return []finding.Edit{m.before("a.go", "one", "not("), m.behind("a.go", "1, 2)", ")")}
			},
			func(m module) []finding.Edit {
				return []finding.Edit{m.behind("a.go", "1, 2)", ")"), m.before("a.go", "one", "not(")}
			},
			"not(one(1, 2))", nil},
		{"the same change and others",
			func(m module) []finding.Edit {
				return []finding.Edit{m.replace("a.go", "one", "uno"), m.replace("a.go", "1", "11")}
			},
			func(m module) []finding.Edit {
				return []finding.Edit{m.replace("a.go", "one", "uno"), m.replace("a.go", "2)", "22)")}
			},
			"uno(11, 22)", nil},
		{"different changes of one place",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one", "uno")} },
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one", "ein")} },
			"uno(1, 2)", []string{inConflict}},
		{"overlap",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one(1", "uno(1")} },
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "1, 2", "3")} },
			"uno(1, 2)", []string{inConflict}},
		{"one within the other",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one(1, 2)", "uno()")} },
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "2)", "22)")} },
			"uno()", []string{inConflict}},
		{"insertions at one place",
			func(m module) []finding.Edit { return []finding.Edit{m.behind("a.go", "1, 2", ", 3")} },
			func(m module) []finding.Edit { return []finding.Edit{m.behind("a.go", "1, 2", ", 4")} },
			"one(1, 2, 3)", []string{inConflict}},
		{"the same insertion, meant twice",
			func(m module) []finding.Edit {
				return []finding.Edit{m.before("a.go", "one", "not("), m.behind("a.go", "1, 2)", ")")}
			},
			func(m module) []finding.Edit {
				return []finding.Edit{m.replace("a.go", "first", "other"), m.behind("a.go", "1, 2)", ")")}
			},
			"not(one(1, 2))", []string{inConflict}},
		{"an insertion at the edge",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "2)", "2, cause)")} },
			func(m module) []finding.Edit { return []finding.Edit{m.before("a.go", "2)", "cause, ")} },
			"one(1, 2, cause)", []string{inConflict}},
		{"an edit of several in the way",
			func(m module) []finding.Edit { return []finding.Edit{m.replace("a.go", "one", "uno")} },
			func(m module) []finding.Edit {
				return []finding.Edit{m.replace("a.go", "1", "11"), m.replace("a.go", "one", "ein")}
			},
			"uno(1, 2)", []string{inConflict}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			m := newModule(t, map[string]string{"a.go": calls})
			plan := m.prepare(m.fixed("b", "a.go", 8, row.b(m)...), m.fixed("a", "a.go", 7, row.a(m)...))
			assert.Contains(t, m.content(plan, "a.go"), "var first = "+row.want+"\n")
			assert.ElementsMatch(t, row.skipped, m.reasons(plan.Skipped))
			assert.Len(t, plan.Applied, 2-len(row.skipped))
		})
	}
}

func TestInsertionsOfOneRule(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": calls})
	plan := m.prepare(
		m.fixed("a", "a.go", 8, m.behind("a.go", "1, 2", ", 4")),
		m.fixed("a", "a.go", 7, m.behind("a.go", "1, 2", ", 3")),
		m.fixed("a", "a.go", 9, m.behind("a.go", "1, 2", ", 3"), m.replace("a.go", "second", "other")),
	)
	assert.Contains(t, m.content(plan, "a.go"), "one(1, 2, 3, 4)", "in the order of the findings")
	assert.Equal(t, []string{"a.go:9:1: Fix it (a): not applied: it is in conflict with the fix of a.go:7:1 (a); run again"}, m.reasons(plan.Skipped))
}

func TestEditsOfOneFixOverlap(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": calls})
	plan := m.prepare(m.fixed("a", "a.go", 7, m.replace("a.go", "one(1", "x"), m.replace("a.go", "(1, 2)", "y")))
	assert.Equal(t, []string{"a.go:7:1: Fix it (a): not applied: its changes overlap"}, m.reasons(plan.Skipped))
	assert.Empty(t, plan.Files())
}

func TestFirstOfTheAlternatives(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": calls})
	f := m.fixed("a", "a.go", 7, m.replace("a.go", "one", "uno"))
	f.Fixes = append(f.Fixes, finding.Fix{Message: "Other", Edits: []finding.Edit{m.replace("a.go", "1, 2", "")}})
	without := finding.Finding{Rule: "b", Range: finding.Range{File: m.path("a.go"), Line: 1}}
	empty := m.fixed("c", "a.go", 2)
	plan := m.prepare(f, without, empty)
	assert.Contains(t, m.content(plan, "a.go"), "uno(1, 2)")
	assert.Len(t, plan.Applied, 1)
	assert.Equal(t, m.path("a.go")+":7:1: Fix it (a)", plan.Applied[0].String())
	assert.Empty(t, plan.Skipped)
}

func TestFixOfSeveralFilesIsWholeOrNot(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": calls, "b.go": "package m\n\nvar b = 1\n", "gen.go": "// Code generated by hand. DO NOT EDIT.\n\npackage m\n"})
	plan := m.prepare(
		m.fixed("a", "a.go", 1, m.replace("a.go", "one", "uno"), m.replace("b.go", "b = 1", "b = 2")),
		m.fixed("b", "a.go", 2, m.replace("a.go", "two", "dos"), m.replace("gen.go", "package m", "package n")),
	)
	assert.Contains(t, m.content(plan, "a.go"), "uno(1, 2)")
	assert.Contains(t, m.content(plan, "a.go"), "two(errors")
	assert.Equal(t, "package m\n\nvar b = 2\n", m.content(plan, "b.go"))
	assert.Equal(t, []string{"a.go:2:1: Fix it (b): not applied: the file is generated: gen.go"}, m.reasons(plan.Skipped))
}

func TestFixThatBreaksAFile(t *testing.T) {
	m := newModule(t, map[string]string{"a.go": calls, "b.go": "package m\n\nvar b = 1\n"})
	breaking := m.fixed("a", "a.go", 1, m.replace("a.go", "one(1, 2)", "one(1, 2"), m.replace("b.go", "b = 1", "b = 2"))
	plan := m.prepare(breaking, m.fixed("b", "a.go", 2, m.replace("a.go", "two", "dos")), m.fixed("c", "b.go", 3, m.replace("b.go", "1", "3")))
	assert.Equal(t, []fix.Reason{fix.Unformatted, fix.Unformatted}, []fix.Reason{plan.Skipped[0].Reason, plan.Skipped[1].Reason})
	assert.Equal(t, "a.go:1:1: Fix it (a): not applied: the file cannot be formatted: a.go:7:21: missing ',' before newline in argument list (and 1 more errors)", m.reasons(plan.Skipped)[0])
	assert.Len(t, plan.Files(), 1)
	assert.Equal(t, "package m\n\nvar b = 3\n", m.content(plan, "b.go"), "the fix that was in conflict has another chance")
}
