package answers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
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
	if index < 1 || ret == nil || !a.set.Effect(library, h.Kind, sdk.FlaggedResult).ReplacesData {
		return false
	}
	helper := whole(ret)
	if helper == nil {
		return isFilled(ret, index)
	}
	made := a.makings(helper)
	return len(made) > 0 && !slices.ContainsFunc(made, func(r *returns.Return) bool { return !isFilled(r.Instr, index) })
}

// isFilled reports whether something is set in a result of a function when it returns.
func isFilled(ret *ssa.Return, index int) bool {
	return fillSearch{ret, make(map[ssa.Value]bool)}.isFilled(program.Given(ret, index))
}

// A fillSearch finds out whether something is set in values when a function returns.
type fillSearch struct {
	ret  *ssa.Return
	seen map[ssa.Value]bool // the variables and maps that were looked at
}

func (s fillSearch) isFilled(v ssa.Value) bool {
	return flow.All(held.Ends(v), func(v ssa.Value) bool {
		switch v := v.(type) {
		case *ssa.Const:
			return !paths.IsEmptyConst(v)
		case *ssa.MakeMap, *ssa.Alloc:
			return s.isPutInto(v)
		case *ssa.Extract:
			return !isBesideError(v)
		}
		return true // the value came from elsewhere: its content is the answer
	})
}

// held is the query for the variables and maps that a value is, or is read from as a whole.
var held = flow.Query{Kinds: flow.Phi | flow.Box | flow.Load | flow.Element, Skip: func(e flow.Edge) bool {
	_, part := e.At.(*ssa.Slice)
	return e.Kind == flow.Element && !part
}}

// isBesideError reports whether a value is a result of a call that returns an error as well:
// where that is not nil, the others are zero.
func isBesideError(v *ssa.Extract) bool {
	results, ok := v.Tuple.Type().(*types.Tuple)
	return ok && program.EndsInError(results)
}

// isPutInto reports whether something is put into a variable or a map, or into a part of it,
// on a way to the return.
func (s fillSearch) isPutInto(variable ssa.Value) bool {
	seen := s.seen[variable]
	s.seen[variable] = true
	return !seen && slices.ContainsFunc(paths.PutInto(variable), func(put paths.Put) bool {
		_, entry := put.Instr.(*ssa.MapUpdate)
		return program.LeadsTo(put.Instr.Block(), s.ret.Block()) && (entry || s.isFilled(put.Value))
	})
}
