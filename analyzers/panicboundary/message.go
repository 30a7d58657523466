package panicboundary

import (
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A telling is what is said of a place.
type telling struct {
	category, message, help, sees string

	wire    report.Wire
	related []analysis.RelatedInformation
	strict  bool
}

func (c *checker) reportExit(d effects.Deed) {
	who := answers.CallerOf(c.pass, d.Instr.Parent())
	c.report(d.Pos(), telling{
		category: categoryExit, message: where(d) + " ends the process and all sessions " + who.During(),
		help: remedyOf(d, who), sees: "nothing: the process exits", related: d.Elsewhere(), strict: d.Mistake,
	})
}

func (c *checker) reportPanic(d effects.Deed) {
	who := answers.CallerOf(c.pass, d.Instr.Parent())
	c.report(d.Pos(), telling{
		category: categoryPanic, message: where(d) + " " + who.Panic() + " " + who.During(),
		help: remedyOf(d, who), sees: who.SeesPanic("…"), wire: who.WirePanic("…"), related: d.Elsewhere(), strict: d.Mistake,
	})
}

// where names what does a deed, and the function of another package in which it does.
func where(d effects.Deed) string {
	switch {
	case d.Func == "":
		return report.Func(d.Name)
	case d.Registered:
		return report.Func(d.Name) + " in the handler " + report.Func(d.Func)
	}
	return report.Func(d.Name) + " in " + report.Within(d.Func)
}

// remedyOf says what to do where a deed is done.
func remedyOf(d effects.Deed, who answers.Caller) string {
	if d.Func != "" {
		return "return an error in " + d.Place.Short()
	}
	return who.Remedy("say what failed")
}

func (c *checker) reportMust(call ssa.CallInstruction) {
	obj, who := program.Called(call.Common()), answers.CallerOf(c.pass, call.Parent())
	name := syntax.ShortName(obj)
	what := "the agent's input"
	if argument := c.argumentIn(call.Common().Args); argument != "" {
		what = "the agent's " + report.Code(argument)
	}
	instead := "a function that returns an error"
	if plain := strings.TrimPrefix(obj.Name(), "Must"); obj.Pkg().Scope().Lookup(plain) != nil {
		instead = report.Func(strings.TrimSuffix(name, obj.Name()) + plain)
	}
	c.report(call.Pos(), telling{
		category: categoryMust, message: report.Func(name) + " panics in " + who.String() + " when " + what + " is invalid" + who.Outcome(),
		help: "call " + instead + " and " + who.Failure() + " if it fails", sees: who.SeesPanic("…"), wire: who.WirePanic("…"),
	})
}

// argumentIn returns the name of the argument that is among some values, or nothing.
func (c *checker) argumentIn(values []ssa.Value) string {
	for _, v := range values {
		if c.found.IsArgument(v) {
			if name := inputs.NameOf(v); name != "" {
				return name
			}
		}
	}
	return ""
}

func (c *checker) reportServer(s handlers.Server) {
	makes := "this server"
	if cur, ok := c.root().FindByPos(s.Pos, s.Pos); ok {
		for call := range cur.Enclosing((*ast.CallExpr)(nil)) {
			if source, ok := syntax.Source(c.pass, call.Node().(*ast.CallExpr).Fun); ok {
				makes = report.Code(source)
			}
			break
		}
	}
	help := "add middleware that recovers and returns an error"
	if r := s.Library.Remedy; r.Recovery != "" && (r.Recoverer == "" || sdk.Of(c.pass.Pkg).Declares(s.Library, r.Recoverer)) {
		help = r.Recovery
	}
	c.report(s.Pos, telling{
		category: categoryRecovery, message: makes + " makes a server that recovers from no panic: one in any handler ends the process and all sessions",
		help: help, sees: "nothing: the process exits",
	})
}

// source returns the expression at a position as a message shows it.
func (c *checker) source(pos token.Pos, otherwise string) string {
	cur, ok := syntax.ExpressionAt(c.root(), pos)
	if !ok {
		return otherwise
	}
	return report.Source(c.pass, cur.Node().(ast.Expr), otherwise)
}

func (c *checker) root() inspector.Cursor {
	return c.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root()
}

// report reports the call or expression at a position.
func (c *checker) report(at token.Pos, t telling) {
	pos, end := syntax.Place(c.root(), at)
	report.Report(c.pass, report.Finding{
		Pos: pos, End: end, Category: t.category, Strict: t.strict || c.isStrict(t.category),
		Message: t.message, Help: t.help, Sees: t.sees, Wire: t.wire, Related: t.related,
	})
}

// isStrict reports whether a category is reported only if it is asked for: servers without recovery, and, in
// packages without handlers, what was decoded, because nothing there tells that a handler comes to it.
func (c *checker) isStrict(category string) bool {
	switch category {
	case categoryRecovery:
		return true
	case categoryAssertion, categoryAbsent:
		return len(c.found.Handlers) == 0
	}
	return false
}
