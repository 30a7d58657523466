package cli

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// registered adds where a handler is registered under a name.
func registered(f finding.Finding, name string, at finding.Range) finding.Finding {
	f.Related = append(f.Related, finding.Related{Range: at, Message: name})
	return f
}

func TestNameTools(t *testing.T) {
	at := func(line, column, endLine, endColumn int) finding.Range {
		return finding.Range{File: "a.go", Line: line, Column: column, EndLine: endLine, EndColumn: endColumn}
	}
	tool := func(category, message string, at finding.Range) finding.Finding {
		return finding.Finding{Rule: listing.Tools.Name, Category: category, Message: message, Range: at}
	}
	tools := func(names ...string) (list []finding.Tool) {
		for _, name := range names {
			list = append(list, finding.Tool{Name: name})
		}
		return list
	}
	rows := map[string]struct {
		at    finding.Range
		want  string
		tools []finding.Tool
	}{
		"in a function":              {at(11, 2, 11, 5), "read", []finding.Tool{{Name: "read", At: at(90, 1, 90, 1)}}},
		"at its beginning":           {at(10, 1, 10, 5), "read", []finding.Tool{{Name: "read", At: at(90, 1, 90, 1)}}},
		"behind its end":             {at(20, 2, 20, 3), "", nil},
		"before it":                  {at(9, 80, 10, 1), "", nil},
		"in a literal in a function": {at(32, 1, 32, 2), "inner", tools("inner")},
		"beside the literal":         {at(38, 1, 38, 2), "Outer", nil},
		"registered by others":       {at(51, 1, 51, 2), "one, two", tools("one", "two")},
		"at a registration":          {at(70, 3, 70, 9), "far", tools("far")},
		"in a seam":                  {at(81, 1, 81, 2), "", nil},
	}
	list := []finding.Finding{
		registered(tool("declared", "app.Read\nRead\nread", at(10, 1, 20, 2)), "read", at(90, 1, 90, 1)),
		tool("declared", "app.Outer\nOuter", at(30, 1, 40, 2)),
		tool("declared", "\n\ninner", at(31, 5, 35, 2)),
		tool("declared", "app.Shared\nShared", at(50, 1, 55, 2)),
		tool("declared", "app.seam\n", at(80, 1, 85, 2)),
		tool("registered", "app.Shared\nShared\ntwo", at(60, 1, 60, 1)),
		tool("registered", "app.Shared\nShared\none", at(61, 1, 61, 1)),
		tool("registered", "other.Far\nFar\nfar", at(70, 3, 70, 3)),
	}
	for name, row := range rows {
		t.Run(name, func(t *testing.T) {
			f := finding.Finding{Rule: "rule", Range: row.at, Related: []finding.Related{{Range: row.at}}}
			got := nameTools(append(slices.Clone(list), f))
			f.Tool, f.Tools, f.Related = row.want, row.tools, []finding.Related{{Range: row.at, Tool: row.want}}
			assert.Equal(t, []finding.Finding{f}, got)
		})
	}
}
