package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// fromWrapper returns the ways from a library to what a wrapper returned for a handler, and
// whether all of them are known. Wrappers are used more than once, in other places for
// other handlers.
func (r *routes) fromWrapper(s *Seam) ([]Route, bool) {
	made, ok := s.wraps.(*ssa.Call)
	if !ok {
		return nil, false
	}
	return r.uses(made, 0)
}

// uses returns the ways from a library to a function value of the package, through as many wrappers.
func (r *routes) uses(v ssa.Value, depth int) ([]Route, bool) {
	if depth > budget.Deep {
		return nil, false
	}
	var found []Route
	for v, use := range (flow.Query{Kinds: flow.Convert}).Uses(v) {
		call, ok := use.(ssa.CallInstruction)
		if !ok {
			return nil, false
		}
		ways, known := r.taken(call, v, depth)
		if !known {
			return nil, false
		}
		found = append(found, ways...)
	}
	return found, len(found) > 0
}

// taken returns the ways from a library through a call that gets a function value.
func (r *routes) taken(use ssa.CallInstruction, v ssa.Value, depth int) ([]Route, bool) {
	obj, skip := program.CalledAs(use.Common())
	index := slices.Index(use.Common().Args, v)
	if library, row, ok := r.Set.Registrar(obj); ok && index == row.Arg+skip {
		return []Route{r.at(r.servers.RegistrationAt(use, namingIn(use.Common().Args, row, skip)), library.Name, row.Kind)}, true
	}
	t, _ := r.takers.TakesOf(obj)
	for _, p := range t {
		made, ok := use.(*ssa.Call)
		switch {
		case p.Index != index:
		case p.Seam == wrappers.None:
			return []Route{r.at(p.RegisteredBy(r.servers, use), p.Library, p.Kind)}, true
		case ok:
			ways, known := r.uses(made, depth+1)
			for i := range ways {
				ways[i] = ways[i].behind(&Seam{Func: p.By, Wrapper: obj, wraps: use, Pos: use.Pos(), Effect: p.Seam, Share: p.Share})
			}
			return ways, known
		}
	}
	return nil, false
}

// through returns the ways from a library to a seam of another package: where what
// the seam returns is registered, or where the handler is handed to a function that
// registers it as well.
func (r *routes) through(s *Seam, h *Handler) []Route {
	var found []Route
	for _, to := range r.destinations[s.Place()] {
		found = append(found, r.at(to.At, to.Library, to.Kind))
	}
	for _, at := range h.Registered {
		if at.Pos == s.Pos && len(found) == 0 {
			found = append(found, r.at(at, h.Library, h.Kind))
		}
	}
	return found
}
