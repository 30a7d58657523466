package handlers

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
)

// Share says what of an error that a handler returns is left when all that stands
// before it has been passed, on the way on which most of it is left.
func (r *Result) Share(h *Handler) seams.Share { return r.share(h, nil) }

// ForeignShare is the same for a function of another package.
func (r *Result) ForeignShare(f Foreign) seams.Share {
	return max(f.Share, r.behindMiddleware(f.Registered, &Handler{Kind: f.Kind}))
}

// share says the same of a handler that is met on the way from others.
func (r *Result) share(h *Handler, inside []*Handler) seams.Share {
	if slices.Contains(inside, h) {
		return seams.Nothing // a way that leads back to where it was says nothing new
	}
	left, known := seams.Nothing, false
	add := func(s seams.Share) { left, known = min(left, s), true }
	for _, s := range h.Behind {
		outer := seams.All
		if wrapper := r.catalogue.of(s.Func); wrapper != nil {
			outer = r.share(wrapper, append(slices.Clone(inside), h))
		} else if i := slices.IndexFunc(h.Registered, func(at servers.Registration) bool { return at.Pos == s.Pos }); i >= 0 {
			outer = r.behindMiddleware(h.Registered[i], h)
		}
		add(max(s.Share, outer))
	}
	for _, at := range h.Registered {
		if !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Pos == at.Pos }) {
			add(r.behindMiddleware(at, h))
		}
	}
	if !known {
		return seams.All
	}
	return left
}

// behindMiddleware says what the middleware before a registration leaves.
func (r *Result) behindMiddleware(at servers.Registration, h *Handler) seams.Share {
	left := seams.All
	for _, m := range r.Installed {
		if m.Before(at, h.Kind) {
			left = max(left, m.Share)
		}
	}
	return left
}
