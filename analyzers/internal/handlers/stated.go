package handlers

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
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
		add(r.Handler, taken{Kind: r.Kind, Seam: seams.None, Share: seams.All})
	}
	if s, ok := f.Settings.Seam(obj); ok && s.Handler != sdk.None {
		add(s.Handler, taken{Kind: s.Kind, Seam: seams.StatedEffect(s), Share: seams.StatedShare(s), named: s.Name})
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
