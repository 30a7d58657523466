package handlers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// wrappingObject notes the methods of what is handed to a function that calls one of them
// in its own place. What callers of the function around give to that counts where they do.
func (f *finder) wrappingObject(instr ssa.CallInstruction, wrapper *types.Func, p taken, at Registration) bool {
	t := tracer{flow: f.flow, seen: make(map[ssa.Value]bool), within: at.in}
	t.value(instr.Common().Args[p.Index])
	found := false
	for _, given := range t.given {
		onward := p.within(at)
		onward.via, _ = instr.(*ssa.Call)
		found = f.take(given, onward) || found
	}
	p.wrapper = wrapper
	for _, fn := range f.answering(t.boxed, wrapper.Pkg(), p.Method) {
		if !f.own[fn] {
			f.foreign(fn, at, p, ByAdapter)
			continue
		}
		found = found || f.handlers[fn] == nil
		f.behindWrapper(fn, p, wrapper, instr, at)
	}
	return found
}

// answering returns the functions that answer where a method of some values is called. Of
// functions that were converted to a type with the method it tells nothing: see converted.
func (f *finder) answering(boxed []*ssa.MakeInterface, pkg *types.Package, method string) []*ssa.Function {
	var found []*ssa.Function
	for _, box := range boxed {
		if isFunction(box.X.Type()) {
			continue
		}
		for _, t := range f.methodsOf([]*ssa.MakeInterface{box}, pkg, method) {
			found = append(found, t.fn)
		}
	}
	return found
}

// converted notes the function that is converted to a type of which a method calls it in
// its own place, as http.HandlerFunc does.
func (f *finder) converted(instr *ssa.ChangeType) bool {
	named, ok := types.Unalias(instr.Type()).(*types.Named)
	if !ok || !isFunction(named) {
		return false
	}
	found := false
	for method := range named.Methods() {
		t, _ := f.takesOf(method)
		for _, p := range t.Params {
			if p.Index == 0 && p.Seam != None && p.Method == "" {
				// Nobody knows here what adapts the converted function.
				at := Registration{Pos: instr.Pos(), in: outermost(instr.Parent()), unsure: true}
				found = f.wrapping(instr, instr.X, method, p, at) || found
			}
		}
	}
	return found
}
