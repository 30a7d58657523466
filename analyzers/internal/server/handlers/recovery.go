package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Recovery is what stands before handlers and recovers from their panics.
type recovery struct {
	*wrappers.Middleware
	catalogue *catalogue
	routes    *routes
	installed []wrappers.Installed
}

// of reports whether something that recovers stands before a handler, and whether it is the library's own.
func (r *recovery) of(h *Handler) (recovered, byLibrary bool) {
	recovered = r.bySeam(h) || r.byCallers(h)
	for _, m := range r.installed {
		for _, at := range h.Registered {
			if m.Before(at, h.Kind) {
				byLibrary = byLibrary || m.Recovers
				recovered = recovered || m.Recovers || m.Catches == wrappers.Catches
			}
		}
	}
	return recovered, byLibrary
}

// bySeam reports whether a function around a handler recovers.
func (r *recovery) bySeam(h *Handler) bool {
	return slices.ContainsFunc(h.Behind, r.at) ||
		slices.ContainsFunc(r.routes.to(h, nil), func(way Route) bool { return slices.ContainsFunc(way.Seams, r.at) })
}

// byCallers reports whether a function that has the type of a handler, and is
// registered nowhere, is called by handlers around which something recovers, and by nobody
// else.
func (r *recovery) byCallers(h *Handler) bool {
	if h.Func == nil || h.Found != ByType || len(h.Registered) > 0 {
		return false
	}
	calls := r.Calls.Callers(h.Func)
	return len(calls) > 0 && !slices.ContainsFunc(calls, func(call ssa.CallInstruction) bool {
		caller := r.catalogue.around(call.Parent())
		return caller == nil || caller == h || !r.bySeam(caller)
	})
}

// at reports whether a seam recovers from the panics of what it calls.
func (r *recovery) at(s *Seam) bool {
	return s.Func != nil && r.Recovers(s.Func) || s.Wrapper != nil && r.RecoversElsewhere(s.Wrapper)
}
