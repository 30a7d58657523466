package handlers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/middleware"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
)

// onward is a registration of what a function of another package returned.
type onward struct {
	at servers.Registration
	as takers.Taking
}

// passOn notes that what is returned at a place is registered.
func (f *finder) passOn(made token.Pos, o onward) {
	if !slices.ContainsFunc(f.passed[made], func(known onward) bool { return known.at.Pos == o.at.Pos }) {
		f.passed[made] = append(f.passed[made], o)
	}
}

// A Route is a way on which a library comes to call a handler.
type Route struct {
	// Library and Kind say as what the outermost function is registered.
	Library string
	Kind    sdk.Kind
	// At is where.
	At servers.Registration
	// Seams are what stands between, the nearest of the handler first.
	Seams []*Seam
	// Middleware is what is installed between, in the order of the source.
	Middleware []middleware.Installed
	// Effect is what becomes of an error of the handler, whatever is known of it,
	// on the way to the library.
	Effect seams.Effect
	// Known tells that the package makes the server, that an agent can get at it, and
	// that all that stands before its handlers is known.
	Known bool
	// Given are the parameters of exported functions that can be the server, if
	// the package does not make it.
	Given []*ssa.Parameter
}

// Routes returns the ways on which a library comes to call a handler.
func (r *Result) Routes(h *Handler) []Route { return r.routes(h, nil) }

// ForeignRoutes returns the same for a function of another package.
func (r *Result) ForeignRoutes(f Foreign) []Route { return r.routes(f.Handler(), nil) }

// RoutesBehind returns the ways of what a seam of the package calls in other packages, through
// an interface or a field.
func (r *Result) RoutesBehind(s *Seam) []Route {
	wrapper := r.handler(s.Func)
	if wrapper == nil {
		return nil
	}
	var found []Route
	for _, way := range r.routes(wrapper, nil) {
		way.Seams = append([]*Seam{s}, way.Seams...)
		way.Effect = seams.Combined(s.Effect, way.Effect)
		found = append(found, way)
	}
	return found
}

// RouteAt is the way of handlers that another package puts on a server which it is
// given there, or bundles for it.
func (r *Result) RouteAt(at servers.Registration, library string, kind sdk.Kind) Route {
	return r.route(at, library, kind)
}

func (r *Result) routes(h *Handler, inside []*Handler) []Route {
	if slices.Contains(inside, h) {
		return nil
	}
	inside = append(slices.Clone(inside), h)
	var found []Route
	for _, at := range h.Registered {
		if !at.Adapted && !at.Behind && !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Pos == at.Pos }) {
			found = append(found, r.route(at, h.Library, h.Kind))
		}
	}
	for _, m := range r.Installed {
		if slices.Contains(m.Inside, h.Func) {
			found = append(found, r.route(m.Registration(), h.Library, h.Kind))
		}
	}
	if at, ok := r.bound[h.Kind]; ok && len(found) == 0 && len(h.Registered)+len(h.Behind) == 0 {
		found = append(found, r.route(at, h.Library, h.Kind))
	}
	for _, s := range h.Behind {
		if s.wraps == nil && slices.ContainsFunc(h.Behind, func(other *Seam) bool { return other.wraps != nil && other.Func == s.Func }) {
			continue // the place where the handler is handed over tells more
		}
		if r.handsOn(s) && slices.ContainsFunc(h.Behind, func(other *Seam) bool { return !r.handsOn(other) }) {
			continue // what it hands the handler to stands there as well
		}
		outer, followed := r.onward(s)
		if followed {
			// Have: where what the wrapper returns is registered, this time.
		} else if wrapper := r.handler(s.Func); wrapper != nil {
			outer = r.routes(wrapper, inside)
		} else {
			outer = r.through(s, h)
		}
		for _, way := range outer {
			way.Seams = append([]*Seam{s}, way.Seams...)
			way.Effect = seams.Combined(s.Effect, way.Effect)
			found = append(found, way)
		}
	}
	return found
}

// handsOn reports whether a seam is a function of the package that hands what it is
// given to another wrapper.
func (r *Result) handsOn(s *Seam) bool {
	return s.Func == nil && s.Wrapper != nil && s.Wrapper.Pkg() == r.finder.Pass.Pkg
}

// route is the way of what is registered itself.
func (r *Result) route(at servers.Registration, library string, kind sdk.Kind) Route {
	way := Route{Library: library, Kind: kind, At: at, Effect: seams.Transparent}
	if at.Unsure {
		way.Effect = seams.Unknown
	}
	if len(at.Given) > 0 && (at.Guessed || len(at.Servers) == 0) {
		way.Given = at.Given
	} else {
		served := slices.DeleteFunc(slices.Clone(at.Servers), func(s *ssa.Call) bool { return r.unserved[s] })
		way.Known = len(served) > 0 && !slices.ContainsFunc(served, func(s *ssa.Call) bool { return r.opaque[s] })
	}
	for _, m := range slices.Concat(r.Installed, r.elsewhere) {
		if m.Before(at, kind) || slices.Contains(m.Kinds, kind) && slices.ContainsFunc(m.Given, func(p *ssa.Parameter) bool { return slices.Contains(at.Given, p) }) {
			way.Middleware = append(way.Middleware, m)
			way.Effect = seams.Combined(m.Effect, way.Effect)
		}
	}
	return way
}
