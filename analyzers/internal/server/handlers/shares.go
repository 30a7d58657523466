package handlers

import "github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"

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
