package escapes

import (
	"fmt"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/handlers"
)

// offerKey is a parameter of a function, a function that returns bundles, or one that
// is or returns middleware.
type offerKey struct {
	parameter *ssa.Parameter
	returns   types.Object
	wraps     *types.Func
}

// counted is a handler that has been counted behind a seam, or, with places, its returns.
type counted struct {
	key                   offerKey
	seam, handler, places string
	head                  *ssa.Function
}

// offer keeps what escapes on servers that the package does not make.
func (f *finder) offer(way handlers.Route, e Entry) {
	for _, key := range f.keys(way) {
		f.add(key, e)
	}
}

// offerBehind is offer for what a handler returns through a seam. There is one entry for
// all handlers behind it.
func (f *finder) offerBehind(seam *handlers.Seam, way handlers.Route, h *handlers.Handler, e Entry) {
	name := ""
	if seam.Func != nil {
		name = nameIn(f.pass.Pkg, seam.Func)
	} else if seam.Wrapper != nil {
		name = nameOf(seam.Wrapper)
	}
	for _, key := range f.keys(way) {
		once := counted{key: key, seam: name, handler: e.Name, places: fmt.Sprint(e.Places)}
		if f.counted[once] {
			continue // another way to the same handler
		}
		f.counted[once] = true
		f.add(key, Entry{
			Name: name, Seam: true, Library: e.Library, Kind: e.Kind, Case: LeakySeam,
			Handlers: f.uncounted(counted{key: key, seam: name}, seam, h),
		})
	}
}

// keys returns what gets the handlers that are on a way.
func (f *finder) keys(way handlers.Route) []offerKey {
	var list []offerKey
	for _, p := range way.Given {
		list = append(list, offerKey{parameter: p})
	}
	for _, r := range f.found.Returned {
		if !way.Known && slices.Contains(r.At, way.At.Place()) {
			list = append(list, offerKey{returns: r.By})
		}
	}
	return list
}

// add adds an entry to what a function offers.
func (f *finder) add(key offerKey, e Entry) {
	list := f.offered[key]
	i := slices.IndexFunc(list, func(known Entry) bool { return known.Name == e.Name && known.Seam == e.Seam && known.Kind == e.Kind })
	switch {
	case i < 0:
		list = append(list, e)
	case e.Seam:
		list[i].Handlers += e.Handlers
	case !slices.Equal(list[i].Places, e.Places):
		list = append(list, e) // another literal in the same function
	}
	f.offered[key] = list
}

// uncounted counts the handlers behind a seam whose answers a handler gives, but for those
// that have been counted there before: many can share what they delegate to.
func (f *finder) uncounted(once counted, seam *handlers.Seam, h *handlers.Handler) int {
	n := 0
	for _, head := range h.Heads() {
		once.head = head.Func
		if !f.counted[once] && f.isBehind(head, seam) {
			f.counted[once] = true
			n++
		}
	}
	return n
}

// isBehind reports whether the errors of a handler leave through a seam.
func (f *finder) isBehind(h *handlers.Handler, seam *handlers.Seam) bool {
	return slices.ContainsFunc(f.found.Routes(h), func(way handlers.Route) bool {
		s := leaky(way)
		return passes(way) && s != nil && s.Func == seam.Func && s.Wrapper == seam.Wrapper
	})
}
