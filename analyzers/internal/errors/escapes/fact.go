package escapes

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// offers is told of a function that registers handlers on a server which it is given, or returns bundles of
// them: the handlers whose failures escape if nothing stands before them.
type offers []offered

// offered is one such handler.
type offered struct {
	// Index is the parameter, where a receiver comes first, inBundle or inMiddleware.
	Index int
	Entry
}

// What stands for handlers that no parameter gets.
const (
	inBundle     = -1 // they are returned in bundles
	inMiddleware = -2 // they are inside the middleware that the function is, or returns
)

// String returns the handlers, such as "offers(0: tool tools.get)".
func (list offers) String() string {
	return summary.Text("offers", list, func(e offered) string { return fmt.Sprintf("%d: %s %s", e.Index, e.Kind, e.Name) })
}

// An Entry is what other packages need to know of a handler or seam.
type Entry struct {
	// Name names the handler or the seam, and Seam tells that it is one.
	Name string
	Seam bool
	// Library and Kind say what calls it.
	Library string
	Kind    sdk.Kind
	// Case is the one that counts for most among the returns.
	Case Case
	// Handlers counts the handlers behind a seam, and Returns the returns.
	Handlers, Returns int
	// Places are the lines of the first of them.
	Places []summary.Place
}

// entryOf describes a handler of the package.
func entryOf(home *summary.Home, name string, returns []Return) Entry {
	e := Entry{Name: name, Library: returns[0].Library().Name, Kind: returns[0].Kind, Case: returns[0].Case, Returns: len(returns)}
	for _, r := range returns {
		e.Case = min(e.Case, r.Case)
		if len(e.Places) < budget.Told {
			e.Places = append(e.Places, home.At(r.Pos))
		}
	}
	return e
}

// export makes known what the functions of the package offer.
func (f *finder) export() {
	facts := make(map[types.Object]offers)
	add := func(obj types.Object, index int, list []Entry) {
		for _, e := range list {
			facts[obj] = append(facts[obj], offered{index, e})
		}
	}
	for key, list := range f.offered {
		if key.returns != nil {
			add(key.returns, inBundle, list)
		} else if key.wraps != nil {
			add(key.wraps, inMiddleware, list)
		} else if obj, ok := key.parameter.Parent().Object().(*types.Func); ok {
			add(obj.Origin(), slices.Index(key.parameter.Parent().Params, key.parameter), list)
		}
	}
	for obj, list := range facts {
		slices.SortFunc(list, func(a, b offered) int {
			return strings.Compare(fmt.Sprint(a.Index, a.Name, a.Places), fmt.Sprint(b.Index, b.Name, b.Places))
		})
		f.offers.SetObject(obj, list)
	}
	f.offers.Export()
}
