package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Target is a possible callee of a dynamic call.
type Target struct {
	Fn     *ssa.Function
	Obj    *types.Func // nil for a literal
	Before int         // how many values stand before the arguments of the call: one for a receiver that is bound
}

// Targets returns the possible callees of a call through a value or an interface, as far
// as the package sets them, and whether others can set more.
func (s *Scope) Targets(call *ssa.CallCommon) (found []Target, open bool) {
	t := NewTrace(s.Index)
	t.Value(call.Value)
	open = slices.ContainsFunc(t.Given, func(p *ssa.Parameter) bool { return s.isExported(p.Parent()) })
	if call.IsInvoke() {
		return s.MethodsOf(t.Boxed, call.Method.Pkg(), call.Method.Name()), open
	}
	for _, from := range t.Found {
		if from.Function != nil {
			found = append(found, targetOf(from.Function, call))
		}
	}
	return found, open
}

// isExported reports whether other packages can call a function.
func (s *Scope) isExported(fn *ssa.Function) bool {
	obj := program.ObjectOf(fn)
	return obj != nil && obj.Exported() && s.Pass.Pkg.Name() != "main"
}

// MethodsOf returns the methods that implement an interface method for some values. The
// package is that of the interface, for unexported names.
func (s *Scope) MethodsOf(boxed []*ssa.MakeInterface, pkg *types.Package, name string) []Target {
	var found []Target
	for _, box := range boxed {
		selection := types.NewMethodSet(box.X.Type()).Lookup(pkg, name)
		if selection == nil {
			continue
		}
		obj := selection.Obj().(*types.Func)
		if fn := s.Program.Package().Prog.FuncValue(obj.Origin()); fn != nil {
			found = append(found, Target{Fn: fn, Obj: obj.Origin(), Before: 1})
		}
	}
	return found
}

func targetOf(fn *ssa.Function, call *ssa.CallCommon) Target {
	n := fn.Signature.Params().Len()
	if fn.Signature.Recv() != nil {
		n++
	}
	return Target{Fn: fn, Obj: program.ObjectOf(fn), Before: n - len(call.Args)}
}
