package scenario

import (
	"go/constant"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// call returns one of the results of a call.
func (t *Trace) call(call *ssa.Call, index int) Value {
	if program.IsBuiltin(call, "len") {
		if made, ok := call.Call.Args[0].(*ssa.MakeMap); ok && t.isEmpty(made, call) {
			return Const(constant.MakeInt64(0))
		}
		return length(t.of(call.Call.Args[0]))
	}
	obj := program.Called(&call.Call)
	switch {
	case funcs.MakesError(obj):
		return Set
	case cond.AsksForTest(call):
		return Bool(false)
	}
	if callee := program.Declaration(call.Call.StaticCallee()); callee != nil && t.machine.own[callee] && len(callee.Blocks) > 0 {
		return t.result(callee, call, index)
	}
	if program.IsBool(call.Type()) && !call.Call.IsInvoke() && t.isGivenFailure(call) {
		return Bool(false) // errors.Is, errors.As, os.IsNotExist
	}
	return Any
}

// isGivenFailure reports whether a call gets the failure of the scenario.
func (t *Trace) isGivenFailure(call *ssa.Call) bool {
	for _, arg := range call.Call.Args {
		if program.CanBeError(arg.Type()) && t.of(arg).kind == failure {
			return true
		}
	}
	return false
}

// result returns what a function of the package returns, run with the arguments of a call. It is not run if nothing
// is known of those and it returns no boolean.
func (t *Trace) result(callee *ssa.Function, call *ssa.Call, index int) Value {
	if t.depth >= budget.Forks {
		return Any
	}
	s, informed := Scenario{Given: make(map[ssa.Value]Value), Fields: t.Fields}, false
	for i, arg := range call.Call.Args {
		if value := t.of(arg); value.kind != all {
			s.Given[callee.Params[i]] = value
			informed = informed || value.kind != set
		}
	}
	var inner *Trace
	switch {
	case informed:
		inner = t.machine.run(callee, s, t.depth+1)
	case program.IsBool(call.Type()):
		inner = t.machine.base(base{callee, t.depth + 1})
	default:
		return Any
	}
	value := Value{}
	for _, ret := range inner.Returns() {
		value = value.Join(inner.Of(program.Given(ret, index)))
	}
	return value
}

// length returns the length of a text or a list.
func length(x Value) Value {
	switch {
	case x.kind == none:
		return x
	case x.IsNil():
		return Const(constant.MakeInt64(0))
	case x.kind != oneOf:
		return Any
	}
	value := Value{}
	for _, c := range x.consts {
		switch {
		case c == nil:
			value = value.Join(Const(constant.MakeInt64(0)))
		case c.Kind() == constant.String:
			value = value.Join(Const(constant.MakeInt64(int64(len(constant.StringVal(c))))))
		default:
			return Any
		}
	}
	return value
}
