package cli

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// withTools adds the analyzer that tells which handlers belong to which tool, if a
// rule looks for handlers anyway.
func withTools(rules []*analysis.Analyzer) []*analysis.Analyzer {
	if slices.ContainsFunc(rules, asksForHandlers) {
		return append(slices.Clone(rules), listing.Tools)
	}
	return rules
}

// asksForHandlers reports whether an analyzer requires what the names of tools are
// made from.
func asksForHandlers(a *analysis.Analyzer) bool {
	return slices.Contains(listing.Tools.Requires, a) || slices.ContainsFunc(a.Requires, asksForHandlers)
}

// A toolSpan is a place that belongs to a tool: a handler, or the call that
// registers one of another package.
type toolSpan struct {
	at   finding.Range
	tool listing.Tool
}

// nameTools tells findings in handlers which tools those are, and takes what the
// analyzer told from the list.
func nameTools(list []finding.Finding) []finding.Finding {
	spans := make(map[string][]toolSpan) // by file
	names := make(map[string][]string)   // by full name of the function, also where other packages register it
	kept := list[:0:0]
	for _, f := range list {
		if f.Rule != listing.Tools.Name {
			kept = append(kept, f)
			continue
		}
		t := listing.ParseTool(f.Category, f.Message)
		spans[f.Range.File] = append(spans[f.Range.File], toolSpan{f.Range, t})
		if t.Function != "" {
			names[t.Function] = append(names[t.Function], t.Names...)
		}
	}
	for i, f := range kept {
		if t, found := innermost(spans[f.Range.File], f.Range); found {
			kept[i].Tool = toolName(t, names)
		}
	}
	return kept
}

// innermost returns the tool of the smallest place that has the beginning of another
// one in it.
func innermost(spans []toolSpan, at finding.Range) (t listing.Tool, found bool) {
	var best finding.Range
	for _, s := range spans {
		inside := !before(at.Line, at.Column, s.at.Line, s.at.Column) && before(at.Line, at.Column, s.at.EndLine, s.at.EndColumn)
		same := at.Line == s.at.Line && at.Column == s.at.Column
		if (inside || same) && (!found || !before(s.at.Line, s.at.Column, best.Line, best.Column)) {
			t, best, found = s.tool, s.at, true
		}
	}
	return t, found
}

func before(line, column, otherLine, otherColumn int) bool {
	return cmp.Or(cmp.Compare(line, otherLine), cmp.Compare(column, otherColumn)) < 0
}

// toolName returns the names under which a function is registered, or its own if none
// is known.
func toolName(t listing.Tool, names map[string][]string) string {
	all := slices.Clone(t.Names)
	if t.Function != "" {
		all = slices.Clone(names[t.Function])
	}
	slices.Sort(all)
	return cmp.Or(strings.Join(slices.Compact(all), ", "), t.Short)
}
