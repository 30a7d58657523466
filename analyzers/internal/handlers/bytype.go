package handlers

import (
	"go/types"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// byType finds the functions whose type is that of a handler. Clients of other
// servers have functions of that type, too: those that call a tool count only if
// they are registered.
func (f *finder) byType() {
	asValues := sync.OnceValue(f.boxedFunctions) // few libraries take functions as values
	for fn := range f.functions() {
		m, ok := f.set.Handler(fn.Signature)
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
	for instr := range f.instructions() {
		if box, ok := instr.(*ssa.MakeInterface); ok && isFunction(box.X.Type()) {
			for _, s := range f.flow.sources(box.X) {
				boxed[s.function] = true
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
	for instr := range f.instructions() {
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
	library, ok := f.set.OwnTool(signature)
	if !ok {
		return
	}
	for _, s := range f.flow.sources(store.Val) {
		if s.function != nil && f.own[s.function] && !f.callsTools(s.function) {
			f.handler(s.function, library.Name, sdk.Tool).Found |= ByType
		}
	}
}
