package handlers

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Share returns what remains of a handler's error after everything in front of
// it, on the route that keeps most.
func (r *Result) Share(h *Handler) wrappers.Share {
	for left := wrappers.All; left < wrappers.Nothing; left++ {
		if r.leaves(h, left, make(map[*Handler]bool)) {
			return left
		}
	}
	return wrappers.Nothing
}

// ForeignShare is the same for a function of another package.
func (r *Result) ForeignShare(f Foreign) wrappers.Share {
	return max(f.Share, r.behindMiddleware(f.Registered, &Handler{Kind: f.Kind}))
}

// leaves reports whether so much of an error is left on some way from a handler. A way that leads back to a
// handler on it leaves no more than the rest of that way does, so that each handler is met once.
func (r *Result) leaves(h *Handler, left wrappers.Share, met map[*Handler]bool) bool {
	if met[h] {
		return false
	}
	met[h] = true
	for _, s := range h.Behind {
		if s.Share <= left && r.leavesSeam(h, s, left, met) {
			return true
		}
	}
	direct := false
	for _, at := range h.Registered {
		if !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Pos == at.Pos }) {
			direct = true
			if r.behindMiddleware(at, h) <= left {
				return true
			}
		}
	}
	return len(h.Behind) == 0 && !direct
}

// leavesSeam reports whether so much is left of what a seam before a handler leaves.
func (r *Result) leavesSeam(h *Handler, s *Seam, left wrappers.Share, met map[*Handler]bool) bool {
	if wrapper := r.catalogue.of(s.Func); wrapper != nil {
		return r.leaves(wrapper, left, met)
	}
	i := slices.IndexFunc(h.Registered, func(at servers.Registration) bool { return at.Pos == s.Pos })
	return i < 0 || r.behindMiddleware(h.Registered[i], h) <= left
}

// behindMiddleware says what the middleware before a registration leaves.
func (r *Result) behindMiddleware(at servers.Registration, h *Handler) wrappers.Share {
	left := wrappers.All
	for _, m := range r.Installed {
		if m.Before(at, h.Kind) {
			left = max(left, m.Share)
		}
	}
	return left
}
