package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/seams"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/servers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/takers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// wrappingObject notes the methods of what is handed to a function that calls one of them
// in its own place. What callers of the function around give to that counts where they do,
// and what was a function before it was converted to a type with the method, there: see
// converted.
func (f *finder) wrappingObject(instr ssa.CallInstruction, wrapper *types.Func, p takers.Taking, at servers.Registration) bool {
	t := valueflow.NewTrace(f.Index)
	t.Within = at.In
	t.Value(instr.Common().Args[p.Index])
	found := false
	for _, given := range t.Given {
		found = f.takeOnward(given, p, instr, at) || found
	}
	objects := slices.DeleteFunc(t.Boxed, func(box *ssa.MakeInterface) bool { return valueflow.IsFunction(box.X.Type()) })
	p.Wrapper = wrapper
	for _, method := range f.MethodsOf(objects, wrapper.Pkg(), p.Method) {
		if f.Own[method.Fn] {
			found = f.behindWrapper(method.Fn, p, wrapper, instr, at) || found
		} else {
			f.foreign(method.Fn, at, p, ByAdapter)
		}
	}
	return found
}

// converted notes the function that is converted to a type of which a method calls it in
// its own place, as http.HandlerFunc does.
func (f *finder) converted(instr *ssa.ChangeType) bool {
	named, ok := types.Unalias(instr.Type()).(*types.Named)
	if !ok || !valueflow.IsFunction(named) {
		return false
	}
	found := false
	for method := range named.Methods() {
		t, _ := f.takers.TakesOf(method)
		for _, p := range t {
			if p.Index == 0 && p.Seam != seams.None && p.Method == "" {
				// Nobody knows here what adapts the converted function.
				at := servers.Registration{Pos: instr.Pos(), In: program.Outermost(instr.Parent()), Unsure: true}
				found = f.wrapping(instr, instr.X, method, p, at) || found
			}
		}
	}
	return found
}
