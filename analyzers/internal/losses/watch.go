package losses

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
)

// isWatched reports whether a literal that the function defers records the variable
// of the error.
func (e liveError) isWatched(fn *ssa.Function) bool {
	load, ok := e.value.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return false
	}
	return slices.ContainsFunc(origins.Deferred(fn, fn.Blocks), func(c *ssa.MakeClosure) bool { return slices.Contains(e.flow.watched(c), load.X) })
}

// watched returns the variables of the functions around a literal whose values it
// records.
func (f *Detector) watched(closure *ssa.MakeClosure) []ssa.Value {
	var list []ssa.Value
	for i, variable := range closure.Fn.(*ssa.Function).FreeVars {
		if f.watches(variable) {
			list = append(list, closure.Bindings[i])
		}
	}
	return list
}

// watches reports whether a literal records the value of a variable that it shares.
func (f *Detector) watches(variable *ssa.FreeVar) bool {
	return slices.ContainsFunc(*variable.Referrers(), func(use ssa.Instruction) bool {
		load, ok := use.(*ssa.UnOp)
		if !ok {
			closure, ok := use.(*ssa.MakeClosure)
			return ok && slices.Contains(f.watched(closure), ssa.Value(variable))
		}
		return keepsIn(variable.Parent(), liveError{flow: f, value: load})
	})
}

// keepsIn reports whether some instruction of a function keeps an error.
func keepsIn(fn *ssa.Function, e liveError) bool {
	return slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return slices.ContainsFunc(b.Instrs, e.isKeptBy) })
}

// isRecordedOutside reports whether the error is that of a variable of a function
// around this one, which records what the variable holds at some place.
func (e liveError) isRecordedOutside() bool {
	load, ok := e.value.(*ssa.UnOp)
	if !ok {
		return false
	}
	variable, ok := load.X.(*ssa.FreeVar)
	if !ok {
		return false
	}
	return slices.ContainsFunc(e.flow.Evaluator.Storage().Outermost(variable), func(outer ssa.Value) bool {
		return slices.ContainsFunc(*outer.Referrers(), func(use ssa.Instruction) bool {
			switch use := use.(type) {
			case *ssa.Store:
				return keepsIn(use.Parent(), liveError{flow: e.flow, value: use.Val})
			case *ssa.UnOp:
				return keepsIn(use.Parent(), liveError{flow: e.flow, value: use})
			}
			return false
		})
	})
}
