package finding_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// related returns a finding with related places in other files, one in each line.
func related(file string, line int, rule string, messages ...string) finding.Finding {
	f := finding.Finding{Rule: rule, Severity: analyzers.SeverityWarning, Range: finding.Range{File: file, Line: line}}
	for i, message := range messages {
		f.Related = append(f.Related, finding.Related{Range: finding.Range{File: "/m/db.go", Line: i + 1}, Message: message})
	}
	return f
}

// unadopted returns a finding of a category that rules report for each package.
func unadopted(file string, line int) finding.Finding {
	f := related(file, line, "plainerror")
	f.Category, f.Message = "unadopted", "no code"
	return f
}

func TestEntries(t *testing.T) {
	rows := []struct {
		name string
		list []finding.Finding
		want []string
	}{
		{"nothing", nil, nil},
		{"alone", []finding.Finding{related("a.go", 1, "swallowed")}, []string{"a.go:1 of 1 at a.go:1"}},
		{"a cause of one", []finding.Finding{related("a.go", 1, "swallowed", "cause: x")}, []string{"a.go:1 of 1 at /m/db.go:1: x"}},
		{"an origin of one is none", []finding.Finding{related("a.go", 1, "swallowed", "origin: x")}, []string{"a.go:1 of 1 at a.go:1"}},
		{
			"a cause in common, in two files",
			[]finding.Finding{related("b.go", 1, "swallowed", "cause: x"), related("a.go", 7, "swallowed", "cause: x")},
			[]string{"a.go:7 of 2 at /m/db.go:1: x"},
		},
		{
			"an origin in common",
			[]finding.Finding{related("b.go", 1, "swallowed", "origin: x"), related("a.go", 7, "swallowed", "origin: x", "returned through y")},
			[]string{"a.go:7 of 2 at /m/db.go:1: x"},
		},
		{
			"another category",
			[]finding.Finding{related("b.go", 1, "swallowed", "origin: x"), related("a.go", 7, "nilresult", "origin: x")},
			[]string{"b.go:1 of 1 at b.go:1", "a.go:7 of 1 at a.go:7"},
		},
		{
			"a cause counts for more than an origin",
			[]finding.Finding{related("a.go", 1, "swallowed", "origin: x", "cause: y"), related("b.go", 1, "swallowed", "origin: x", "cause: y")},
			[]string{"a.go:1 of 2 at /m/db.go:2: y"},
		},
		{
			"a category that one edit mends, in all packages",
			[]finding.Finding{unadopted("b.go", 1), unadopted("a.go", 7), unadopted("c.go", 2)},
			[]string{"a.go:7 of 3 at a.go:7: no code"},
		},
		{"one of such a category", []finding.Finding{unadopted("a.go", 7)}, []string{"a.go:7 of 1 at a.go:7"}},
		{
			"places of a finding",
			[]finding.Finding{related("a.go", 1, "swallowed", "origin: x", "it is shown here", "it is shown here", "it is shown here")},
			[]string{"a.go:1 of 3 at a.go:1"},
		},
		{
			"places beside that of a finding",
			[]finding.Finding{related("a.go", 1, "swallowed", "here, too", "here, too", "the contract is declared here")},
			[]string{"a.go:1 of 3 at a.go:1"},
		},
		{
			"places beside that of a finding, and what belongs to each",
			[]finding.Finding{related("a.go", 1, "swallowed", "only this log tells of it", "here, too", "only this log tells of it", "here, too", "only this log tells of it")},
			[]string{"a.go:1 of 3 at a.go:1"},
		},
		{
			"places in nearly the same words",
			[]finding.Finding{{Rule: "swallowed", Message: "it fails, as in 2 other places", Range: finding.Range{File: "a.go", Line: 1}, Related: []finding.Related{
				{Message: "this tool handler returns an error"}, {Message: "this tool handler returns nothing"}, {Message: "the contract is here"},
			}}},
			[]string{"a.go:1 of 3 at a.go:1"},
		},
		{
			"places of several findings",
			[]finding.Finding{
				related("a.go", 1, "swallowed", "cause: x", "it is shown here", "it is shown here"),
				related("b.go", 1, "swallowed", "cause: x", "it is shown here"),
			},
			[]string{"a.go:1 of 3 at /m/db.go:1: x"},
		},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var got []string
			for _, e := range finding.Entries(row.list) {
				text := fmt.Sprintf("%s of %d at %s", e.First().Range, e.Places(), e.At())
				if e.Cause != nil {
					text += ": " + e.Cause.What
				}
				got = append(got, text)
			}
			assert.Equal(t, row.want, got)
		})
	}
}

// What hurts most comes first, whatever its place.
func TestMatters(t *testing.T) {
	worse := related("z.go", 9, "ignore")
	worse.Severity = analyzers.SeverityError
	strict, cannot := related("b.go", 1, "panicboundary"), related("b.go", 2, "panicboundary")
	strict.Category, cannot.Category = "no-recovery", "exit"
	want := []finding.Finding{worse, related("b.go", 3, "swallowed"), cannot, related("a.go", 1, "stdoutwrite"), related("a.go", 2, "stdoutwrite"), strict, related("a.go", 1, "plainerror"), related("a.go", 1, "unheard")}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortStableFunc(got, finding.Matters)
	assert.Equal(t, want, got)
}

func TestTold(t *testing.T) {
	mended := related("c.go", 1, "swallowed", "cause: x")
	mended.Fixes = []finding.Fix{{Message: "another edit"}}
	list := []finding.Finding{
		related("b.go", 1, "swallowed", "cause: x"), related("a.go", 7, "swallowed", "cause: x"),
		mended, related("a.go", 2, "nilresult"),
	}
	var told []string
	for _, f := range finding.Told(list) {
		line := fmt.Sprintf("%s:%d", f.Range.File, f.Range.Line)
		for _, r := range f.Related {
			line += fmt.Sprintf(" %s:%d", r.Range.File, r.Range.Line)
		}
		told = append(told, line)
	}
	assert.Equal(t, []string{"a.go:2", "a.go:7 /m/db.go:1 b.go:1", "c.go:1 /m/db.go:1"}, told, "what has a fix of its own stays")
	assert.Len(t, list[1].Related, 1, "what is handed in stays as it was")
}
