package silentdefault

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/replaced"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// parsed reports arguments that cannot be parsed and are replaced: each place, and where a function of the
// module parses them, that once for the package.
func (c *checker) parsed(list []replaced.Replacement) {
	slices.SortStableFunc(list, func(a, b replaced.Replacement) int { return cmp.Compare(a.Instr.Pos(), b.Instr.Pos()) })
	for len(list) > 0 {
		first, others := list[0], []token.Pos(nil)
		list = slices.DeleteFunc(list[1:], func(r replaced.Replacement) bool {
			same := first.Own != nil && r.Own == first.Own
			if same && r.Instr.Pos() != first.Instr.Pos() {
				others = append(others, r.Instr.Pos())
			}
			return same
		})
		what := "goes on with something else"
		if first.Ignored {
			what = "goes on with the zero value"
		}
		f := report.Finding{Pos: first.Instr.Pos(), Category: categoryParsed}
		f.Message = "parses an argument with " + first.Source + " and " + what + " where that fails" + report.Likewise(len(others)) + ": the agent gets an answer to what it has not asked; return an error that says what is wrong with the argument"
		for _, at := range others {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: at, Message: "parses one here, too"})
		}
		report.Report(c.pass, f)
	}
}
