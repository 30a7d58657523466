package panicboundary

import (
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

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
		for instr := range program.Instructions[ssa.Instruction](cond.Live(fn)) {
			if call, ok := instr.(*ssa.Call); ok {
				c.handsNegative(call)
			} else if slices.ContainsFunc(inputs.Numbers(instr), func(v ssa.Value) bool {
				return c.isOwn(v) && c.found.IsArgument(v) && inputs.CanBeNegative(v, instr)
			}) && !slices.ContainsFunc(cutsAt(instr), c.isUnchecked) {
				c.report(instr.Pos(), c.belowZero(answers.CallerOf(c.pass, fn), c.source(instr.Pos(), "a list is cut and"), c.namesIn(instr)))
			}
		}
	}
}

// isOwn reports whether a number comes into a handler itself, and not from a function that calls
// the one at hand, and can have checked it.
func (c *checker) isOwn(v ssa.Value) bool {
	p := inputs.Parameter(v)
	return p == nil || slices.ContainsFunc(c.found.Handlers, func(h *handlers.Handler) bool { return h.Func == p.Parent() })
}

// handsNegative looks at a call of a function that cuts at what it is given. If that is one of the
// package, the place is where it cuts.
func (c *checker) handsNegative(call *ssa.Call) {
	var elsewhere []inputs.Way
	for _, cut := range c.cuts.Of(call) {
		if !slices.ContainsFunc(cut.Given(call), func(v ssa.Value) bool {
			return c.isOwn(v) && c.found.IsArgument(v) && inputs.CanBeNegative(v, call)
		}) {
			continue
		}
		if !cut.Pos().IsValid() {
			elsewhere = append(elsewhere, cut)
		} else if !slices.Contains(c.cutAt, cut.Pos()) {
			c.cutAt = append(c.cutAt, cut.Pos())
			t := c.belowZero(answers.CallerOf(c.pass, call.Parent()), c.source(cut.Pos(), "a list is cut and"), c.givenAt(call, cut))
			t.related = []analysis.RelatedInformation{{Pos: call.Pos(), Message: "the argument comes from here"}}
			c.report(cut.Pos(), t)
		}
	}
	if len(elsewhere) == 0 {
		return
	}
	first := elsewhere[0]
	t := c.belowZero(answers.CallerOf(c.pass, call.Parent()), report.Func(first.Func), c.givenAt(call, first))
	for _, cut := range elsewhere {
		t.related = append(t.related, analysis.RelatedInformation{Pos: c.cuts.Home.Pos(cut.Place), Message: "a list is cut here"})
	}
	c.report(call.Pos(), t)
}

// givenAt returns the name of the argument that a call gives by a way, if it is known.
func (c *checker) givenAt(call *ssa.Call, cut inputs.Way) []string {
	for _, v := range cut.Given(call) {
		if name := inputs.NameOf(v); name != "" {
			return []string{name}
		}
	}
	if cut.Field != "" {
		return []string{cut.Field}
	}
	return nil
}

// belowZero says what happens where a number is negative.
func (c *checker) belowZero(who answers.Caller, what string, names []string) telling {
	return telling{
		category: categoryBounds,
		message:  what + " panics in " + who.String() + " when the agent sends " + argument(names) + " below 0" + who.Outcome(),
		help:     "check " + it(names) + " first and " + who.Failure() + " if it is negative",
		sees:     who.SeesPanic("runtime error: slice bounds out of range [:-1]"),
	}
}
