package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/middleware"
)

// Around returns the handler that a function is or that stands around it, nil if
// there is none.
func (r *Result) Around(fn *ssa.Function) *Handler {
	for ; fn != nil; fn = fn.Parent() {
		if h := r.handlerOf(fn); h != nil {
			return h
		}
	}
	return nil
}

// Recovered reports whether a function or middleware that recovers from panics stands
// before a handler, as far as the package tells, and whether it is the library's own.
func (r *Result) Recovered(h *Handler) (recovered, byLibrary bool) {
	recovered = r.recoveredBySeam(h) || r.recoveredByCallers(h)
	for _, m := range r.Installed {
		for _, at := range h.Registered {
			if m.Before(at, h.Kind) {
				byLibrary = byLibrary || m.Recovers
				recovered = recovered || m.Recovers || m.Catches == middleware.Catches
			}
		}
	}
	return recovered, byLibrary
}

// recoveredBySeam reports whether a function around a handler recovers.
func (r *Result) recoveredBySeam(h *Handler) bool {
	return slices.ContainsFunc(h.Behind, r.recoversAt) ||
		slices.ContainsFunc(r.Routes(h), func(way Route) bool { return slices.ContainsFunc(way.Seams, r.recoversAt) })
}

// recoveredByCallers reports whether a function that has the type of a handler, and is
// registered nowhere, is called by handlers around which something recovers, and by nobody
// else.
func (r *Result) recoveredByCallers(h *Handler) bool {
	if h.Func == nil || h.Found != ByType || len(h.Registered) > 0 {
		return false
	}
	calls := r.finder.Index.Calls[h.Func]
	return len(calls) > 0 && !slices.ContainsFunc(calls, func(call ssa.CallInstruction) bool {
		caller := r.Around(call.Parent())
		return caller == nil || caller == h || !r.recoveredBySeam(caller)
	})
}

// ForeignRecovered reports whether something recovers from the panics of a handler of
// another package: the handler itself, what it is wrapped in, or middleware.
func (r *Result) ForeignRecovered(f Foreign) bool {
	recovered, _ := r.Recovered(f.Handler())
	return recovered || r.finder.middleware.RecoversElsewhere(f.Func) || r.finder.middleware.RecoversElsewhere(f.wrapper)
}
