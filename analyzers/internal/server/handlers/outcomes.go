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

// Share returns what remains of a handler's error after everything in front of
// it, on the route that keeps most.
func (r *Result) Share(h *Handler) wrappers.Share {
	routes := r.Routes(h)
	if len(routes) == 0 {
		for _, s := range h.Behind {
			routes = append(routes, Route{Seams: []*Seam{s}}) // of which nobody knows where they lead
		}
	}
	return mostOf(routes)
}

// ForeignShare is the same for a function of another package.
func (r *Result) ForeignShare(f Foreign) wrappers.Share { return mostOf(r.ForeignRoutes(f)) }

// mostOf returns what remains of an error on the route that keeps most.
func mostOf(routes []Route) wrappers.Share {
	if len(routes) == 0 {
		return wrappers.All
	}
	most := wrappers.Nothing
	for _, way := range routes {
		most = min(most, way.share())
	}
	return most
}

// share returns what seams and middleware leave of an error on the route.
func (w Route) share() wrappers.Share {
	left := wrappers.All
	for _, s := range w.Seams {
		left = max(left, s.Share)
	}
	for _, m := range w.Middleware {
		left = max(left, m.Share)
	}
	return left
}
