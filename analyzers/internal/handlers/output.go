package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/forwarding"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
)

// OutputIndex returns the place of the output among the results of a handler that a
// library calls, or -1 if the library knows of none.
func (h *Handler) OutputIndex() int {
	results := h.Func.Signature.Results()
	switch {
	case h.Kind == sdk.TypedTool && results.Len() == 3:
		return 1
	case h.Kind == sdk.StructuredTool && results.Len() == 2:
		return 0
	}
	return -1
}

// becomes reports whether what a call returns first is what the function around it
// returns in some place.
func (f *finder) becomes(call *ssa.Call, index int) bool {
	first := forwarding.FirstResult(call)
	return first != nil && index >= 0 && slices.ContainsFunc(f.Index.Returns[call.Parent()], func(ret *ssa.Return) bool {
		return isOneOf(program.Given(ret, index), first, 0)
	})
}

// comparesFirst reports whether the first value that a call returns is compared with
// something.
func comparesFirst(call *ssa.Call) bool {
	first := forwarding.FirstResult(call)
	return first != nil && slices.ContainsFunc(*first.Referrers(), func(use ssa.Instruction) bool {
		_, compares := use.(*ssa.BinOp)
		return compares
	})
}

// isOneOf reports whether a value can be another one, be it in an interface.
func isOneOf(v, other ssa.Value, depth int) bool {
	if v == other {
		return true
	}
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return isOneOf(v.X, other, depth)
	case *ssa.Phi:
		if depth > servers.MaxWrapped {
			return false
		}
		for _, edge := range v.Edges {
			if isOneOf(edge, other, depth+1) {
				return true
			}
		}
	}
	return false
}
