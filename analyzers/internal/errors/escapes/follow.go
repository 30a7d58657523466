package escapes

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// note keeps an answer of a handler of the package if something of it would
// escape, if nothing stands before the handler.
func (f *finder) note(a answers.Answer) {
	if a.Handler == nil {
		return
	}
	r, ok := f.judge.escaping(f.pass, a)
	if ok && (r.Case == Arguments || !f.adapts(a.Handler)) && !f.wrapsBehind(r) {
		f.failing[a.Handler] = append(f.failing[a.Handler], r)
	}
	if !ok && len(a.Forwarded) > 0 && !a.Handler.Wraps {
		a.Errors = f.errorsAt(a)
		if r, ok = f.judge.escaping(f.pass, a); ok {
			f.forwarding[a.Handler] = append(f.forwarding[a.Handler], r)
		}
	}
}

// errorsAt returns all errors that a handler returns where it gives an answer.
func (f *finder) errorsAt(a answers.Answer) []cause.Failure {
	for _, ret := range f.flow.Returns(a.Handler.Func) {
		if ret.Pos() == a.Pos {
			return ret.Errors
		}
	}
	return a.Errors
}

// adapts reports whether a handler is a seam that adapts others to the library. What
// such a function returns on its own account are mistakes of the program, but for
// those about the arguments.
func (f *finder) adapts(h *handlers.Handler) bool {
	return slices.ContainsFunc(f.found.Seams, func(s *handlers.Seam) bool {
		return s.Func == h.Func && s.Effect != wrappers.Transparent
	})
}

// wrapsBehind reports whether a return can be that with which a seam wraps the error of what
// it calls, of which nothing is known: a code that it has is kept, and does not become 0.
func (f *finder) wrapsBehind(r Return) bool {
	return r.Effect.Code == 0 &&
		slices.ContainsFunc(f.found.Seams, func(s *handlers.Seam) bool { return s.Func == r.Handler.Func }) &&
		!slices.ContainsFunc(r.Failures, func(e cause.Failure) bool { return !keepsUnknown(e) })
}

// handler follows the failures of a handler of the package along its routes.
func (f *finder) handler(h *handlers.Handler) {
	returns := f.failing[h]
	if len(returns) > 0 {
		for _, r := range f.found.Returned {
			if slices.Contains(r.Handlers, h.Func) {
				f.add(offerKey{returns: r.By}, f.entry(h, returns))
			}
		}
	}
	all, direct := f.withForwarded(h, returns), false
	for _, way := range f.found.Routes(h) {
		seam := leaky(way)
		switch {
		case !passes(way):
		case seam == nil && len(all) > 0:
			direct = direct || way.Known
			f.offer(way, f.entry(h, all))
		case seam != nil && len(returns) > 0:
			if way.Known {
				f.behind(seam, h, returns)
			}
			f.offerBehind(seam, way, h, f.entry(h, returns))
		}
	}
	if direct {
		f.result.Returns = append(f.result.Returns, all...)
	}
}

func (f *finder) entry(h *handlers.Handler, returns []Return) Entry {
	return entryOf(f.home, nameIn(f.pass.Pkg, h.Func), returns)
}

// withForwarded adds to the returns of a handler those with which it returns nothing but
// errors of other handlers, if they escape here only: none of those is called directly.
func (f *finder) withForwarded(h *handlers.Handler, returns []Return) []Return {
	all := slices.Clone(returns)
	for _, r := range f.forwarding[h] {
		if !slices.ContainsFunc(r.Forwarded, f.isDirect) {
			all = append(all, r)
		}
	}
	slices.SortFunc(all, func(a, b Return) int { return summary.ComparePositions(f.pass.Fset, a.Pos, b.Pos) })
	return all
}

// isDirect reports whether errors of a handler escape that no seam adapts.
func (f *finder) isDirect(h *handlers.Handler) bool {
	return slices.ContainsFunc(f.found.Routes(h), func(way handlers.Route) bool { return passes(way) && leaky(way) == nil })
}

// passes reports whether errors come through everything on a route.
func passes(way handlers.Route) bool {
	return way.Effect == wrappers.Transparent || way.Effect == wrappers.Leaky
}

// leaky returns the seam of a route that is the nearest to the handler among those
// which adapt it to another type, or nil.
func leaky(way handlers.Route) *handlers.Seam {
	i := slices.IndexFunc(way.Seams, func(s *handlers.Seam) bool { return s.Effect == wrappers.Leaky })
	if i < 0 {
		return nil
	}
	return way.Seams[i]
}
