package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/toolname"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// describe names the registrations of handlers whose description stands beside what makes them: as
// another result of the same function, or by another method of the same type, as in
//
//	func (*read) Tool() mcp.Tool                  { return mcp.NewTool("read_note") }
//	func (*read) Handler() server.ToolHandlerFunc { return handle }
//
// which are registered together, through an interface.
func (f *finder) describe() {
	methods := make(map[*types.TypeName][]*Handler)
	for _, h := range f.handlers {
		if t := toolname.DeclaredBy(program.Outermost(h.Func).Signature); t != nil {
			methods[t] = append(methods[t], h)
		}
	}
	for _, h := range f.handlers {
		maker := program.Outermost(h.Func)
		name := ""
		if maker != h.Func {
			name = toolname.Only(f.names.OfResults(maker))
		}
		if t := toolname.DeclaredBy(maker.Signature); name == "" && t != nil && len(methods[t]) == 1 {
			name = f.names.OfMethods(t)
		}
		for i, r := range h.Registered {
			if r.Name == "" {
				h.Registered[i].Name = name
			}
		}
	}
}

// NameBy returns the constant name that the method of a type of the package gives, itself or
// in a description, or "".
func (r *Result) NameBy(typeName string, method *types.Func) string {
	if r.finder == nil || method == nil {
		return ""
	}
	declared, ok := r.finder.Pass.Pkg.Scope().Lookup(typeName).(*types.TypeName)
	if !ok {
		return ""
	}
	return r.finder.names.By(declared, method)
}

// nameImplementation notes under which names a method of the package is registered that stands
// behind a seam.
func (f *finder) nameImplementation(inner, outer *Handler) {
	for _, at := range outer.Registered {
		if at.Name != "" || at.Asked() == nil {
			continue
		}
		if obj := program.ObjectOf(inner.Func); obj != nil {
			if at.Name, at.Behind = (&Result{finder: f}).NameBy(toolname.ReceiverOf(obj), at.Asked()), true; at.Name != "" {
				inner.registeredAt(at)
			}
		}
	}
}

// nameRows gives the handlers of tables the names that stand beside them.
func (f *finder) nameRows() {
	var stored map[*ssa.Function][]*ssa.FieldAddr
	for _, h := range f.handlers {
		for i, at := range h.Registered {
			if at.Name != "" || at.NameFrom.Field == nil {
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
				at.Behind = true // another name for the same way
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
func (f *finder) nameInRow(handler *ssa.FieldAddr, at servers.Registration) string {
	for _, use := range *handler.X.Referrers() {
		addr, ok := use.(*ssa.FieldAddr)
		if !ok || program.Field(addr.X.Type(), addr.Field) != at.NameFrom.Field {
			continue
		}
		for _, v := range valueflow.WholeStores(addr) {
			if name := f.names.Of(v); name != "" {
				return name
			}
		}
	}
	return ""
}
