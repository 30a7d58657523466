package losses

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
)

// isToldBy reports whether a value is made of what the call that failed with the error
// has written, such as the output of a command: that says more than the error
// does.
func (e liveError) isToldBy(v ssa.Value) bool {
	call := makerOf(e.value)
	if call == nil {
		return false
	}
	outputs := make(map[ssa.Value]bool)
	for _, arg := range calls.At(call).Args {
		noteOutputs(outputs, arg)
	}
	if len(outputs) == 0 {
		return false
	}
	m := origins.Making{Flow: e.flow.Finder.Tracer, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool {
		read, ok := v.(*ssa.Call)
		return ok && len(calls.At(read).Args) > 0 && outputs[calls.At(read).Args[0]] && e.since.Dominates(read.Block())
	}}
	return m.Has(v)
}

// noteOutputs notes the variables of the function to which an argument of a call
// leads, by itself or by a field of it, and into which text can be written.
func noteOutputs(outputs map[ssa.Value]bool, arg ssa.Value) {
	note := func(v ssa.Value) {
		if v = calls.PlainValue(v); origins.IsFilled(v) && isWriter(v.Type()) {
			outputs[v] = true
		}
	}
	note(arg)
	if arg.Referrers() == nil {
		return
	}
	for _, use := range *arg.Referrers() {
		if field, ok := use.(*ssa.FieldAddr); ok {
			for _, value := range origins.FieldStores(arg, field.Field) {
				note(value)
			}
		}
	}
}

// isWriter reports whether values of a type have the method of io.Writer.
func isWriter(t types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "Write")
	method, ok := obj.(*types.Func)
	return ok && method.Signature().Params().Len() == 1 && types.Identical(method.Signature().Params().At(0).Type(), types.NewSlice(types.Typ[types.Byte]))
}
