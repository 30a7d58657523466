package silentdefault

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// A checker looks at one package.
type checker struct {
	pass  *analysis.Pass
	found *handlers.Result

	described inputs.Descriptions
	machine   *scenario.Machine
	never     map[ssa.Instruction]bool // what is told of as such
	told      map[ssa.Value]bool       // texts of which any other one than those that are known is a default
	checks    bool                     // the package, or one below it, holds arguments against the schemas
}

// element returns the finding for an assertion that leaves elements of an argument out.
func (c *checker) element(assertion *ssa.TypeAssert) report.Finding {
	who, kind := answers.CallerOf(c.pass, assertion.Parent()), inputs.KindOf(assertion.AssertedType).Words()
	list := named(inputs.NameOf(assertion.X))
	return report.Finding{
		Pos: assertion.Pos(), Category: categoryElement, Strict: true,
		Message: "when an element of " + list + " is not " + kind + ", " + who.Does("leave") + " it out without telling the agent",
		Help:    who.Remedy("name the element that is not " + kind),
		Sees:    sees(who, "the answer for the other elements"), Wire: who.Line().Hides(""),
	}
}

// assertions looks at arguments of any type that are asked for one of them.
func (c *checker) assertions(fn *ssa.Function) {
	dead := cond.Dead(fn)
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			assertion, ok := instr.(*ssa.TypeAssert)
			if !ok || !assertion.CommaOk || dead[block] {
				continue
			}
			if isElement(assertion.X) && leavesOut(assertion) && c.found.IsArgument(assertion.X) {
				report.Report(c.pass, c.element(assertion))
			}
		}
	}
}

// isElement reports whether a value is an element of a list or a map over which a loop runs.
func isElement(v ssa.Value) bool {
	if element, ok := paths.ReadFrom[*ssa.IndexAddr](v); ok {
		return !program.IsConst(element.Index)
	}
	x, ok := v.(*ssa.Extract)
	if !ok {
		return false
	}
	_, ranges := x.Tuple.(*ssa.Next)
	return ranges
}

// leavesOut reports whether a loop adds what was asserted to a list or a map, and does nothing where it
// is of another type.
func leavesOut(assertion *ssa.TypeAssert) bool {
	held := program.Part(assertion, 1)
	if held == nil {
		return false
	}
	jump, ok := (*held.Referrers())[0].(*ssa.If)
	if !ok {
		return false
	}
	add, next := jump.Block().Succs[0], jump.Block().Succs[1]
	if strings.HasPrefix(add.Comment, "cond.") && slices.Contains(add.Succs, next) {
		add = add.Succs[0] // the list must not be empty, either
	}
	return program.LeadsTo(next, jump.Block()) && !slices.Contains(next.Succs, add) && doesNothing(next) && addsAfter(add)
}

// doesNothing reports whether a block does nothing but to go on with the loop: it asks for no other type, either.
func doesNothing(block *ssa.BasicBlock) bool {
	return !slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
		switch instr := instr.(type) {
		case *ssa.Call:
			_, builtin := instr.Call.Value.(*ssa.Builtin)
			return !builtin
		case *ssa.TypeAssert, *ssa.Store, *ssa.Return:
			return true
		}
		return program.Acts(instr)
	})
}

// addsAfter reports whether something is added to a list or a map in the blocks to which control comes only through one.
func addsAfter(first *ssa.BasicBlock) bool {
	return slices.ContainsFunc(first.Parent().Blocks, func(block *ssa.BasicBlock) bool {
		return first.Dominates(block) && slices.ContainsFunc(block.Instrs, paths.Adds)
	})
}
