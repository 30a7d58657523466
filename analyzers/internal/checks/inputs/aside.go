package inputs

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// goesOn reports whether a function goes on without an argument, and without a word, where it has
// another type: it does what it does with the argument, or returns something else instead.
func (f *typeFinder) goesOn(r reading) bool {
	if r.jump == nil {
		return true // the zero value stands for it
	}
	w := f.without(r)
	return !w.told && (w.joined || w.returned != nil)
}

// without follows a function from where an assertion does not hold.
func (f *typeFinder) without(r reading) aside {
	block := r.jump
	w := aside{typeFinder: f, held: ways(block.Succs[0], block), seen: make(map[*ssa.BasicBlock]bool)}
	w.look(block.Succs[1])
	return w
}

// instead returns where a function gives its caller something else for an argument of another type, or else where
// it asks for the type.
func (f *typeFinder) instead(r reading) token.Pos {
	if r.jump != nil {
		if w := f.without(r); w.returned != nil && w.returned.Pos().IsValid() {
			return w.returned.Pos()
		}
	}
	return r.assert.Pos()
}

// ways returns the blocks to which a block leads, without those behind another one.
func ways(from, without *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	seen := make(map[*ssa.BasicBlock]bool)
	for _, b := range program.After(from, without) {
		seen[b] = b != without
	}
	return seen
}

// An aside follows a function from where an assertion does not hold to where it goes on as if it had.
type aside struct {
	*typeFinder
	held         map[*ssa.BasicBlock]bool // where it goes on if the assertion holds
	seen         map[*ssa.BasicBlock]bool
	told, joined bool
	returned     *ssa.Return // where it returns something else, nil if it does not
}

func (w *aside) look(block *ssa.BasicBlock) {
	if w.seen[block] {
		return
	}
	w.seen[block] = true
	ret, returns := program.Last(endOf(block)).(*ssa.Return)
	switch {
	case returns && w.flow.Refuses(ret):
		w.told = true
	case w.held[block] && !isBody(block):
		w.joined = true
	case tells(block):
		w.told = true
	case returns && program.Last(block) == ret:
		w.returned = ret
		w.told = w.told || w.found.Around(block.Parent()) != nil || !givesValue(ret)
	default:
		for _, next := range block.Succs {
			w.look(next)
		}
	}
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
		if _, ok := program.Last(block).(*ssa.Jump); !ok || len(block.Succs[0].Instrs) > 1 && !onlyReturns(block.Succs[0]) {
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
		case *ssa.MapUpdate, *ssa.Send, *ssa.Panic, *ssa.Go, *ssa.Defer:
			return true
		}
		return false
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
