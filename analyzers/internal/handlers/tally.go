package handlers

import (
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/bundles"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// A tally counts the tools of every site: the handlers of the package, those of other packages that it
// registers, and what functions of other packages register or return.
type tally struct {
	*valueflow.Scope
	routes   *routes
	recovery *recovery
	servers  *servers.Reader
	takers   *takers.Reader
	offers   []bundles.Offer
	count    sheltering
}

// own counts a handler of the package, if it is one of a tool and no part of one that is counted.
func (t *tally) own(h *Handler) {
	switch {
	case !h.Kind.IsTool() || h.Found == ByDelegation || h.isInside():
	case h.Wraps:
		t.add(nil, true, t.factories(h)) // what it wraps there is not known
	default:
		t.add(t.routes.to(h, nil), t.recovery.inside(h), t.factories(h))
	}
}

// foreign counts a function of another package that this one registers.
func (t *tally) foreign(f Foreign) {
	if f.Kind.IsTool() && (f.Seam == nil || !f.Seam.Sole) {
		t.add(t.routes.to(f.Handler(), nil), t.recovery.RecoversElsewhere(f.Func), nil)
	}
}

// veiled counts a tool of which it is only known that something is registered for it.
func (t *tally) veiled(at servers.Registration) {
	for _, s := range t.sitesOf(at) {
		t.count[s] = t.count[s].and(Shelter{Tools: 1})
	}
}

// add counts a handler once at every site to which a way leads. Of several ways
// to one site, the worst counts.
func (t *tally) add(ways []Route, sheltered bool, factories []site) {
	bare := make(map[site]bool)
	for _, s := range factories {
		bare[s] = !sheltered
	}
	for _, way := range ways {
		behind := sheltered || way.At.Unsure || slices.ContainsFunc(way.Seams, t.recovery.at)
		for _, s := range t.sitesOf(way.At) {
			bare[s] = bare[s] || !behind
		}
	}
	for s, is := range bare {
		n := Shelter{Tools: 1}
		if is {
			n.Bare = 1
		}
		t.count[s] = t.count[s].and(n)
	}
}

// sitesOf returns the sites of a registration.
func (t *tally) sitesOf(at servers.Registration) []site {
	var found []site
	for _, made := range at.Servers {
		found = append(found, site{made: made})
	}
	for _, p := range at.Given {
		found = append(found, site{given: p})
	}
	for _, bundle := range t.offers {
		if slices.Contains(bundle.At, at.Place()) {
			found = append(found, site{returned: bundle.By})
		}
	}
	return found
}

// factories returns the functions that return a handler as it is, and do not put it
// around one that they are given.
func (t *tally) factories(h *Handler) []site {
	var found []site
	for _, made := range t.offers {
		by, _ := made.By.(*types.Func) // a variable takes nothing
		wraps := slices.ContainsFunc(t.takers.Taken[by], func(p takers.Taking) bool { return !p.Sole })
		if !wraps && slices.Contains(made.Handlers, h.Func) {
			found = append(found, site{returned: made.By})
		}
	}
	return found
}

// elsewhere counts what functions of other packages register on servers that
// they are given, and what they return. It is told what other packages yield that this one registers.
func (t *tally) elsewhere(yielded []bundles.Yielded) {
	for _, h := range t.servers.Handed {
		t.told(h.Func, h.Index, t.sitesOf(h.At))
	}
	for _, y := range yielded {
		t.told(y.By, returnedTools, t.sitesOf(y.At))
	}
	for _, offer := range t.offers {
		for _, from := range offer.From {
			t.told(from, returnedTools, []site{{returned: offer.By}})
		}
	}
}

// told counts at sites what a fact tells of one parameter of a function of another package.
func (t *tally) told(obj types.Object, index int, sites []site) {
	var fact shelters
	if !module.Seems(t.Pass, obj.Pkg()) || !t.Pass.ImportObjectFact(obj, &fact) {
		return
	}
	for _, p := range fact.Params {
		for _, s := range sites {
			if p.Index == index {
				t.count[s] = t.count[s].and(p.Shelter)
			}
		}
	}
}
