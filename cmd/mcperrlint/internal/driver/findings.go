package driver

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// newFinding returns a diagnostic as the other parts of the program know it.
func newFinding(fset *token.FileSet, known *sums, path string, a *analysis.Analyzer, d analysis.Diagnostic) finding.Finding {
	said := analyzers.Apart(a.Name, d)
	f := finding.Finding{
		Rule: a.Name, Category: d.Category, Message: said.Message, Help: said.Help, Sees: said.Sees, Wire: said.Wire, After: said.After, URL: d.URL,
		Package: path, Range: rangeOf(fset, d.Pos, d.End),
	}
	for _, r := range said.Related {
		f.Related = append(f.Related, finding.Related{Range: rangeOf(fset, r.Pos, r.End), Message: r.Message})
	}
	for _, fix := range d.SuggestedFixes {
		message, unsafe := strings.CutPrefix(fix.Message, analyzers.UnsafePrefix)
		f.Fixes = append(f.Fixes, finding.Fix{Message: message, Unsafe: unsafe, Edits: edits(fset, known, fix.TextEdits)})
	}
	return f
}

// rangeOf returns a place, with what a //line directive says of it.
func rangeOf(fset *token.FileSet, pos, end token.Pos) finding.Range {
	if !end.IsValid() {
		end = pos
	}
	from, to := position.Real(fset, pos), position.Real(fset, end)
	return finding.Range{
		File: from.Filename, Line: from.Line, Column: from.Column,
		EndLine: to.Line, EndColumn: to.Column,
		Said: saidOf(fset, pos, from),
	}
}

// saidOf returns what a //line directive says of a place.
func saidOf(fset *token.FileSet, pos token.Pos, real token.Position) finding.Said {
	if at, differs := position.Said(fset, pos, real); differs {
		return finding.Said{File: at.Filename, Line: at.Line}
	}
	return finding.Said{}
}

// edits returns changes of files by their bytes.
func edits(fset *token.FileSet, known *sums, list []analysis.TextEdit) []finding.Edit {
	all := make([]finding.Edit, len(list))
	for i, e := range list {
		end := e.End
		if !end.IsValid() {
			end = e.Pos
		}
		from := fset.PositionFor(e.Pos, false)
		all[i] = finding.Edit{
			File: from.Filename, Sum: known.of(fset.File(e.Pos)),
			Start: from.Offset, End: fset.PositionFor(end, false).Offset, New: e.NewText,
		}
	}
	return all
}
