package losses

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/makeup"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// isToldBeside reports whether a value is made of what came with the error, such as the output
// of a command or a response: that can hold details of the failure.
func (e heldError) isToldBeside(v ssa.Value) bool {
	x, ok := e.value.(*ssa.Extract)
	if !ok {
		return false
	}
	m := makeup.Search{Handlings: e.flow.Handlings, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool {
		other, ok := v.(*ssa.Extract)
		return ok && other.Tuple == x.Tuple && other.Index != x.Index
	}}
	return m.Has(v)
}

// isReplaced reports whether what is made stands for the error by what came with it: it shows that, or
// is made where that was found to be something certain. In
//
//	issue, response, err := client.Get(ctx, key)
//	if err != nil && response != nil {
//		if response.Code == 404 {
//			return errors.New("issue not found")
//		}
//		return fmt.Errorf("no issue: %s", response.Body)
//	}
//
// the response says of both what the error would.
func (e liveError) isReplaced(l leaf) bool {
	if e.isToldBeside(l.value) {
		return true
	}
	for i, block := 0, l.block; block != nil && block != e.since && e.since.Dominates(block) && i < maxDominators; i, block = i+1, block.Idom() {
		for _, b := range branch.BranchesTo(block) {
			if b.Finds() && e.isToldBeside(b.Cond) {
				return true
			}
		}
	}
	return false
}

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
	m := makeup.Search{Handlings: e.flow.Handlings, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool {
		read, ok := v.(*ssa.Call)
		return ok && len(calls.At(read).Args) > 0 && outputs[calls.At(read).Args[0]] && e.since.Dominates(read.Block())
	}}
	return m.Has(v)
}

// noteOutputs notes the variables of the function to which an argument of a call
// leads, by itself or by a field of it, and into which text can be written.
func noteOutputs(outputs map[ssa.Value]bool, arg ssa.Value) {
	note := func(v ssa.Value) {
		if v = calls.PlainValue(v); makeup.IsFilled(v) && isWriter(v.Type()) {
			outputs[v] = true
		}
	}
	note(arg)
	if arg.Referrers() == nil {
		return
	}
	for _, use := range *arg.Referrers() {
		if field, ok := use.(*ssa.FieldAddr); ok {
			for _, value := range valueflow.FieldStores(arg, field.Field) {
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
