package swallow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
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
	if !funcs.TakesContext(call) {
		return false
	}
	list, _ := r.flow.Scope().Calls.Of(call)
	return slices.ContainsFunc(list, func(c calls.Callee) bool {
		_, own := r.asks.Own(c.Fn)
		_, told := r.asks.Told(c.Obj)
		return own || told
	})
}

// callees returns the functions of the package that a function calls.
func (r *Result) callees(fn *ssa.Function) []*ssa.Function {
	var list []*ssa.Function
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		switch instr := instr.(type) {
		case *ssa.Call:
			list = append(list, calls.Own(r.flow.Scope().Calls.Of(instr))...)
		case *ssa.MakeClosure:
			list = append(list, instr.Fn.(*ssa.Function))
		}
	}
	return list
}
