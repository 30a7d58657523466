package handlers

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/middleware"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A Shelter counts the handlers of the tools of a server.
type Shelter struct {
	// Tools counts all that are known.
	Tools int
	// Bare counts those that recover from no panic, and behind nothing that does.
	// Middleware does not count here.
	Bare int
}

func (s Shelter) and(other Shelter) Shelter {
	return Shelter{s.Tools + other.Tools, s.Bare + other.Bare}
}

// shelters is the fact about a function that registers tools on a server which it is
// given, or returns bundles of them or their handlers.
type shelters struct {
	Params []sheltered
}

// sheltered are the tools that are registered on one parameter.
type sheltered struct {
	Index int // in calls, where a receiver comes first, or returnedTools
	Shelter
}

// returnedTools stands in the place of a parameter for what is returned.
const returnedTools = -1

// AFact marks the type as a fact.
func (*shelters) AFact() {}

// String returns the counts, such as "shelters(1: 2 of 3)".
func (s *shelters) String() string {
	parts := make([]string, len(s.Params))
	for i, p := range s.Params {
		parts[i] = fmt.Sprintf("%d: %d of %d", p.Index, p.Tools-p.Bare, p.Tools)
	}
	return "shelters(" + strings.Join(parts, ", ") + ")"
}

// A site is where tools are registered: on a server that the package makes, on a
// parameter, or nowhere yet, because a function returns them.
type site struct {
	made     *ssa.Call
	given    *ssa.Parameter
	returned types.Object
}

// sitesOf returns the sites of a registration.
func (r *Result) sitesOf(at servers.Registration) []site {
	var found []site
	for _, made := range at.Servers {
		found = append(found, site{made: made})
	}
	for _, p := range at.Given {
		found = append(found, site{given: p})
	}
	for _, bundle := range r.Returned {
		if slices.Contains(bundle.At, at.Place()) {
			found = append(found, site{returned: bundle.By})
		}
	}
	return found
}

// shelters counts the tools of every site.
func (f *finder) shelters(r *Result) map[site]Shelter {
	count := make(map[site]Shelter)
	for _, h := range r.Handlers {
		switch {
		case !h.Kind.IsTool() || h.Found == ByDelegation || h.isInside():
		case h.Wraps:
			r.count(count, nil, true, r.factories(h)) // what it wraps there is not known
		default:
			r.count(count, r.Routes(h), f.sheltersCalls(h), r.factories(h))
		}
	}
	for _, g := range r.Foreign {
		if g.Kind.IsTool() && (g.Seam == nil || !g.Seam.Sole) {
			r.count(count, r.ForeignRoutes(g), f.middleware.RecoversElsewhere(g.Func), nil)
		}
	}
	for _, at := range f.veiled {
		f.settleBundle(&at)
		for _, s := range r.sitesOf(at) {
			count[s] = count[s].and(Shelter{Tools: 1})
		}
	}
	f.sheltersElsewhere(r, count)
	return count
}

// veil notes a tool that is registered as what a function returned that does not belong
// to the module.
func (f *finder) veil(s valueflow.Source, at servers.Registration, as takers.Taking) {
	_, _, wrapper := f.Set.Wrapper(s.Made)
	known := slices.ContainsFunc(f.veiled, func(known servers.Registration) bool { return known.Pos == at.Pos })
	if as.Kind.IsTool() && !wrapper && !known && !module.Seems(f.Pass, s.Made.Pkg()) {
		f.veiled = append(f.veiled, at)
	}
}

// count counts a handler once at every site to which a way leads. Of several ways
// to one site, the worst counts.
func (r *Result) count(all map[site]Shelter, ways []Route, sheltered bool, factories []site) {
	bare := make(map[site]bool)
	for _, s := range factories {
		bare[s] = !sheltered
	}
	for _, way := range ways {
		behind := sheltered || way.At.Unsure || slices.ContainsFunc(way.Seams, r.recoversAt)
		for _, s := range r.sitesOf(way.At) {
			bare[s] = bare[s] || !behind
		}
	}
	for s, is := range bare {
		n := Shelter{Tools: 1}
		if is {
			n.Bare = 1
		}
		all[s] = all[s].and(n)
	}
}

// factories returns the functions that return a handler as it is, and do not put it
// around one that they are given.
func (r *Result) factories(h *Handler) []site {
	var found []site
	for _, made := range r.Returned {
		by, _ := made.By.(*types.Func) // a variable takes nothing
		wraps := slices.ContainsFunc(r.finder.takers.Taken[by], func(p takers.Taking) bool { return !p.Sole })
		if !wraps && slices.Contains(made.Handlers, h.Func) {
			found = append(found, site{returned: made.By})
		}
	}
	return found
}

// sheltersElsewhere adds what functions of other packages register on servers that
// they are given, and what they return.
func (f *finder) sheltersElsewhere(r *Result, count map[site]Shelter) {
	add := func(obj types.Object, index int, sites []site) {
		var fact shelters
		if !module.Seems(f.Pass, obj.Pkg()) || !f.Pass.ImportObjectFact(obj, &fact) {
			return
		}
		for _, p := range fact.Params {
			for _, s := range sites {
				if p.Index == index {
					count[s] = count[s].and(p.Shelter)
				}
			}
		}
	}
	for _, h := range f.servers.Handed {
		add(h.Func, h.Index, r.sitesOf(h.At))
	}
	for _, y := range f.yielded {
		add(y.By, returnedTools, r.sitesOf(y.At))
	}
	for _, bundle := range r.Returned {
		for _, from := range bundle.From {
			add(from, returnedTools, []site{{returned: bundle.By}})
		}
	}
}

// exportShelters makes known how the tools are sheltered that functions of the package
// register on servers which they are given, or return.
func (f *finder) exportShelters(count map[site]Shelter) {
	facts := make(map[types.Object]*shelters)
	for s, n := range count {
		obj, index := s.returned, returnedTools
		if s.given != nil {
			fn := program.ObjectOf(s.given.Parent())
			if fn == nil {
				continue
			}
			obj, index = fn, valueflow.PositionOf(s.given)
		}
		if obj == nil {
			continue
		}
		if facts[obj] == nil {
			facts[obj] = new(shelters)
		}
		facts[obj].Params = append(facts[obj].Params, sheltered{index, n})
	}
	for obj, fact := range facts {
		slices.SortFunc(fact.Params, func(a, b sheltered) int { return a.Index - b.Index })
		f.Pass.ExportObjectFact(obj, fact)
	}
}

// A Server is one that the package makes.
type Server struct {
	// Pos is the place of the call that makes it.
	Pos token.Pos
	// Library is what makes it.
	Library *sdk.SDK
	// Catch says whether middleware that recovers stands before its handlers.
	Catch middleware.Catch
	// Shelter counts the handlers of its tools.
	Shelter Shelter
}

// builtServers returns the servers of the package, in the order of the source.
func (f *finder) builtServers(installed []middleware.Installed, tools map[site]Shelter) []Server {
	var list []Server
	for _, c := range f.servers.Made {
		library, ok := f.Set.Server(program.ObjectOf(program.Callee(&c.Call)))
		if !ok {
			continue
		}
		s := Server{Pos: c.Pos(), Library: library, Catch: f.middleware.HandedOut(c), Shelter: tools[site{made: c}]}
		for _, m := range installed {
			if len(m.Servers) > 0 && !slices.Contains(m.Servers, c) {
				continue
			}
			if s.Catch = max(s.Catch, m.Catches); m.Recovers {
				s.Catch = middleware.Catches
			}
		}
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b Server) int { return places.Compare(f.Pass.Fset, a.Pos, b.Pos) })
	return list
}

// recoversAt reports whether a seam recovers from the panics of what it calls.
func (r *Result) recoversAt(s *Seam) bool {
	return s.Func != nil && r.finder.middleware.Recovers(s.Func) || s.Wrapper != nil && r.finder.middleware.RecoversElsewhere(s.Wrapper)
}

// sheltersCalls reports whether a handler of the package recovers, or what it
// delegates to.
func (f *finder) sheltersCalls(h *Handler) bool {
	return f.middleware.Recovers(h.Func) || slices.ContainsFunc(f.Index.Returns[h.Func], func(ret *ssa.Return) bool {
		inner := f.delegate(h, ret)
		return inner != nil && f.middleware.Recovers(inner)
	})
}
