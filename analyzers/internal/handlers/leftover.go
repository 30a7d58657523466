package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// IsLeftOver reports whether a function stands in a package that registers tools, and neither
// the package nor another one refers to it, or to the function around it: its registration
// has been taken out, and no client reaches it.
func (r *Result) IsLeftOver(fn *ssa.Function) bool {
	obj := program.Outermost(fn).Object()
	if obj == nil || obj.Exported() || r.finder == nil {
		return false
	}
	return r.finder.registersTools() && !r.finder.referred()[obj]
}

// registeringTools reports whether the package registers tools. One that does not can have its
// registrations in files for other systems.
func (f *finder) registeringTools() bool {
	for instr := range f.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && !syntax.InTest(f.Pass.Fset, instr.Pos()) {
			obj, _ := program.CalledAs(call.Common())
			if _, row, ok := f.Set.Registrar(obj); ok && row.Kind.IsTool() {
				return true
			}
		}
	}
	return false
}

// referring returns the functions to which the package refers outside of tests, and those in
// tests. Methods whose name a method of an interface has can be called through that.
func (f *finder) referring() map[types.Object]bool {
	found, methods := make(map[types.Object]bool), make(map[string]bool)
	for id, obj := range f.Pass.TypesInfo.Uses {
		if fn, ok := obj.(*types.Func); ok && !syntax.InTest(f.Pass.Fset, id.Pos()) {
			found[fn.Origin()] = true
			methods[fn.Name()] = methods[fn.Name()] || isOfInterface(fn)
		}
	}
	for _, obj := range f.Pass.TypesInfo.Defs {
		if fn, ok := obj.(*types.Func); ok && isOfInterface(fn) {
			methods[fn.Name()] = true
		}
	}
	for _, obj := range f.Pass.TypesInfo.Defs {
		if fn, ok := obj.(*types.Func); ok && (syntax.InTest(f.Pass.Fset, fn.Pos()) || fn.Signature().Recv() != nil && methods[fn.Name()]) {
			found[fn] = true
		}
	}
	return found
}

// isOfInterface reports whether a method is one of an interface.
func isOfInterface(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	return recv != nil && types.IsInterface(recv.Type())
}
