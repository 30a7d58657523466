package fates

import (
	"go/token"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/handlers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// A Reach is a fate in what handlers answer.
type Reach struct {
	Fate
	// Kind is that of the first of them.
	Kind sdk.Kind
	// Names are the names under which they are registered, as far as they are known.
	Names []string
	// Count is how many they are.
	Count int
	// Registered tells that they are functions of other packages that this one registers.
	Registered bool
}

// A spot is where a failure disappears.
type spot struct {
	at    token.Pos // if it is in the package
	place places.Place
	kind  Kind
}

func (f Fate) spot() spot {
	if f.Func == "" {
		return spot{at: f.at, kind: f.Kind}
	}
	return spot{place: f.Place, kind: f.Kind}
}

// Reached returns the fates in what the handlers of the package answer, and those of other
// packages that it registers and of which their own do not know that they are some: each
// place where a failure disappears once.
func (r *Result) Reached() []Reach { return slices.Clone(r.reached) }

// speak notes that those who import the package need not tell what it tells itself.
func (r *Result) speak() {
	spoken := make(map[spot]bool)
	for _, reach := range r.reached {
		spoken[reach.spot()] = true
	}
	for _, list := range r.known {
		for i, f := range list {
			list[i].spoken = f.spoken || spoken[f.spot()]
		}
	}
}

func (r *Result) reach() []Reach {
	var list []Reach
	index := make(map[spot]int)
	note := func(f Fate, h *handlers.Handler, registered bool) {
		if f.spoken {
			return
		}
		i, known := index[f.spot()]
		if !known {
			i = len(list)
			index[f.spot()] = i
			list = append(list, Reach{Fate: f, Kind: h.Kind, Registered: registered})
		}
		list[i].Count++
		for _, at := range h.Registered {
			if at.Name != "" && !slices.Contains(list[i].Names, at.Name) {
				list[i].Names = append(list[i].Names, at.Name)
			}
		}
	}
	for _, h := range r.found.Handlers {
		if !answers(h.Kind) || r.found.IsLeftOver(h.Func) || syntax.InTest(r.pass.Fset, h.Func.Pos()) {
			continue
		}
		for _, f := range r.known[h.Func] {
			note(f, h, false)
		}
	}
	offered := r.offered(r.functions)
	for _, fn := range r.functions {
		if kind, ok := offered[fn]; ok && !syntax.InTest(r.pass.Fset, fn.Pos()) {
			for _, f := range r.known[fn] {
				note(f, &handlers.Handler{Kind: kind}, false)
			}
		}
	}
	for _, f := range r.found.Foreign {
		if f.Known || !answers(f.Kind) || syntax.InTest(r.pass.Fset, f.Registered.Pos) {
			continue
		}
		for _, told := range r.toldOf(f.Func) {
			told.at = f.Registered.Pos
			note(told, f.Handler(), true)
		}
	}
	return list
}

// answers reports whether an agent gets what functions of a kind return.
func answers(kind sdk.Kind) bool {
	switch kind {
	case sdk.UnknownKind, sdk.MethodHandler, sdk.Middleware, sdk.Notification, sdk.Hook, sdk.ClientRequest:
		return false
	}
	return true
}
