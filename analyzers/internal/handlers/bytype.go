package handlers

import (
	"go/types"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// byType finds the functions whose type is that of a handler. Clients of other
// servers have functions of that type, too: those that call a tool count only if
// they are registered.
func (f *finder) byType() {
	asValues := sync.OnceValue(f.boxedFunctions) // few libraries take functions as values
	for fn := range f.Functions() {
		m, ok := f.Set.Handler(fn.Signature)
		if ok && (!m.Loose || m.Reflected && asValues()[fn]) && !middlewareLike(m.Kind) && !f.callsTools(fn) {
			f.handler(fn, m.SDK.Name, m.Kind).Found |= ByType
		}
	}
}

// boxedFunctions returns the functions that the package makes values of interfaces of, as
// one does for a library that takes handlers of any type: in a table, say, from which
// another package registers them.
func (f *finder) boxedFunctions() map[*ssa.Function]bool {
	boxed := make(map[*ssa.Function]bool)
	for instr := range f.Instructions() {
		if box, ok := instr.(*ssa.MakeInterface); ok && valueflow.IsFunction(box.X.Type()) {
			for _, s := range f.Index.Sources(box.X) {
				boxed[s.Function] = true
			}
		}
	}
	delete(boxed, nil)
	return boxed
}

// middlewareLike reports whether functions of the kind wrap handlers and are
// none themselves.
func middlewareLike(k sdk.Kind) bool { return k == sdk.Middleware || k == sdk.MethodHandler }

// byField finds the functions that take what a handler of a tool takes, return something
// of the program's own, and are kept in a field of a struct: another package has the
// adapter that calls them, which knows nothing of them either.
func (f *finder) byField() {
	for instr := range f.Instructions() {
		if store, ok := instr.(*ssa.Store); ok {
			f.keptIn(store)
		}
	}
}

// keptIn notes the functions of the package that are stored in a field.
func (f *finder) keptIn(store *ssa.Store) {
	if _, ok := store.Addr.(*ssa.FieldAddr); !ok {
		return
	}
	signature, ok := store.Val.Type().Underlying().(*types.Signature)
	if !ok {
		return
	}
	library, ok := f.Set.OwnTool(signature)
	if !ok {
		return
	}
	for _, s := range f.Index.Sources(store.Val) {
		if s.Function != nil && f.Own[s.Function] && !f.callsTools(s.Function) {
			f.handler(s.Function, library.Name, sdk.Tool).Found |= ByType
		}
	}
}
