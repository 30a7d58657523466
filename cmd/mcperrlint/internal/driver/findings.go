package driver

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// findings returns what was reported on the packages that were asked for. The
// variants of a package for tests have the same findings.
func findings(graph *checker.Graph) []finding.Finding {
	var list []finding.Finding
	for _, act := range graph.Roots {
		fset := act.Package.Fset
		for _, d := range act.Diagnostics {
			f := finding.Finding{
				Rule: act.Analyzer.Name, Category: d.Category, Message: d.Message, URL: d.URL,
				Package: act.Package.PkgPath, Range: rangeOf(fset, d.Pos, d.End),
			}
			for _, r := range d.Related {
				f.Related = append(f.Related, finding.Related{Range: rangeOf(fset, r.Pos, r.End), Message: r.Message})
			}
			for _, fix := range d.SuggestedFixes {
				f.Fixes = append(f.Fixes, finding.Fix{Message: fix.Message, Edits: edits(fset, fix.TextEdits)})
			}
			list = append(list, f)
		}
	}
	slices.SortStableFunc(list, finding.Compare)
	return slices.CompactFunc(list, func(a, b finding.Finding) bool { return finding.Compare(a, b) == 0 })
}

// rangeOf returns a place as the user knows it.
func rangeOf(fset *token.FileSet, pos, end token.Pos) finding.Range {
	if !end.IsValid() {
		end = pos
	}
	from, to := fset.Position(pos), fset.Position(end)
	r := finding.Range{
		File: from.Filename, Line: from.Line, Column: from.Column,
		EndLine: to.Line, EndColumn: to.Column, Offset: from.Offset, EndOffset: to.Offset,
	}
	if fset.PositionFor(pos, false) != from {
		r.Offset, r.EndOffset = -1, -1
	}
	return r
}

// edits returns changes of files by their bytes.
func edits(fset *token.FileSet, list []analysis.TextEdit) []finding.Edit {
	all := make([]finding.Edit, len(list))
	for i, e := range list {
		end := e.End
		if !end.IsValid() {
			end = e.Pos
		}
		from := fset.PositionFor(e.Pos, false)
		all[i] = finding.Edit{File: from.Filename, Start: from.Offset, End: fset.PositionFor(end, false).Offset, New: e.NewText}
	}
	return all
}
