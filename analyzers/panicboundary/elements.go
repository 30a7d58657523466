package panicboundary

import (
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// elements looks for elements with a fixed index of lists that a service has answered, whose length nobody asks
// for: one finding for each function, at the first.
//
//	var answer struct{ Choices []choice }
//	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil { … }
//	return answer.Choices[0].Text
func (c *checker) elements(functions []*ssa.Function) {
	index := flow.IndexOf(c.pass)
	for _, fn := range functions {
		var found []*ssa.IndexAddr
		for element := range program.Instructions[*ssa.IndexAddr](cond.Live(fn)) {
			if isFixed(element) && !c.found.IsArgument(element.X) && isPartOfDecoded(index, element.X) && !isLengthAsked(element.X) {
				found = append(found, element)
			}
		}
		if len(found) > 0 {
			t := c.missing(found)
			t.strict = !c.isReached(fn)
			c.report(found[0].Pos(), t)
		}
	}
}

// isReached reports whether a handler of the package is the function, or calls it.
func (c *checker) isReached(fn *ssa.Function) (reached bool) {
	flow.IndexOf(c.pass).Calls.Ascend(fn, func(by *ssa.Function) bool {
		reached = reached || c.found.Around(by) != nil
		return reached
	})
	return reached
}

// isFixed reports whether an element of a slice has an index that the program fixes.
func isFixed(element *ssa.IndexAddr) bool {
	_, list := element.X.Type().Underlying().(*types.Slice)
	return list && program.IsConst(element.Index)
}

// isLengthAsked reports whether something asks how long a list is, or whether it is nil: the function, one of its
// literals, or a function that gets the list or the struct that has it.
func isLengthAsked(list ssa.Value) bool {
	field := paths.FieldRead(list)
	is := func(v ssa.Value) bool { return paths.Same(v, list) }
	for instr := range program.InstructionsOf[ssa.Instruction](program.Family(program.Outermost(list.Parent()))) {
		if asksLength(instr, is) {
			return true
		}
		call, ok := instr.(*ssa.Call)
		if ok && call.Call.StaticCallee() != nil && (asksWithin(program.Declaration(call.Call.StaticCallee()), field) || slices.ContainsFunc(call.Call.Args, is)) {
			return true
		}
	}
	return false
}

// asksLength reports whether an instruction takes the length of a list, or compares it.
func asksLength(instr ssa.Instruction, is func(ssa.Value) bool) bool {
	switch instr := instr.(type) {
	case *ssa.Call:
		return program.IsBuiltin(instr, "len") && is(instr.Call.Args[0])
	case *ssa.BinOp:
		return is(instr.X) || is(instr.Y)
	}
	return false
}

// asksWithin reports whether a function takes the length of a field, or compares it.
func asksWithin(fn *ssa.Function, field *types.Var) bool {
	if field == nil {
		return false
	}
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		if asksLength(instr, func(v ssa.Value) bool { return paths.FieldRead(v) == field }) {
			return true
		}
	}
	return false
}

// missing says what happens where a list is shorter than the program takes for granted.
func (c *checker) missing(elements []*ssa.IndexAddr) telling {
	first := elements[0]
	who := answers.CallerOf(c.pass, first.Parent())
	least := int64(1)
	if index, ok := first.Index.(*ssa.Const); ok {
		least += index.Int64()
	}
	many := " is empty"
	if least > 1 {
		many = " has fewer than " + strconv.FormatInt(least, 10) + " elements"
	}
	t := telling{
		category: categoryAssertion,
		message:  c.source(first.Pos(), "an element") + " panics in " + who.String() + " when the decoded list" + many + who.Outcome(),
		help:     "check the length first and " + who.Failure() + " if something is missing",
		sees:     who.SeesPanic("runtime error: index out of range …"), wire: who.WirePanic("runtime error: index out of range …"),
	}
	for _, other := range elements[1:] {
		t.related = append(t.related, analysis.RelatedInformation{Pos: other.Pos(), Message: "this element, too"})
	}
	return t
}
