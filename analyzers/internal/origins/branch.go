package origins

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Dead returns the blocks of a function that are never reached.
func (f *Tracer) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !f.Own[fn] {
		return program.Dead(fn)
	}
	return f.Unreached[fn]
}

// ComesFrom reports whether control can come to a block from another one.
func (f *Tracer) ComesFrom(from, to *ssa.BasicBlock) bool {
	return !f.Dead(from.Parent())[from] && slices.Contains(f.Knowledge().Taken(from), to)
}

// FromPhi returns the values that a phi can be, with the blocks from which they
// come, without those that are nil or belong to ways that are never taken.
func (f *Tracer) FromPhi(phi *ssa.Phi) (values []ssa.Value, from []*ssa.BasicBlock) {
	for i, edge := range phi.Edges {
		pred := phi.Block().Preds[i]
		if f.ComesFrom(pred, phi.Block()) && program.From(phi, i) != program.FoundNil {
			values, from = append(values, edge), append(from, pred)
		}
	}
	return values, from
}

// isPresent reports whether a value is what an SDK gives every handler, such as its
// session: handlers test by habit whether there is one. So they do in functions for values of
// any type.
func (f *Tracer) isPresent(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return f.isBoxed(v)
	}
	_, present := f.Set.Present(program.CalledObject(&call.Call))
	return present
}

// Knowledge returns what is known of values beside what can be seen in a function.
func (f *Tracer) Knowledge() program.Knowledge {
	return program.Knowledge{IsSet: f.isPresent, IsDecoded: f.isDecoded, Succeeds: f.NeverFails, IsFilled: f.isFilled}
}
