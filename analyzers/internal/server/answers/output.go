package answers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// sendsOutput reports whether a return of a handler gives an output in which something is
// set, and the library sends that as the data of the result beside it.
func (a *asker) sendsOutput(h *handlers.Handler, ret *ssa.Return) bool {
	index, library := h.OutputIndex(), a.set.Named(h.Library)
	if index < 1 || ret == nil || library == nil || !a.set.Effect(library, h.Kind, sdk.FlaggedResult).ReplacesData {
		return false
	}
	results := settled(ret)
	helper := whole(results)
	if helper == nil {
		return isFilled(results[index], ret)
	}
	made := a.makings(helper, 1)
	return len(made) > 0 && !slices.ContainsFunc(made, func(r *returns.Return) bool { return !isFilled(settled(r.Instr)[index], r.Instr) })
}

// isFilled reports whether something is set in a value when a function returns it.
func isFilled(v ssa.Value, ret *ssa.Return) bool {
	return fillSearch{ret, make(map[ssa.Value]bool)}.isFilled(v)
}

// A fillSearch finds out whether something is set in values when a function returns.
type fillSearch struct {
	ret  *ssa.Return
	seen map[ssa.Value]bool
}

func (s fillSearch) isFilled(v ssa.Value) bool {
	if s.seen[v] {
		return false
	}
	s.seen[v] = true
	switch v := v.(type) {
	case *ssa.Const:
		return !isZero(v, s.ret)
	case *ssa.MakeInterface:
		return s.isFilled(v.X)
	case *ssa.MakeMap, *ssa.Alloc:
		return s.isPutInto(v)
	case *ssa.Slice:
		return s.isFilled(v.X)
	case *ssa.UnOp:
		variable, ok := v.X.(*ssa.Alloc)
		return !ok || s.isFilled(variable)
	case *ssa.Extract:
		return !isBesideError(v)
	case *ssa.Phi:
		return !slices.ContainsFunc(v.Edges, func(edge ssa.Value) bool { return !s.isFilled(edge) })
	}
	return true // the value came from elsewhere: its content is the answer
}

// isBesideError reports whether a value is a result of a call that returns an error as well:
// where that is not nil, the others are zero.
func isBesideError(v *ssa.Extract) bool {
	results, ok := v.Tuple.Type().(*types.Tuple)
	return ok && results.Len() > 0 && program.IsError(results.At(results.Len()-1).Type())
}

// isPutInto reports whether something is put into a variable or a map, or into a part of it,
// on a way to the return.
func (s fillSearch) isPutInto(variable ssa.Value) bool {
	return slices.ContainsFunc(paths.PutInto(variable), func(put paths.Put) bool {
		_, entry := put.Instr.(*ssa.MapUpdate)
		return control.LeadsTo(put.Instr.Block(), s.ret.Block()) && (entry || s.isFilled(put.Value))
	})
}
