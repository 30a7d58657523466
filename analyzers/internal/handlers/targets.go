package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A target is a function that can be called where a function value or a method of an
// interface is called.
type target struct {
	fn     *ssa.Function
	obj    *types.Func // nil for a literal
	before int         // how many values stand before the arguments of the call: one for a receiver that is bound
}

// targets returns the functions that a call of a value or of an interface's method can
// call, as far as the package puts them there, and whether others can put some there too.
func (f *finder) targets(call *ssa.CallCommon) (found []target, open bool) {
	t := tracer{flow: f.flow, seen: make(map[ssa.Value]bool)}
	t.value(call.Value)
	open = slices.ContainsFunc(t.given, f.comesIn)
	if call.IsInvoke() {
		return f.methodsOf(t.boxed, call.Method.Pkg(), call.Method.Name()), open
	}
	for _, s := range t.found {
		if s.function != nil {
			found = append(found, targetOf(s.function, call))
		}
	}
	return found, open
}

// comesIn reports whether other packages can say what a parameter is.
func (f *finder) comesIn(p *ssa.Parameter) bool {
	obj := objectOf(p.Parent())
	return obj != nil && obj.Exported() && f.pass.Pkg.Name() != "main"
}

// methodsOf returns the methods that an interface's method stands for in some values. The
// package is that of the interface, which matters if the name is not exported.
func (f *finder) methodsOf(boxed []*ssa.MakeInterface, pkg *types.Package, name string) []target {
	var found []target
	for _, box := range boxed {
		selection := types.NewMethodSet(box.X.Type()).Lookup(pkg, name)
		if selection == nil {
			continue
		}
		obj, ok := selection.Obj().(*types.Func)
		if !ok {
			continue
		}
		if fn := f.program.Package().Prog.FuncValue(obj.Origin()); fn != nil {
			found = append(found, target{fn: fn, obj: obj.Origin(), before: 1})
		}
	}
	return found
}

func targetOf(fn *ssa.Function, call *ssa.CallCommon) target {
	n := fn.Signature.Params().Len()
	if fn.Signature.Recv() != nil {
		n++
	}
	return target{fn: fn, obj: objectOf(fn), before: n - len(call.Args)}
}

// handOn notes what servers the parameters of functions get that are called as values,
// and in the place of a method of an interface.
func (f *finder) handOn() {
	for instr := range f.instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && f.isLate(call.Common()) {
			f.handingOn(call.Common())
		}
	}
}

// isLate reports whether a call that hands servers over does not name what it calls.
func (f *finder) isLate(call *ssa.CallCommon) bool {
	if _, builtin := call.Value.(*ssa.Builtin); builtin || call.StaticCallee() != nil {
		return false
	}
	for _, arg := range call.Args {
		if f.isOfServer(arg.Type()) {
			return true
		}
	}
	return false
}

func (f *finder) handingOn(call *ssa.CallCommon) {
	list, _ := f.targets(call)
	for _, t := range list {
		if !f.own[t.fn] {
			continue
		}
		for i, arg := range call.Args {
			if index := i + t.before; f.isOfServer(arg.Type()) && index >= 0 && index < len(t.fn.Params) {
				p := t.fn.Params[index]
				f.flow.handed[p] = append(f.flow.handed[p], arg)
			}
		}
	}
}
