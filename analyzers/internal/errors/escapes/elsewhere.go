package escapes

import (
	"go/token"
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/servers"
)

// handed looks at what functions of other packages do with servers that they are
// given, and at the bundles that they return.
func (f *finder) handed() {
	for _, h := range f.found.Handed {
		f.elsewhere(h.Func, h.Index, h.At)
	}
	for _, y := range f.found.Yielded {
		f.elsewhere(y.By, inBundle, y.At)
	}
	for _, r := range f.found.Returned {
		for _, from := range r.From {
			list, _ := f.offers.Told(from)
			for _, o := range list {
				f.add(offerKey{returns: r.By}, o.Entry)
			}
		}
	}
}

func (f *finder) elsewhere(obj types.Object, index int, at servers.Registration) {
	list, _ := f.offers.Told(obj)
	for _, o := range list {
		if o.Index != index {
			continue
		}
		way := f.found.RouteAt(at, o.Library, o.Kind)
		if passes(way) {
			f.remote(way, at.Pos, o.Entry)
		}
	}
}

// seen returns what a fact tells of an object, with places as seen from here.
func (f *finder) seen(obj types.Object, told offers) offers {
	return summary.Each(told, func(o *offered) { o.Places = f.home.SeenAll(obj, o.Places) })
}

// remote notes a handler of another package on a route that lets errors through.
func (f *finder) remote(way handlers.Route, pos token.Pos, e Entry) {
	if !way.Known {
		f.offer(way, e)
		return
	}
	same := slices.IndexFunc(f.result.Remote, func(r Remote) bool {
		return r.Name == e.Name && slices.Equal(r.Places, e.Places)
	})
	if same >= 0 {
		if e.Seam {
			f.result.Remote[same].Handlers += e.Handlers
		}
		return // another registration of the same handler, or others behind the same seam
	}
	effect := f.judge.effect(e.Library, e.Kind, sdk.PlainError)
	remote := Remote{Pos: pos, Entry: e, Effect: effect}
	for _, p := range e.Places {
		remote.At = append(remote.At, f.home.Pos(p))
	}
	f.result.Remote = append(f.result.Remote, remote)
}

// registers looks at the handlers of other packages that this one registers.
func (f *finder) registers() {
	for _, a := range answers.Registered(f.pass) {
		if r, ok := f.judge.escaping(f.pass, a); ok {
			f.foreign(*a.Foreign, entryElsewhere(a.Foreign, r))
		}
	}
}

// entryElsewhere describes a handler of another package by what is known of its
// failures.
func entryElsewhere(g *handlers.Foreign, r Return) Entry {
	list := placesIn(r.Failures)
	return Entry{
		Name: nameOf(g.Func), Library: r.Library().Name, Kind: r.Kind, Case: r.Case,
		Returns: max(1, len(list)), Places: list[:min(budget.Told, len(list))],
	}
}

// placesIn returns the places at which a function of another package returns failures.
func placesIn(failures []cause.Failure) []summary.Place {
	var list []summary.Place
	for _, failure := range failures {
		if n := len(failure.Via); n > 0 && failure.Via[n-1].Place != "" && !slices.Contains(list, failure.Via[n-1].Place) {
			list = append(list, failure.Via[n-1].Place)
		}
	}
	return list
}

// foreign follows the failures of a handler of another package.
func (f *finder) foreign(g handlers.Foreign, e Entry) {
	for _, way := range f.found.ForeignRoutes(g) {
		if !passes(way) {
			continue
		}
		if seam := leaky(way); seam != nil && way.Known {
			s := f.seam(seam, e.Library, e.Kind)
			s.Handlers++
		} else {
			f.remote(way, g.Registered.Pos, e)
		}
		return
	}
}
