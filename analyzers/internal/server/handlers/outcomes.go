package handlers

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Passed returns the worst effect of the next step towards a library on what a handler
// returns, ignoring unknown middleware.
func (r *Result) Passed(h *Handler) wrappers.Effect {
	worst := wrappers.Transparent
	for _, seam := range h.Behind {
		if seam.Effect <= wrappers.Unknown {
			return wrappers.Unknown
		}
		worst = max(worst, seam.Effect)
	}
	for _, m := range r.Installed {
		if slices.ContainsFunc(h.Registered, func(at servers.Registration) bool { return m.Before(at, h.Kind) }) {
			worst = max(worst, m.Effect)
		}
	}
	return worst
}

// Untouched reports whether everything between a handler and a library is known to
// return errors unchanged.
func (r *Result) Untouched(h *Handler) bool {
	return r.Passed(h) == wrappers.Transparent && !slices.ContainsFunc(r.Routes(h), func(way Route) bool { return way.Effect != wrappers.Transparent })
}

// KeepsResults reports whether something in the package calls a handler in place of a
// library and passes its results on unchanged, whatever it does with errors.
func (r *Result) KeepsResults(h *Handler) bool {
	return len(h.Behind) > 0 && !slices.ContainsFunc(h.Behind, func(s *Seam) bool {
		outer := r.catalogue.of(s.Func)
		return !s.Result || outer == nil || r.Passed(outer) != wrappers.Transparent
	})
}
