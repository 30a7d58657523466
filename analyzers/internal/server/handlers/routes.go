package handlers

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A Route is a path from a library to a handler.
type Route struct {
	// Library and Kind are those of the registration of the outermost function.
	Library string
	Kind    sdk.Kind
	// At is that registration.
	At servers.Registration
	// Seams are between library and handler, nearest to the handler first.
	Seams []*Seam
	// Middleware is installed between them, in source order.
	Middleware []wrappers.Installed
	// Effect is what becomes of an error of the handler on the route.
	Effect wrappers.Effect
	// Known reports that the package creates the server, an agent can reach it, and
	// everything in front of its handlers is known.
	Known bool
	// Given are the parameters of exported functions that may be the server, if
	// the package does not create it.
	Given []*ssa.Parameter
}

// behind returns the way of what a seam calls that stands in the place of what goes the way.
func (w Route) behind(s *Seam) Route {
	w.Seams = append([]*Seam{s}, w.Seams...)
	w.Effect = wrappers.Combined(s.Effect, w.Effect)
	return w
}

// Routes are all that the ways from a library to a handler can be made of.
type routes struct {
	*flow.Scope
	catalogue    *catalogue
	servers      *servers.Reader
	takers       *registration.Registrars
	installed    []wrappers.Installed  // in the package
	elsewhere    []wrappers.Installed  // by other packages
	destinations map[token.Pos][]Route // of what a call of another package's function returns, by the place of the call
	unserved     map[*ssa.Call]bool    // servers that no agent can get at
	opaque       map[*ssa.Call]bool    // servers of which it is not known how they are made
}

// to returns the ways to a handler. Those that lead through a handler that is looked for already say
// nothing new.
func (r *routes) to(h *Handler, inside []*Handler) []Route {
	if slices.Contains(inside, h) {
		return nil
	}
	inside = append(slices.Clone(inside), h)
	found := r.direct(h)
	for _, s := range h.Behind {
		if s.wraps == nil && slices.ContainsFunc(h.Behind, func(other *Seam) bool { return other.wraps != nil && other.Func == s.Func }) {
			continue // the place where the handler is handed over tells more
		}
		if r.handsOn(s) && slices.ContainsFunc(h.Behind, func(other *Seam) bool { return !r.handsOn(other) }) {
			continue // what it hands the handler to stands there as well
		}
		for _, way := range r.toSeam(s, h, inside) {
			found = append(found, way.behind(s))
		}
	}
	return found
}

// direct returns the ways to a handler on which no seam stands.
func (r *routes) direct(h *Handler) []Route {
	var found []Route
	for _, at := range h.Registered {
		if !at.Adapted && !at.Behind && !slices.ContainsFunc(h.Behind, func(s *Seam) bool { return s.Pos == at.Pos }) {
			found = append(found, r.at(at, h.Library, h.Kind))
		}
	}
	for _, m := range r.installed {
		if slices.Contains(m.Inside, h.Func) {
			found = append(found, r.at(m.Registration(), h.Library, h.Kind))
		}
	}
	return found
}

// toSeam returns the ways to a seam that calls a handler.
func (r *routes) toSeam(s *Seam, h *Handler, inside []*Handler) []Route {
	if ways, followed := r.fromWrapper(s); followed {
		return ways // where what the wrapper returns is registered, this time
	}
	if wrapper := r.catalogue.of(s.Func); wrapper != nil {
		return r.to(wrapper, inside)
	}
	return r.through(s, h)
}

// handsOn reports whether a seam is a function of the package that hands what it is
// given to another wrapper.
func (r *routes) handsOn(s *Seam) bool {
	return s.Func == nil && s.Wrapper != nil && s.Wrapper.Pkg() == r.Pass.Pkg
}

// at returns the way of what is registered itself.
func (r *routes) at(at servers.Registration, library string, kind sdk.Kind) Route {
	way := Route{Library: library, Kind: kind, At: at, Effect: wrappers.Transparent}
	if at.Unsure {
		way.Effect = wrappers.Unknown
	}
	if len(at.Given) > 0 && (at.Guessed || len(at.Servers) == 0) {
		way.Given = at.Given
	} else {
		served := slices.DeleteFunc(slices.Clone(at.Servers), func(s *ssa.Call) bool { return r.unserved[s] })
		way.Known = len(served) > 0 && !slices.ContainsFunc(served, func(s *ssa.Call) bool { return r.opaque[s] })
	}
	for _, m := range slices.Concat(r.installed, r.elsewhere) {
		if m.Before(at, kind) || slices.Contains(m.Kinds, kind) && slices.ContainsFunc(m.Given, func(p *ssa.Parameter) bool { return slices.Contains(at.Given, p) }) {
			way.Middleware = append(way.Middleware, m)
			way.Effect = wrappers.Combined(m.Effect, way.Effect)
		}
	}
	return way
}
