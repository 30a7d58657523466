package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// dead returns the blocks of a function that are never reached.
func (f *Flow) dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	known, ok := f.unreached[fn]
	if !ok {
		f.unreached[fn] = nil // for functions that call each other
		known = f.knowledge().Dead(fn)
		f.unreached[fn] = known
	}
	return known
}

// comesFrom reports whether control can come to a block from another one.
func (f *Flow) comesFrom(from, to *ssa.BasicBlock) bool {
	return !f.dead(from.Parent())[from] && slices.Contains(f.knowledge().Taken(from), to)
}

// fromPhi returns the values that a phi can be, with the blocks from which they
// come, without those that are nil or belong to ways that are never taken.
func (f *Flow) fromPhi(phi *ssa.Phi) (values []ssa.Value, from []*ssa.BasicBlock) {
	for i, edge := range phi.Edges {
		pred := phi.Block().Preds[i]
		if f.comesFrom(pred, phi.Block()) && program.From(phi, i) != program.FoundNil {
			values, from = append(values, edge), append(from, pred)
		}
	}
	return values, from
}

// isPresent reports whether a value is what an SDK gives every handler, such as its
// session: handlers test by habit whether there is one.
func (f *Flow) isPresent(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	_, present := f.set.Present(calledObject(&call.Call))
	return present
}

// knowledge returns what is known of values beside what can be seen in a function.
func (f *Flow) knowledge() program.Knowledge {
	return program.Knowledge{IsSet: f.isPresent, IsDecoded: f.isDecoded, Succeeds: f.neverFails}
}

// isDecoded reports whether a value is what a function of another module has
// returned, or a part of that: clients decode what they receive. Libraries decode the
// requests that a function is given, with the arguments in them.
func (f *Flow) isDecoded(v ssa.Value) bool {
	arguments := false
	for {
		switch part := v.(type) {
		case *ssa.UnOp:
			v = part.X
		case *ssa.FieldAddr:
			arguments = arguments || f.isArguments(part.X, part.Field)
			v = part.X
		case *ssa.Field:
			arguments = arguments || f.isArguments(part.X, part.Field)
			v = part.X
		case *ssa.IndexAddr:
			v = part.X
		case *ssa.Extract:
			v = part.Tuple
		case *ssa.Call:
			obj := calledObject(&part.Call)
			return obj != nil && obj.Pkg() != nil && !isStandard(obj.Pkg().Path()) && !module.Seems(f.pass, obj.Pkg())
		case *ssa.Parameter:
			return arguments
		default:
			return false
		}
	}
}

// isArguments reports whether a field of a struct holds the arguments of a request.
func (f *Flow) isArguments(x ssa.Value, field int) bool {
	v := program.Field(x.Type(), field)
	if v == nil {
		return false
	}
	_, _, ok := f.set.Arguments(v)
	return ok
}
