package swallow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
)

// asks is told of a function that asks for something outside of the process and tells of a failure
// there by errors that do not say so:
//
//	resp, err := c.http.Do(req)
//	if err != nil {
//		return nil, &Error{Message: "the service cannot be reached"}
//	}
type asks struct{}

// String returns "asks(outside)".
func (asks) String() string { return "asks(outside)" }

// asksOutside reports whether a call is one of a function of the module that waits, and in which something
// outside of the process can fail.
func (r *Result) asksOutside(call *ssa.Call) bool {
	if !takesContext(call) {
		return false
	}
	own, others := r.called(call)
	return slices.ContainsFunc(own, func(fn *ssa.Function) bool { return r.asking[fn] }) ||
		slices.ContainsFunc(others, func(obj *types.Func) bool {
			_, ok := summary.Of[asks](r.pass, obj)
			return ok
		})
}

// callees returns the functions of the package that a function calls.
func (r *Result) callees(fn *ssa.Function) []*ssa.Function {
	var list []*ssa.Function
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		switch instr := instr.(type) {
		case *ssa.Call:
			own, _ := r.called(instr)
			list = append(list, own...)
		case *ssa.MakeClosure:
			list = append(list, instr.Fn.(*ssa.Function))
		}
	}
	return list
}

// maxBehind is how many implementations of a method of an interface are asked. Where there
// are more, nobody knows which one it is.
const maxBehind = 3

// called returns the functions that a call can lead to: those of the package, and those of
// others in the module.
func (r *Result) called(call *ssa.Call) (own []*ssa.Function, others []*types.Func) {
	if common := call.Common(); common.IsInvoke() {
		own = r.flow.Scope().Program.ImplementingFunctions(common.Method)
		others = r.flow.Imported(common.Method, call.Pos())
		if len(own)+len(others) > maxBehind {
			return nil, nil
		}
		return own, others
	}
	if callee := program.Declaration(call.Call.StaticCallee()); callee != nil && r.flow.Scope().Own[callee] {
		return []*ssa.Function{callee}, nil
	}
	if obj := program.Called(call.Common()); obj != nil {
		return nil, []*types.Func{obj}
	}
	return nil, nil
}
