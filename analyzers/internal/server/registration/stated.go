package registration

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// What a project states about its own functions counts for more than what can be
// seen in them: it states what cannot be seen.

// stated returns what is stated about the parameters of a function that become
// handlers.
func (r *Registrars) stated(obj *types.Func) (list []Taking, ok bool) {
	add := func(index int, as Taking) {
		if hasReceiver(obj) {
			index++
		}
		as.Index, as.Library = index, r.onlyLibrary()
		list = append(list, as)
	}
	if r, ok := r.Settings.Registrar(obj); ok {
		add(r.Handler, Taking{Taken: Taken{Kind: r.Kind, Seam: wrappers.None, Share: wrappers.All}})
	}
	if s, ok := r.Settings.Seam(obj); ok && s.Handler != sdk.None {
		add(s.Handler, Taking{Taken: Taken{Kind: s.Kind, Seam: wrappers.StatedEffect(s), Share: wrappers.StatedShare(s), Named: namedAt(s.Name)}})
	}
	return list, len(list) > 0
}

// namedAt returns the argument that names a handler, counted from 1, of which the settings state the index. They
// state 0 where none does.
func namedAt(index int) int {
	if index > 0 {
		return index + 1
	}
	return 0
}

// hasReceiver reports whether calls of a function hand over a receiver as the first
// argument. Those of a method of an interface do not.
func hasReceiver(obj *types.Func) bool {
	recv := obj.Signature().Recv()
	return recv != nil && !types.IsInterface(recv.Type())
}

// onlyLibrary returns the library that the package sees, or "" if there are
// several or none: nobody states of which one a function is a part.
func (r *Registrars) onlyLibrary() string {
	if list := r.Set.SDKs(); len(list) == 1 {
		return list[0].Name
	}
	return ""
}
