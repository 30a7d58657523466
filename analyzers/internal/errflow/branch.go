package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// dead returns the blocks of a function that are never reached.
func (f *originReader) dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !f.Own[fn] {
		return program.Dead(fn)
	}
	return f.unreached[fn]
}

// comesFrom reports whether control can come to a block from another one.
func (f *originReader) comesFrom(from, to *ssa.BasicBlock) bool {
	return !f.dead(from.Parent())[from] && slices.Contains(f.knowledge().Taken(from), to)
}

// fromPhi returns the values that a phi can be, with the blocks from which they
// come, without those that are nil or belong to ways that are never taken.
func (f *originReader) fromPhi(phi *ssa.Phi) (values []ssa.Value, from []*ssa.BasicBlock) {
	for i, edge := range phi.Edges {
		pred := phi.Block().Preds[i]
		if f.comesFrom(pred, phi.Block()) && program.From(phi, i) != program.FoundNil {
			values, from = append(values, edge), append(from, pred)
		}
	}
	return values, from
}

// isPresent reports whether a value is what an SDK gives every handler, such as its
// session: handlers test by habit whether there is one. So they do in functions for values of
// any type.
func (f *originReader) isPresent(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return f.isBoxed(v)
	}
	_, present := f.Set.Present(program.CalledObject(&call.Call))
	return present
}

// knowledge returns what is known of values beside what can be seen in a function.
func (f *originReader) knowledge() program.Knowledge {
	return program.Knowledge{IsSet: f.isPresent, IsDecoded: f.isDecoded, Succeeds: f.neverFails, IsFilled: f.isFilled}
}
