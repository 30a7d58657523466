package inputs

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// An aside is what a function does where an assertion does not hold, and not else: it is run as if it did not, and as if
// it did.
type aside struct {
	told     bool // somebody is told of it
	joined   bool // it goes on as if the assertion had held
	returned bool // it returns something else
}

// goesOn reports whether a function goes on without an argument, and without a word, where it has
// another type: it does what it does with the argument, or returns something else instead.
func (f *typeFinder) goesOn(r reading) bool {
	if r.ok == nil {
		return true // the zero value stands for it
	}
	w := f.without(r)
	return !w.told && (w.joined || w.returned)
}

func (f *typeFinder) without(r reading) (w aside) {
	fn := r.assert.Parent()
	failed := f.machine.Run(fn, scenario.Scenario{At: r.assert, Given: r.given(false, scenario.Zero(r.value.Type()))})
	fine := f.machine.Run(fn, scenario.Scenario{At: r.assert, Given: r.given(true, scenario.Any)})
	first := failed.Next(r.jump)[0]
	for _, block := range failed.Blocks() {
		if fine.Reaches(block) && !(isBody(first) && first.Dominates(block)) {
			continue
		}
		last, returns := program.Last(endOf(block)).(*ssa.Return)
		switch {
		case returns && f.flow.Refuses(last), tells(block):
			w.told = true
		case returns && program.Last(block) == last:
			w.returned = true
			w.told = w.told || f.found.Around(fn) != nil || !givesValue(last)
		}
		w.joined = w.joined || slices.ContainsFunc(failed.Next(block), fine.Reaches)
	}
	w.joined = w.joined || fine.Reaches(first)
	return w
}

// isBody reports whether a block begins what a function does where a condition does not hold, as in
//
//	if name, ok := args["name"].(string); !ok || name == "" {
func isBody(block *ssa.BasicBlock) bool {
	return block.Comment == "if.then" || block.Comment == "if.else"
}

// endOf returns the block to which a block leads at once, or itself.
func endOf(block *ssa.BasicBlock) *ssa.BasicBlock {
	for range budget.Deep {
		if _, ok := program.Last(block).(*ssa.Jump); !ok || !onlyReturns(block.Succs[0]) {
			return block
		}
		block = block.Succs[0]
	}
	return block
}

// onlyReturns reports whether a block does nothing but to return.
func onlyReturns(block *ssa.BasicBlock) bool {
	return !slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
		switch instr.(type) {
		case *ssa.Phi, *ssa.Return, *ssa.RunDefers, *ssa.UnOp, *ssa.Extract:
			return false
		}
		return true
	})
}

// tells reports whether a block does more than to choose a value, or to log.
func tells(block *ssa.BasicBlock) bool {
	return slices.ContainsFunc(block.Instrs, func(instr ssa.Instruction) bool {
		switch instr := instr.(type) {
		case *ssa.Call:
			obj := program.Called(instr.Common())
			return !funcs.IsLog(instr.Common()) && (obj == nil || obj.FullName() != "os.Getenv")
		case *ssa.Store:
			_, constant := instr.Val.(*ssa.Const)
			_, slot := instr.Addr.(*ssa.IndexAddr) // of what is logged
			return !constant && !slot
		}
		return program.Acts(instr)
	})
}

// givesValue reports whether a function returns something that its caller takes for the argument:
// no error, no flag beside it, and no sentence.
func givesValue(ret *ssa.Return) bool {
	if len(ret.Results) > 0 && strings.Contains(program.TextOf(ret.Results[0]), " ") {
		return false
	}
	return len(ret.Results) == 1 || len(ret.Results) == 2 && program.IsNil(ret.Results[1]) && program.IsError(ret.Results[1].Type())
}
