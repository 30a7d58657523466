package handlers

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Recovered reports whether something in front of a handler recovers from panics, as
// far as the package knows, and whether it is the library itself.
func (r *Result) Recovered(h *Handler) (recovered, byLibrary bool) {
	recovered = slices.ContainsFunc(h.Behind, r.recoversAt) ||
		slices.ContainsFunc(r.routes.to(h, nil), func(way Route) bool { return slices.ContainsFunc(way.Seams, r.recoversAt) })
	for _, m := range r.Installed {
		for _, at := range h.Registered {
			if m.Before(at, h.Kind) {
				byLibrary = byLibrary || m.Recovers
				recovered = recovered || m.Recovers || m.Catches == wrappers.Catches
			}
		}
	}
	return recovered, byLibrary
}

// recoversAt reports whether a seam recovers from the panics of what it calls.
func (r *Result) recoversAt(s *Seam) bool {
	return s.Func != nil && r.middleware.Recovers(s.Func) || s.Wrapper != nil && r.middleware.RecoversElsewhere(s.Wrapper)
}
