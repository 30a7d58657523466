package errflow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// Failures returns the failures of a call's result with the given index. It is empty if the error is
// always nil, or if the enclosing function is too large. Callers share the slice.
func (f *Flow) Failures(call *ssa.Call, index int) []cause.Failure {
	of, fn := failing{call, index}, call.Parent()
	f.mu.Lock()
	list, known := f.failures[of]
	known = known || f.isCrowded(fn)
	f.mu.Unlock()
	if known {
		return list
	}
	return answer(f, fn, func() (list []cause.Failure) {
		if !f.known.NeverFails(call, index) {
			list = f.known.Evaluator.Calls().ResultOf(calls.At(call), index).Failures
		}
		if f.keeps(list) {
			f.failures[of] = list
		}
		return list
	})
}

// Carried returns the errors in fields of what a function of the package returns.
func (f *Flow) Carried(fn *ssa.Function) []cause.CarriedError {
	return answer(f, fn, func() (list []cause.CarriedError) {
		known, _ := f.known.Accounts.Own(fn)
		if known == nil {
			return nil
		}
		for _, result := range known.Results {
			list = cause.WithCarried(list, result.Carried)
		}
		return list
	})
}

// ConditionsAt returns the conditions on parameters under which an instruction of the package is reached.
func (f *Flow) ConditionsAt(instr ssa.Instruction) []cause.Condition {
	if !f.Known() {
		return cond.ConstantsAt(instr.Block())
	}
	return answer(f, instr.Parent(), func() []cause.Condition { return f.known.ConditionsAt(instr.Block()) })
}

// Met takes conditions that a function tells, nil for one of another package, to a call of it. It returns those that are
// left in terms of the caller, and whether they can hold.
func (f *Flow) Met(call ssa.CallInstruction, callee *ssa.Function, when []cause.Condition) (left []cause.Condition, possible bool) {
	if len(when) == 0 || !f.Known() {
		return nil, true
	}
	when, possible = slices.Clone(when), true
	answer(f, call.Parent(), func() bool {
		for i := range when {
			when[i].Owner = callee
		}
		c := origin.Crossing{Evaluator: f.known.Evaluator.At(call.Block()), Callee: callee, Site: calls.At(call)}
		left, possible = c.Met(when)
		return possible
	})
	return left, possible
}

// NeverFails reports whether the error with the given index that a call returns is always nil.
func (f *Flow) NeverFails(call *ssa.Call, index int) bool {
	return answer(f, call.Parent(), func() bool { return f.known.NeverFails(call, index) })
}

// IsNever reports whether a function, whose only result is an error, always returns nil.
func (f *Flow) IsNever(obj *types.Func) bool {
	return f.Known() && f.known.IsNever(f.known.Program.Package().Prog.FuncValue(obj), 0)
}

// keeps reports whether there is room for an answer.
func (f *Flow) keeps(list []cause.Failure) bool {
	n := len(list)
	for i := range list {
		n += len(list[i].Parts)
	}
	return f.known.Ledger.Keep(n)
}

// A failing is an error among the results of a call.
type failing struct {
	call  *ssa.Call
	index int
}

// isCrowded reports whether a function has more calls than are asked about one by one. Each question looks anew at
// what the function does with errors.
func (f *Flow) isCrowded(fn *ssa.Function) bool {
	if crowded, known := f.crowded[fn]; known {
		return crowded
	}
	calls := 0
	for range program.Instructions[*ssa.Call](fn.Blocks) {
		calls++
	}
	f.crowded[fn] = calls > budget.Parts
	return f.crowded[fn]
}

// Elsewhere returns the joined returns of a function of another package of the
// module, for a call at a position. The return has no instruction.
func (f *Flow) Elsewhere(obj *types.Func, pos token.Pos) *returns.Return {
	r := answer(f, nil, func() *returns.Return { return f.elsewhere(obj, pos) })
	if r == nil {
		return new(returns.Return)
	}
	return r
}

func (f *Flow) elsewhere(obj *types.Func, pos token.Pos) *returns.Return {
	r := &returns.Return{}
	known, ok := f.known.Accounts.Told(obj)
	if !ok {
		return r
	}
	results := obj.Signature().Results()
	for i := range known.Results {
		o := f.known.Evaluator.Calls().Substituted(known.Results[i], nil, obj, calls.Site{Pos: pos})
		if i == results.Len()-1 && program.CanBeError(results.At(i).Type()) {
			r.Errors = o.Failures
		} else if len(o.Readable.Rendered)+len(o.Readable.Text) > 0 {
			r.Results = append(r.Results, returns.Result{Flag: o.Flag, Data: o.Data, Rendered: o.Readable.Rendered, Text: o.Readable.Text})
		}
	}
	return r
}

// Handed returns what a failure shows of an argument of a call. A receiver is argument 0.
func (f *Flow) Handed(call ssa.CallInstruction, index int) returns.Result {
	fn := call.Parent()
	return answer(f, fn, func() (r returns.Result) {
		if f.isCrowded(fn) {
			return r
		}
		arg := calls.At(call).Arg(index)
		shown := f.known.Evaluator.At(call.Block()).Texts().Shown(arg)
		return returns.Result{Value: arg, Flag: cause.Raised, Rendered: cause.Visible(fn, shown.Rendered), Text: shown.Text}
	})
}

// Wording returns the constant texts that a value is made of, and whether all of it is constant. What a function makes a text of
// is not.
func (f *Flow) Wording(v ssa.Value) (texts []string, whole bool) {
	if v == nil || v.Parent() == nil {
		return nil, false
	}
	return f.Texts(v), answer(f, v.Parent(), func() bool {
		made := f.known.Tracer.Made()
		return flow.All(made.Ends(v), isFixed) && !made.Reaches(isCalledText, v)
	})
}

// isCalledText reports whether a value is a text that a call returns.
func isCalledText(v ssa.Value) bool {
	call, _ := program.CallOf(v)
	return call != nil && program.IsString(v.Type())
}

// isFixed reports whether a value is a constant, or created on the spot and left empty. A nil stands for what is not known.
func isFixed(end ssa.Value) bool {
	return program.IsConst(end) && !program.IsNil(end) || program.IsFresh(end)
}

// Texts returns the constant texts that a value is made of.
func (f *Flow) Texts(v ssa.Value) []string {
	if v.Parent() == nil {
		return nil
	}
	return answer(f, v.Parent(), func() []string { return causeloss.TextsIn(f.known.Tracer, v) })
}
