package panicboundary

import (
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cuts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/intake"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// negativeMessage begins what is said of a cut at a number that can be negative.
const negativeMessage = "cuts where an argument says, which nothing has found to be at least zero: a negative number panics"

// negatives looks for arguments at which a list is cut and that are compared with its length at
// most, here or in a function that gets them: a negative one panics.
//
//	if len(items) > limit {
//		items = items[:limit]
//	}
func (c *checker) negatives(functions []*ssa.Function) {
	for _, fn := range functions {
		if c.isRecovered(fn) || syntax.InTest(c.pass.Fset, fn.Pos()) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](control.Live(fn)) {
			if call, ok := instr.(*ssa.Call); ok {
				c.handsNegative(call)
			} else if slices.ContainsFunc(cuts.Numbers(instr), func(v ssa.Value) bool {
				return c.isOwn(v) && c.found.IsArgument(v) && cuts.CanBeNegative(v, instr)
			}) && !slices.ContainsFunc(cutsAt(instr), c.isUnchecked) {
				c.report(instr.Pos(), categoryBounds, negativeMessage+answers.Panic(c.pass, fn)+"; check it and answer with an error result")
			}
		}
	}
}

// isOwn reports whether a number comes into a handler itself, and not from a function that calls
// the one at hand, and can have checked it.
func (c *checker) isOwn(v ssa.Value) bool {
	p := cuts.Parameter(v)
	return p == nil || slices.ContainsFunc(c.found.Handlers, func(h *handlers.Handler) bool { return h.Func == p.Parent() })
}

// handsNegative looks at a call of a function that cuts at what it is given. If that is one of the
// package, the place is where it cuts.
func (c *checker) handsNegative(call *ssa.Call) {
	var elsewhere []intake.Way
	for _, cut := range c.cuts.Of(call) {
		if !slices.ContainsFunc(cut.Given(call), func(v ssa.Value) bool {
			return c.isOwn(v) && c.found.IsArgument(v) && cuts.CanBeNegative(v, call)
		}) {
			continue
		}
		if !cut.Pos().IsValid() {
			elsewhere = append(elsewhere, cut)
		} else if !slices.Contains(c.cutAt, cut.Pos()) {
			c.cutAt = append(c.cutAt, cut.Pos())
			c.report(cut.Pos(), categoryBounds, negativeMessage+answers.Panic(c.pass, call.Parent())+"; check it and answer with an error result",
				analysis.RelatedInformation{Pos: call.Pos(), Message: "an argument is given here"})
		}
	}
	if len(elsewhere) == 0 {
		return
	}
	var related []analysis.RelatedInformation
	for _, cut := range elsewhere {
		related = append(related, analysis.RelatedInformation{Pos: c.cuts.Home.Pos(cut.Place), Message: "cuts there"})
	}
	what := "an argument"
	if elsewhere[0].Field != "" {
		what += " as " + elsewhere[0].Field
	}
	c.report(call.Pos(), categoryBounds, "gives "+what+" to "+elsewhere[0].Func+", which cuts a list there ("+elsewhere[0].Place.Short()+") and asks nobody whether it is negative: -1 panics"+
		answers.Panic(c.pass, call.Parent())+"; check it and answer with an error result", related...)
}
