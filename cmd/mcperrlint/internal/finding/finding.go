// Package finding has the findings that the parts of the program exchange: the
// driver makes them, the baseline removes known ones, outputs write them, and
// the fixer applies their fixes.
package finding

import (
	"cmp"
	"go/token"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Finding is what a rule reported.
type Finding struct {
	Rule     string
	Category string
	// Severity says how much the finding matters. The driver leaves it at its
	// lowest; rules and configuration decide.
	Severity analyzers.Severity
	// Message is one line: when what fails, and what the tool answers then.
	Message string
	// Help says what to do instead. It can be empty.
	Help string
	// Sees is what the agent gets, as it arrives. It can be empty.
	Sees string
	// Wire is the JSON that the client gets, and After the one that it gets once the help is followed. They can be
	// empty.
	Wire, After string
	// URL is the address of the documentation, or empty.
	URL string
	// Package is the import path of the package.
	Package string
	// Tool is the name under which the handler is registered in which the finding is,
	// or several of them, or that of the function if nobody knows it. It is empty
	// outside of handlers. The driver leaves it empty.
	Tool string
	// Tools are those of the names, with where they are registered. The driver leaves
	// them out.
	Tools   []Tool
	Range   Range
	Related []Related
	Fixes   []Fix
}

// ID returns the rule, and the category after a slash if there is one.
func (f Finding) ID() string {
	if f.Category == "" {
		return f.Rule
	}
	return f.Rule + "/" + f.Category
}

// Compare orders findings by place.
func Compare(a, b Finding) int {
	return cmp.Or(
		cmp.Compare(a.Range.File, b.Range.File),
		cmp.Compare(a.Range.Line, b.Range.Line),
		cmp.Compare(a.Range.Column, b.Range.Column),
		cmp.Compare(a.Rule, b.Rule),
		cmp.Compare(a.Category, b.Category),
		cmp.Compare(a.Message, b.Message),
		cmp.Compare(a.Help, b.Help),
		cmp.Compare(a.Range.EndLine, b.Range.EndLine),
		cmp.Compare(a.Range.EndColumn, b.Range.EndColumn),
	)
}

// A Range is a place in a file. Columns count bytes; lines and columns begin at 1. A
// range whose end is unknown ends where it begins.
type Range struct {
	File               string // absolute
	Line, Column       int
	EndLine, EndColumn int
	// Said is the place of the beginning as a //line directive says it, or zero if none
	// does. It is only shown: whoever writes the code chooses it.
	Said Said
}

// Said is a place that a //line directive says.
type Said struct {
	File string
	Line int
}

// String returns the place of the beginning as compilers write it.
func (r Range) String() string {
	return token.Position{Filename: r.File, Line: r.Line, Column: r.Column}.String()
}

// Related is a place that belongs to a finding, such as the origin of an error.
type Related struct {
	Range   Range
	Message string
	// Tool is like that of a finding.
	Tool string
}

// A Fix is one change that removes a finding. The fixes of a finding are
// alternatives.
type Fix struct {
	Message string
	// Unsafe tells that there is work to do afterwards.
	Unsafe bool
	Edits  []Edit
}

// SafeFix reports whether the finding comes with a fix after which there is nothing to do.
func (f Finding) SafeFix() bool { return len(f.Fixes) > 0 && !f.Fixes[0].Unsafe }

// An Edit replaces the bytes of a file from one offset to another.
type Edit struct {
	File       string // absolute
	Sum        Sum    // of the bytes to which the offsets belong
	Start, End int
	New        []byte
}
