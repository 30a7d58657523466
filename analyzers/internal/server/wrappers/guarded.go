package wrappers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// A Guarded is a literal run by package taxonomy or bridge, which recover from panics and
// classify its error:
//
//	err := taxonomy.Do(ctx, name, func(ctx context.Context) error {
//		var err error
//		out, err = run(ctx, in)
//		return err
//	})
type Guarded struct {
	outer   *ssa.Call        // which runs it, and returns the error
	Closure *ssa.MakeClosure // the literal
}

// Guards reports whether a function runs its argument, recovers from panics and returns
// an error with a code, and the index of that argument.
func Guards(obj *types.Func) (index int, ok bool) {
	switch {
	case syntax.IsFunc(obj, syntax.Taxonomy, "Do"), syntax.IsFunc(obj, syntax.Taxonomy, "Call"):
		return 2, true
	case isOfBoundary(obj, "Run"):
		return 3, true
	}
	return 0, false
}

// isOfBoundary reports whether a function is the method of a boundary of package bridge.
func isOfBoundary(obj *types.Func, name string) bool {
	if obj == nil || obj.Name() != name || obj.Signature().Recv() == nil {
		return false
	}
	p, ok := types.Unalias(obj.Signature().Recv().Type()).(*types.Pointer)
	return ok && syntax.IsNamed(p.Elem(), syntax.Bridge, "Boundary")
}

// GuardedIn returns the guarded literals of a function.
func GuardedIn(fn *ssa.Function) []Guarded {
	var found []Guarded
	for call := range program.Instructions[*ssa.Call](fn.Blocks) {
		obj, _ := program.CalledAs(&call.Call)
		index, ok := Guards(obj)
		if !ok || index >= len(call.Call.Args) {
			continue
		}
		if closure, ok := call.Call.Args[index].(*ssa.MakeClosure); ok {
			found = append(found, Guarded{call, closure})
		}
	}
	return found
}

// Calls returns the calls in the literal through function values and interfaces.
func (g Guarded) Calls() []*ssa.Call {
	var found []*ssa.Call
	for call := range program.Instructions[*ssa.Call](g.Closure.Fn.(*ssa.Function).Blocks) {
		if IsDynamic(call) {
			found = append(found, call)
		}
	}
	return found
}

// IsDynamic reports whether a call is one of a function value, or of a method of an interface.
func IsDynamic(call *ssa.Call) bool {
	_, builtin := call.Call.Value.(*ssa.Builtin)
	return call.Call.StaticCallee() == nil && !builtin
}

// Treatment is what a function does with the errors of the calls in the
// literal.
func (g Guarded) Treatment() treatment {
	return treatment{effectOn(g.outer.Parent(), []ssa.Value{g.outer}), Classified}
}
