package toolname

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Rows reads names in tables, where they stand beside functions:
//
//	var tools = []tool{{name: "read_note", handle: read}, {name: "write_note", handle: write}}
type Rows struct {
	Reader
	stored map[*ssa.Function][]*ssa.FieldAddr // the fields that hold a function, once somebody has asked
}

// NamesOf returns the constant names that a field of a struct has where another field holds a function, such as
// "read_note" for read and the field name.
func (r *Rows) NamesOf(fn *ssa.Function, field *types.Var) []string {
	if r.stored == nil {
		r.stored = r.storedFunctions()
	}
	var names []string
	for _, addr := range r.stored[fn] {
		if name := r.beside(addr, field); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// storedFunctions returns the fields into which the package puts each of its functions.
func (r *Rows) storedFunctions() map[*ssa.Function][]*ssa.FieldAddr {
	found := make(map[*ssa.Function][]*ssa.FieldAddr)
	for instr := range r.Instructions() {
		store, ok := instr.(*ssa.Store)
		if !ok || !valueflow.IsFunction(store.Val.Type()) {
			continue
		}
		addr, ok := store.Addr.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		for _, s := range r.Index.Sources(store.Val) {
			if s.Function != nil {
				found[s.Function] = append(found[s.Function], addr)
			}
		}
	}
	return found
}

// beside returns the constant name in a field of the struct in which a handler stands.
func (r *Rows) beside(handler *ssa.FieldAddr, field *types.Var) string {
	for _, use := range *handler.X.Referrers() {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok || program.Field(addr.X.Type(), addr.Field) != field {
			continue
		}
		for _, v := range valueflow.WholeStores(addr) {
			if name := r.Of(v); name != "" {
				return name
			}
		}
	}
	return ""
}
