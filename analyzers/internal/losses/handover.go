package losses

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A handovers finds what functions make in the place of errors, and give to others.
type handovers struct{ liveErrors }

// in returns the coded errors that a function makes in the place of others
// and does not return: it stores them, or passes them to functions that make
// something else of them.
func (h handovers) in(fn *ssa.Function) []leaf {
	var list []leaf
	dead := h.Dead(fn)
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || dead[block] || !h.Coded.IsFactory(program.Called(&call.Call)) {
				continue
			}
			l := leaf{value: call, block: block}
			if h.isMadeFor(l) {
				list = append(list, l)
			}
		}
	}
	return list
}

// isMadeFor reports whether others get an error that is made, while nobody gets the
// one in the place of which it is made, and nothing records that.
func (h handovers) isMadeFor(l leaf) bool {
	live := h.lost(l)
	return len(live) > 0 && h.isTaken(l.value, live) && !h.returnsAny(l.block.Parent(), live) &&
		!slices.ContainsFunc(live, func(e liveError) bool { return e.recorded(l.block) })
}

// returnsAny reports whether a function returns one of some errors, or something
// that is made of it.
func (h handovers) returnsAny(fn *ssa.Function, live []liveError) bool {
	return slices.ContainsFunc(h.ReturnsIn[fn], func(ret *ssa.Return) bool {
		return slices.ContainsFunc(program.AllGiven(ret), func(v ssa.Value) bool {
			return slices.ContainsFunc(live, func(e liveError) bool { return program.LeadsTo(e.since, ret.Block()) && e.is(v) })
		})
	})
}

// isTaken reports whether others get a value, and none of them one of some errors.
func (h handovers) isTaken(v ssa.Value, live []liveError) bool {
	taken := false
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.MakeInterface:
			if len(*use.Referrers()) > 0 && !h.isTaken(use, live) {
				return false
			}
			taken = true
		case *ssa.Store:
			field, ok := use.Addr.(*ssa.FieldAddr)
			if !ok || use.Val != v || slices.ContainsFunc(live, func(e liveError) bool { return e.isIn(field.X) }) {
				return false
			}
			taken = true
		case *ssa.Call:
			if !h.isTaker(use) || slices.ContainsFunc(live, func(e liveError) bool { return slices.ContainsFunc(h.Given(use), e.isIn) }) {
				return false
			}
			taken = true
		case *ssa.DebugRef:
		default:
			return false
		}
	}
	return taken
}

// isTaker reports whether a call makes something else of a coded error than another
// error, or a comparison.
func (h handovers) isTaker(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	if _, builtin := call.Call.Value.(*ssa.Builtin); builtin || isMaker(obj) {
		return false
	}
	if obj != nil && obj.Pkg() != nil && (obj.Pkg().Path() == "errors" || obj.Pkg().Path() == api.Taxonomy) || program.IsBool(call.Type()) {
		return false
	}
	results := call.Call.Signature().Results()
	return !slices.ContainsFunc(slices.Collect(results.Variables()), func(v *types.Var) bool { return program.CanBeError(v.Type()) })
}
