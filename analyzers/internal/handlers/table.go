package handlers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// nameRows gives the handlers of tables the names that stand beside them.
func (f *finder) nameRows() {
	var stored map[*ssa.Function][]*ssa.FieldAddr
	for _, h := range f.handlers {
		for i, at := range h.Registered {
			if at.Name != "" || at.asked.field == nil {
				continue
			}
			if stored == nil {
				stored = f.storedFunctions()
			}
			var names []string
			for _, addr := range stored[h.Func] {
				if name := f.nameInRow(addr, at); name != "" && !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
			for j, name := range names {
				if at.Name = name; j == 0 {
					h.Registered[i].Name = name
					continue
				}
				at.behind = true // another name for the same way
				h.Registered = append(h.Registered, at)
			}
		}
	}
}

// storedFunctions returns the fields into which the package puts each of its functions.
func (f *finder) storedFunctions() map[*ssa.Function][]*ssa.FieldAddr {
	found := make(map[*ssa.Function][]*ssa.FieldAddr)
	for instr := range f.Instructions() {
		store, ok := instr.(*ssa.Store)
		if !ok || !valueflow.IsFunction(store.Val.Type()) {
			continue
		}
		addr, ok := store.Addr.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		for _, s := range f.Index.Sources(store.Val) {
			if s.Function != nil {
				found[s.Function] = append(found[s.Function], addr)
			}
		}
	}
	return found
}

// nameInRow returns the constant name in the struct in which a handler stands.
func (f *finder) nameInRow(handler *ssa.FieldAddr, at Registration) string {
	for _, use := range *handler.X.Referrers() {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok || program.Field(addr.X.Type(), addr.Field) != at.asked.field {
			continue
		}
		for _, v := range valueflow.WholeStores(addr) {
			if name := f.nameOf(v); name != "" {
				return name
			}
		}
	}
	return ""
}
