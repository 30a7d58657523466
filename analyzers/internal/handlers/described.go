package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
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
		if t := typeOfMethod(program.Outermost(h.Func).Signature); t != nil {
			methods[t] = append(methods[t], h)
		}
	}
	for _, h := range f.handlers {
		maker := program.Outermost(h.Func)
		name := ""
		if maker != h.Func {
			name = only(f.describedBy(maker))
		}
		if t := typeOfMethod(maker.Signature); name == "" && t != nil && len(methods[t]) == 1 {
			name = f.describedByMethods(t)
		}
		for i, r := range h.Registered {
			if r.Name == "" {
				h.Registered[i].Name = name
			}
		}
	}
}

// typeOfMethod returns the type of which a function with a signature is a method, or nil.
func typeOfMethod(sig *types.Signature) *types.TypeName {
	if sig.Recv() == nil {
		return nil
	}
	if named := program.NamedOf(sig.Recv().Type()); named != nil {
		return named.Obj()
	}
	return nil
}

// describedBy returns the names of the descriptions that a function returns, by result, and empty
// ones for other results.
func (f *finder) describedBy(fn *ssa.Function) []string {
	results := fn.Signature.Results()
	list := make([]string, results.Len())
	for i := range list {
		if isDescription(results.At(i).Type()) {
			list[i] = f.nameGiven(fn, i, 0)
		}
	}
	return list
}

// describedByMethods returns the one name that the methods of a type give, if they give one.
func (f *finder) describedByMethods(t *types.TypeName) string {
	var list []string
	named := t.Type().(*types.Named)
	for m := range named.Methods() {
		if fn := f.Program.Package().Prog.FuncValue(m); fn != nil {
			list = append(list, f.describedBy(fn)...)
		}
	}
	return only(list)
}

// only returns the one name in a list that is not empty, and nothing if there are two.
func only(list []string) string {
	var found string
	for _, name := range list {
		if name != "" && found != "" && name != found {
			return ""
		}
		if name != "" {
			found = name
		}
	}
	return found
}
