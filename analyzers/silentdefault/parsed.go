package silentdefault

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/defaults"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// parsed reports arguments that cannot be parsed and are replaced.
func (c *checker) parsed(list []defaults.Replacement) {
	for _, r := range list {
		f := c.replacement(r)
		f.Strict = c.isUndeclared(r.Instr) || c.isNameless(r.Instr)
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

// replacement returns the finding for an argument that is replaced.
func (c *checker) replacement(r defaults.Replacement) report.Finding {
	argument, who := named(c.argumentOf(r.Instr)), answers.CallerOf(c.pass, r.Instr.Parent())
	uses := who.Does("go") + " on without it"
	if r.Ignored {
		uses = who.Does("use") + " the zero value"
	}
	return report.Finding{
		Pos: r.Instr.Pos(), Category: categoryParsed,
		Message: "when " + report.Func(r.Source) + " cannot parse " + argument + ", " + uses + " without telling the agent",
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
