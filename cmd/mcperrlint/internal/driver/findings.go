package driver

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
)

// findings returns what was reported on the packages that were asked for.
func findings(graph *checker.Graph) []Finding {
	var list []Finding
	for _, act := range graph.Roots {
		fset := act.Package.Fset
		for _, d := range act.Diagnostics {
			f := Finding{
				Analyzer: act.Analyzer.Name, Category: d.Category, Message: d.Message, URL: d.URL,
				Package: act.Package.PkgPath, Range: rangeOf(fset, d.Pos, d.End),
			}
			for _, r := range d.Related {
				f.Related = append(f.Related, Related{Range: rangeOf(fset, r.Pos, r.End), Message: r.Message})
			}
			for _, fix := range d.SuggestedFixes {
				f.Fixes = append(f.Fixes, Fix{Message: fix.Message, Edits: edits(fset, fix.TextEdits)})
			}
			list = append(list, f)
		}
	}
	slices.SortStableFunc(list, compare)
	return slices.CompactFunc(list, func(a, b Finding) bool { return compare(a, b) == 0 })
}

// compare orders findings by place. The variants of a package for tests have
// the same ones.
func compare(a, b Finding) int {
	return cmp.Or(
		cmp.Compare(a.Range.File, b.Range.File),
		cmp.Compare(a.Range.Line, b.Range.Line),
		cmp.Compare(a.Range.Column, b.Range.Column),
		cmp.Compare(a.Analyzer, b.Analyzer),
		cmp.Compare(a.Category, b.Category),
		cmp.Compare(a.Message, b.Message),
		cmp.Compare(a.Range.EndLine, b.Range.EndLine),
		cmp.Compare(a.Range.EndColumn, b.Range.EndColumn),
	)
}

// rangeOf returns a place as the user knows it.
func rangeOf(fset *token.FileSet, pos, end token.Pos) Range {
	if !end.IsValid() {
		end = pos
	}
	from, to := fset.Position(pos), fset.Position(end)
	r := Range{
		File: from.Filename, Line: from.Line, Column: from.Column,
		EndLine: to.Line, EndColumn: to.Column, Offset: from.Offset, EndOffset: to.Offset,
	}
	if fset.PositionFor(pos, false) != from {
		r.Offset, r.EndOffset = -1, -1
	}
	return r
}

// edits returns changes of files by their bytes.
func edits(fset *token.FileSet, list []analysis.TextEdit) []Edit {
	all := make([]Edit, len(list))
	for i, e := range list {
		end := e.End
		if !end.IsValid() {
			end = e.Pos
		}
		from := fset.PositionFor(e.Pos, false)
		all[i] = Edit{File: from.Filename, Start: from.Offset, End: fset.PositionFor(end, false).Offset, New: e.NewText}
	}
	return all
}
