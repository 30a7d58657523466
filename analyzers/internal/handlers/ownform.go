package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// byField finds the functions that take what a handler of a tool takes, return something
// of the program's own, and are kept in a field of a struct: another package has the
// adapter that calls them, which knows nothing of them either.
func (f *finder) byField() {
	for fn := range f.functions() {
		for _, block := range fn.Blocks {
			for _, instr := range block.Instrs {
				if store, ok := instr.(*ssa.Store); ok && isFunction(store.Val.Type()) {
					f.keptIn(store)
				}
			}
		}
	}
}

// keptIn notes the functions of the package that are stored in a field.
func (f *finder) keptIn(store *ssa.Store) {
	if _, ok := store.Addr.(*ssa.FieldAddr); !ok {
		return
	}
	for _, s := range f.flow.sources(store.Val) {
		if s.function == nil || !f.own[s.function] || f.callsTools(s.function) {
			continue
		}
		if library, ok := f.set.OwnTool(s.function.Signature); ok {
			f.handler(s.function, library.Name, sdk.Tool).Found |= ByType
		}
	}
}
