package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// What a project states about its own functions counts for more than what can be
// seen in them: it states what cannot be seen.

// stated returns what is stated about the parameters of a function that become
// handlers.
func (f *finder) stated(obj *types.Func) (takes, bool) {
	var t takes
	add := func(index int, as taken) {
		if hasReceiver(obj) {
			index++
		}
		as.Index, as.Library = index, f.onlyLibrary()
		t.Params = append(t.Params, as)
	}
	if r, ok := f.Settings.Registrar(obj); ok {
		add(r.Handler, taken{Kind: r.Kind, Seam: None, Share: All})
	}
	if s, ok := f.Settings.Seam(obj); ok && s.Handler != sdk.None {
		add(s.Handler, taken{Kind: s.Kind, Seam: statedEffect(s), Share: statedShare(s), named: s.Name})
	}
	return t, len(t.Params) > 0
}

// hasReceiver reports whether calls of a function hand over a receiver as the first
// argument. Those of a method of an interface do not.
func hasReceiver(obj *types.Func) bool {
	recv := obj.Signature().Recv()
	return recv != nil && !types.IsInterface(recv.Type())
}

// onlyLibrary returns the library that the package sees, or "" if there are
// several or none: nobody states of which one a function is a part.
func (f *finder) onlyLibrary() string {
	if list := f.Set.SDKs(); len(list) == 1 {
		return list[0].Name
	}
	return ""
}

// statedTreatment returns what is stated about a function that is middleware, or
// that returns some.
func (f *finder) statedTreatment(obj *types.Func) (treatment, bool) {
	s, ok := f.Settings.Seam(obj)
	if !ok || s.Handler != sdk.None {
		return treatment{}, false
	}
	return treatment{statedEffect(s), statedShare(s)}, true
}

// statedAround is what is stated about the function in which a seam was found.
func (f *finder) statedAround(fn *ssa.Function) (treatment, bool) {
	s, ok := f.Settings.Seam(program.ObjectOf(program.Outermost(fn)))
	return treatment{statedEffect(s), statedShare(s)}, ok
}

func statedEffect(s settings.Seam) Effect {
	if s.Effect == settings.Converts {
		return Converting
	}
	return Leaky
}

func statedShare(s settings.Seam) Share {
	switch s.Leaves {
	case settings.CodedText:
		return Coded
	case settings.Code:
		return Classified
	case settings.Nothing:
		return Nothing
	}
	return All
}

// isStated reports whether it is stated that the errors of a function carry a code.
func (f *finder) isStated(obj *types.Func) bool {
	_, ok := f.Settings.Taxonomy(obj)
	return ok
}

// statedShareOf says what of an error is left in the coded error that such a
// function makes of it.
func (f *finder) statedShareOf(obj *types.Func) Share {
	if t, _ := f.Settings.Taxonomy(obj); t.Hides {
		return Classified
	}
	return Coded
}
