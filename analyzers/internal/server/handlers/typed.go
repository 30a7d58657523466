package handlers

import (
	"go/types"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/registration"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// Typed functions are handlers because of their type.
type typed struct {
	*flow.Scope
	catalogue *catalogue
	clients   registration.Clients
}

// find finds the functions whose type is that of a handler. Clients of other
// servers have functions of that type, too: those that call a tool count only if
// they are registered.
func (t *typed) find() {
	asValues := sync.OnceValue(t.boxedFunctions) // few libraries take functions as values
	for fn := range t.Functions() {
		m, ok := t.Set.Handler(fn.Signature)
		if ok && (!m.Loose || m.Reflected && asValues()[fn]) && !wrappers.IsKind(m.Kind) && !t.clients.CallsTools(fn) {
			t.catalogue.handler(fn, m.SDK.Name, m.Kind).Found |= ByType
		}
	}
}

// boxedFunctions returns the functions that the package makes values of interfaces of, as
// one does for a library that takes handlers of any type: in a table, say, from which
// another package registers them.
func (t *typed) boxedFunctions() map[*ssa.Function]bool {
	boxed := make(map[*ssa.Function]bool)
	for instr := range t.Instructions() {
		if box, ok := instr.(*ssa.MakeInterface); ok && program.IsFunction(box.X.Type()) {
			for _, s := range t.Index.Sources(box.X) {
				boxed[s.Function] = true
			}
		}
	}
	delete(boxed, nil)
	return boxed
}

// findInFields finds the functions that take what a handler of a tool takes, return something
// of the program's own, and are kept in a field of a struct: another package has the
// adapter that calls them, which knows nothing of them either.
func (t *typed) findInFields() {
	for instr := range t.Instructions() {
		if store, ok := instr.(*ssa.Store); ok {
			t.keptIn(store)
		}
	}
}

// keptIn notes the functions of the package that are stored in a field.
func (t *typed) keptIn(store *ssa.Store) {
	if _, ok := store.Addr.(*ssa.FieldAddr); !ok {
		return
	}
	signature, ok := store.Val.Type().Underlying().(*types.Signature)
	if !ok {
		return
	}
	library, ok := t.Set.OwnTool(signature)
	if !ok {
		return
	}
	for _, s := range t.Index.Sources(store.Val) {
		if s.Function != nil && t.Own[s.Function] && !t.clients.CallsTools(s.Function) {
			t.catalogue.handler(s.Function, library.Name, sdk.Tool).Found |= ByType
		}
	}
}
