package swallow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/roots"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/visible"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/httpstatus"
)

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
		own = visible.ImplementingFunctions(r.flow.Program, common.Method)
		others = r.flow.Imported(common.Method, call.Pos())
		if len(own)+len(others) > maxBehind {
			return nil, nil
		}
		return own, others
	}
	if callee := program.Declaration(call.Call.StaticCallee()); callee != nil && r.flow.Own[callee] {
		return []*ssa.Function{callee}, nil
	}
	if obj := program.Called(call.Common()); obj != nil {
		return nil, []*types.Func{obj}
	}
	return nil, nil
}

// inherited notes the fates of the functions that a call leads to, as far as what they make
// is part of what this function returns.
func (l *look) inherited(call *ssa.Call) {
	own, others := l.called(call)
	if call.Call.IsInvoke() && l.isOpen(call) {
		l.behind(call)
	}
	for _, fn := range own {
		for _, f := range l.known[fn] {
			l.inherit(f, call)
		}
	}
	for _, obj := range others {
		for _, f := range l.toldOf(obj) {
			f.at, f.Instr = call.Pos(), call
			l.inherit(f, call)
		}
	}
}

// inherit notes a fate of a function that is called.
func (l *look) inherit(f Fate, call *ssa.Call) {
	var starts []ssa.Value
	for i := range call.Call.Signature().Results().Len() {
		if f.Results.has(i) && !httpstatus.IsResponse(call.Call.Signature().Results().At(i).Type()) {
			starts = append(starts, calls.ResultsOf(call, i)...)
		}
	}
	if f.Results.answers() && l.isAsked(starts) {
		return
	}
	starts = append(starts, filledIn(f.Results, call)...)
	if len(starts) == 0 {
		return
	}
	f.Results, f.free = l.leaving(startsOf(starts)), 0
	if l.fn.Parent() != nil {
		f.free = l.sharedIn(derivedFrom(starts), func(*ssa.BasicBlock) bool { return true })
	}
	l.note(f)
}

// filledIn returns the variables, and the parameters, that a function fills which is called.
func filledIn(by results, call *ssa.Call) (list []ssa.Value) {
	args := call.Call.Args
	if call.Call.IsInvoke() {
		args = append([]ssa.Value{nil}, args...) // Have: that of which it is a method
	}
	for i, arg := range args {
		if !by.fills(i) {
			continue
		}
		if root := roots.RootOf(arg); root != nil {
			list = append(list, root)
		} else if roots.IsConstructed(arg) {
			list = append(list, arg)
		}
	}
	return list
}
