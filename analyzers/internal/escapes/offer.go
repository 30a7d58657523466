package escapes

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
)

// offerKey is a parameter of a function, a function that returns bundles, or one that
// is or returns middleware.
type offerKey struct {
	parameter *ssa.Parameter
	returns   *types.Func
	wraps     *types.Func
}

// counted is a handler that has been counted behind a seam.
type counted struct {
	key                   offerKey
	seam, handler, places string
}

// offer keeps what escapes on servers that the package does not make.
func (f *finder) offer(way handlers.Route, e Entry, seam *handlers.Seam) {
	for _, p := range way.Given {
		f.add(offerKey{parameter: p}, e, seam)
	}
	for _, r := range f.found.Returned {
		if !way.Known && slices.Contains(r.At, way.At.Place()) {
			f.add(offerKey{returns: r.Func}, e, seam)
		}
	}
}

// add adds an entry to what a function offers. Behind a seam there is one entry
// for all handlers.
func (f *finder) add(key offerKey, e Entry, seam *handlers.Seam) {
	list := f.offered[key]
	if seam != nil {
		name := ""
		if seam.Func != nil {
			name = nameIn(f.pass.Pkg, seam.Func)
		} else if seam.Wrapper != nil {
			name = nameOf(seam.Wrapper)
		}
		once := counted{key, name, e.Name, strings.Join(e.Places, " ")}
		if f.counted[once] {
			return // another way to the same handler
		}
		f.counted[once] = true
		e = Entry{Name: name, Seam: true, Library: e.Library, Kind: e.Kind, Case: LeakySeam, Handlers: 1, Returns: e.Returns}
	}
	i := slices.IndexFunc(list, func(known Entry) bool { return known.Name == e.Name && known.Seam == e.Seam && known.Kind == e.Kind })
	switch {
	case i < 0:
		list = append(list, e)
	case e.Seam:
		list[i].Handlers += e.Handlers
		list[i].Returns += e.Returns
	case !slices.Equal(list[i].Places, e.Places):
		list = append(list, e) // another literal in the same function
	}
	f.offered[key] = list
}
