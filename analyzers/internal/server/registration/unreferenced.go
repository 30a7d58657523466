package registration

import (
	"go/types"
	"sync"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// Unreferenced finds handlers whose registration has been removed. In a package that registers
// tools, a function
//
//	func readNote(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error)
//
// that nothing refers to is dead, whatever its type: no client reaches it.
// It looks at the package when it is first asked, and once.
type Unreferenced struct {
	*flow.Scope
	registersTools func() bool                  // whether the package does
	referred       func() map[types.Object]bool // the functions that something refers to
}

// NewUnreferenced returns a reader for a package.
func NewUnreferenced(s *flow.Scope) *Unreferenced {
	r := &Unreferenced{Scope: s}
	r.registersTools, r.referred = sync.OnceValue(r.registeringTools), sync.OnceValue(r.referring)
	return r
}

// IsLeftOver reports whether a function stands in a package that registers tools, and neither the package
// nor another one refers to it, or to the function around it. The start of a program needs nobody who does.
func (r *Unreferenced) IsLeftOver(fn *ssa.Function) bool {
	obj := program.Outermost(fn).Object()
	if obj == nil || obj.Exported() || obj.Name() == "main" && obj.Pkg().Name() == "main" {
		return false
	}
	return r.registersTools() && !r.referred()[obj]
}

// registeringTools reports whether the package registers tools. One that does not can have its
// registrations in files for other systems.
func (r *Unreferenced) registeringTools() bool {
	for instr := range r.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && !syntax.InTest(r.Pass.Fset, instr.Pos()) {
			obj, _ := program.CalledAs(call.Common())
			if _, row, ok := r.Set.Registrar(obj); ok && row.Kind.IsTool() {
				return true
			}
		}
	}
	return false
}

// referring returns the functions to which the package refers outside of tests, and those in
// tests. Methods whose name a method of an interface has can be called through that.
func (r *Unreferenced) referring() map[types.Object]bool {
	found, methods := make(map[types.Object]bool), make(map[string]bool)
	for id, obj := range r.Pass.TypesInfo.Uses {
		if fn, ok := obj.(*types.Func); ok && !syntax.InTest(r.Pass.Fset, id.Pos()) {
			found[fn.Origin()] = true
			methods[fn.Name()] = methods[fn.Name()] || isOfInterface(fn)
		}
	}
	for _, obj := range r.Pass.TypesInfo.Defs {
		if fn, ok := obj.(*types.Func); ok && isOfInterface(fn) {
			methods[fn.Name()] = true
		}
	}
	for _, obj := range r.Pass.TypesInfo.Defs {
		if fn, ok := obj.(*types.Func); ok && (syntax.InTest(r.Pass.Fset, fn.Pos()) || fn.Signature().Recv() != nil && methods[fn.Name()]) {
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
