package cli

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A toolSpan is a place that belongs to a tool: a handler, or the call that
// registers one of another package.
type toolSpan struct {
	at    finding.Range
	tool  listing.Tool
	named []finding.Tool
}

// A directory knows which tools the handlers are that the analyzer told of.
type directory struct {
	spans map[string][]toolSpan     // by file
	tools map[string][]finding.Tool // by full name of the function, also where other packages register it
}

// nameTools tells findings, and their related places, in which tools they are, and takes
// what the analyzer told from the list.
func nameTools(list []finding.Finding) []finding.Finding {
	d := directory{make(map[string][]toolSpan), make(map[string][]finding.Tool)}
	kept := list[:0:0]
	for _, f := range list {
		if f.Rule == listing.Tools.Name {
			d.add(f)
		} else {
			kept = append(kept, f)
		}
	}
	for i, f := range kept {
		kept[i].Tool, kept[i].Tools = d.at(f.Range)
		kept[i].Related = slices.Clone(f.Related) // the driver keeps what it has found
		for j, r := range f.Related {
			kept[i].Related[j].Tool, _ = d.at(r.Range)
		}
	}
	return kept
}

// add adds what the analyzer told of a handler.
func (d directory) add(f finding.Finding) {
	span := toolSpan{at: f.Range, tool: listing.ParseTool(f.Category, f.Message)}
	for _, name := range span.tool.Names {
		span.named = append(span.named, finding.Tool{Name: name, At: registeredAs(name, f)})
	}
	d.spans[f.Range.File] = append(d.spans[f.Range.File], span)
	if span.tool.Function != "" {
		d.tools[span.tool.Function] = append(d.tools[span.tool.Function], span.named...)
	}
}

// registeredAs returns where a handler is registered under a name.
func registeredAs(name string, f finding.Finding) finding.Range {
	for _, r := range f.Related {
		if r.Message == name {
			return r.Range
		}
	}
	return finding.Range{}
}

// at returns the tools that are handled at a place, and what to call them: their names, or
// that of the function if none is known.
func (d directory) at(place finding.Range) (name string, tools []finding.Tool) {
	span, found := innermost(d.spans[place.File], place)
	if !found {
		return "", nil
	}
	tools = slices.Clone(span.named)
	if span.tool.Function != "" {
		tools = slices.Clone(d.tools[span.tool.Function])
	}
	slices.SortStableFunc(tools, func(a, b finding.Tool) int { return cmp.Compare(a.Name, b.Name) })
	tools = slices.CompactFunc(tools, func(a, b finding.Tool) bool { return a.Name == b.Name })
	var names []string
	for _, t := range tools {
		names = append(names, t.Name)
	}
	return cmp.Or(strings.Join(names, ", "), span.tool.Short), tools
}

// innermost returns the tool of the smallest place that has the beginning of another
// one in it.
func innermost(spans []toolSpan, at finding.Range) (best toolSpan, found bool) {
	for _, s := range spans {
		same := at.Line == s.at.Line && at.Column == s.at.Column
		if (beginsIn(at, s.at) || same) && (!found || !before(s.at.Line, s.at.Column, best.at.Line, best.at.Column)) {
			best, found = s, true
		}
	}
	return best, found
}

// beginsIn reports whether a place begins in another one of the same file.
func beginsIn(at, within finding.Range) bool {
	return !before(at.Line, at.Column, within.Line, within.Column) && before(at.Line, at.Column, within.EndLine, within.EndColumn)
}

func before(line, column, otherLine, otherColumn int) bool {
	return cmp.Or(cmp.Compare(line, otherLine), cmp.Compare(column, otherColumn)) < 0
}
