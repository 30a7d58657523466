package silentdefault

import (
	"cmp"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// parsed reports arguments that cannot be parsed and are replaced: each place, and where a function of the
// module parses them, that once for the package.
func (c *checker) parsed(list []defaults.Replacement) {
	slices.SortStableFunc(list, func(a, b defaults.Replacement) int { return cmp.Compare(a.Instr.Pos(), b.Instr.Pos()) })
	for len(list) > 0 {
		first, others := list[0], []token.Pos(nil)
		list = slices.DeleteFunc(list[1:], func(r defaults.Replacement) bool {
			same := first.Own != nil && r.Own == first.Own
			if same && r.Instr.Pos() != first.Instr.Pos() {
				others = append(others, r.Instr.Pos())
			}
			return same
		})
		f := c.replacement(first, len(others))
		f.Strict = c.isUndeclared(first.Instr) || c.isNameless(first.Instr)
		for _, at := range others {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: at, Message: "here, too"})
		}
		report.Report(c.pass, f)
	}
}

// isNameless reports whether it is unknown which argument is parsed, and for which tool: middleware reads those of all, for
// its records.
func (c *checker) isNameless(call *ssa.Call) bool {
	return c.argumentOf(call) == "" && !answers.CallerOf(c.pass, call.Parent()).IsNamed()
}

// isUndeclared reports whether the one tool that reads an argument does not declare it, so that agents never send it.
func (c *checker) isUndeclared(call *ssa.Call) bool {
	h := c.found.Around(call.Parent())
	if h == nil {
		return false
	}
	name := c.argumentOf(call)
	return name != "" && c.described.Lacks(h, name)
}

// replacement returns the finding for an argument that is replaced, as more are elsewhere.
func (c *checker) replacement(r defaults.Replacement, more int) report.Finding {
	argument, who := named(c.argumentOf(r.Instr)), answers.CallerOf(c.pass, r.Instr.Parent())
	uses := who.Does("go") + " on without it"
	if r.Ignored {
		uses = who.Does("use") + " the zero value"
	}
	return report.Finding{
		Pos: r.Instr.Pos(), Category: categoryParsed,
		Message: "when " + report.Func(r.Source) + " cannot parse " + argument + ", " + uses + " without telling the agent" + report.Likewise(more),
		Help:    who.Remedy("say what " + it(argument) + " must be"),
		Sees:    sees(who, "the answer for another value of "+argument), Wire: who.Line().Hides(""),
	}
}

// argumentOf returns the name of the argument that a call is given, or nothing.
func (c *checker) argumentOf(call *ssa.Call) string {
	for _, arg := range call.Call.Args {
		if c.found.IsArgument(arg) {
			return inputs.NameOf(arg)
		}
	}
	return ""
}
