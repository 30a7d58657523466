package panicboundary

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// negatives looks for arguments at which a list is cut and that are compared with its length at most, here or in a
// function that gets them: a negative one panics. If that function compares the number with nothing, and the handler
// with constants only, one above the length does.
//
//	if len(items) > limit {
//		items = items[:limit]
//	}
func (c *checker) negatives(functions []*ssa.Function) {
	for _, fn := range functions {
		for instr := range program.Instructions[ssa.Instruction](cond.Live(fn)) {
			if call, ok := instr.(*ssa.Call); ok {
				c.handsNegative(call)
			} else if limits := c.outside(inputs.Numbers(instr), instr, false); limits != "" && !slices.ContainsFunc(cutsAt(instr), c.isUnchecked) {
				c.report(instr.Pos(), c.cutOutside(answers.CallerOf(c.pass, fn), c.source(instr.Pos(), "a list is cut and"), c.namesIn(instr), limits))
			}
		}
	}
}

// The limits outside of which a number can be.
const (
	belowZero   = "below 0"
	aboveLength = "above the length"
)

// outside returns the limits outside of which one of some numbers can be that a handler gets and hands on, or with which
// it cuts a list, or nothing. Those above the length count only if who cuts the list does not compare the number.
func (c *checker) outside(numbers []ssa.Value, at ssa.Instruction, unmeasured bool) (limits string) {
	for _, v := range numbers {
		switch {
		case !c.isOwn(v) || !c.found.IsArgument(v):
		case inputs.CanBeNegative(v, at):
			return belowZero
		case unmeasured && !inputs.IsMeasured(v):
			limits = aboveLength
		}
	}
	return limits
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
	var first string
	for _, cut := range c.cuts.Of(call) {
		limits := c.outside(cut.Given(call), call, slices.Contains(cut.Words, inputs.Unmeasured))
		if limits == "" {
			continue
		}
		if !cut.Pos().IsValid() {
			elsewhere, first = append(elsewhere, cut), cmp.Or(first, limits)
		} else if !slices.Contains(c.cutAt, cut.Pos()) {
			c.cutAt = append(c.cutAt, cut.Pos())
			t := c.cutOutside(answers.CallerOf(c.pass, call.Parent()), c.source(cut.Pos(), "a list is cut and"), c.givenAt(call, cut), limits)
			t.related = []analysis.RelatedInformation{{Pos: call.Pos(), Message: "the argument comes from here"}}
			c.report(cut.Pos(), t)
		}
	}
	if len(elsewhere) == 0 {
		return
	}
	t := c.cutOutside(answers.CallerOf(c.pass, call.Parent()), report.Func(elsewhere[0].Func), c.givenAt(call, elsewhere[0]), first)
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

// cutOutside says what happens where a number is outside of its limits.
func (c *checker) cutOutside(who answers.Caller, what string, names []string, limits string) telling {
	wrong, text := "it is negative", "[:-1]"
	if limits == aboveLength {
		wrong, text = "it is larger than the list", "…"
	}
	return telling{
		category: categoryBounds,
		message:  what + " panics in " + who.String() + " when the agent sends " + argument(names) + " " + limits + who.Outcome(),
		help:     "check " + it(names) + " first and " + who.Failure() + " if " + wrong,
		sees:     who.SeesPanic("runtime error: slice bounds out of range " + text), wire: who.WirePanic("runtime error: slice bounds out of range " + text),
	}
}
