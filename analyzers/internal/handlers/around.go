package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"
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

// Recovered reports whether middleware that recovers from panics stands before a
// handler, as far as the package tells, and whether it is the library's own.
func (r *Result) Recovered(h *Handler) (recovered, byLibrary bool) {
	for _, m := range r.Installed {
		for _, at := range h.Registered {
			if m.Before(at, h.Kind) {
				byLibrary = byLibrary || m.Recovers
				recovered = recovered || m.Recovers || m.Catches == Catches
			}
		}
	}
	return recovered, byLibrary
}

// ForeignRecovered reports whether something recovers from the panics of a handler of
// another package: the handler itself, what it is wrapped in, or middleware.
func (r *Result) ForeignRecovered(f Foreign) bool {
	recovered, _ := r.Recovered(f.Handler())
	return recovered || r.finder.recoversElsewhere(f.Func) || f.Seam != nil && r.recoversAt(f.Seam) || r.finder.recoversElsewhere(f.wrapper) ||
		slices.ContainsFunc(r.ForeignRoutes(f), func(way Route) bool { return slices.ContainsFunc(way.Seams, r.recoversAt) })
}
