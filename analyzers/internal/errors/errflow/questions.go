package errflow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// maxAsked is how many calls a function may have whose failures are asked for one by one. Each
// question looks anew at what the function does with errors; nobody writes more by hand.
const maxAsked = 600

// Failures returns the failures of a call's result with the given index. It is empty if the error is
// always nil, or if the enclosing function is too large. Callers share the slice.
func (f *Flow) Failures(call *ssa.Call, index int) []cause.Failure {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	of := failing{call, index}
	if list, ok := f.failures[of]; ok {
		return list
	}
	list := f.failuresOf(of)
	if f.failures == nil {
		f.failures = make(map[failing][]cause.Failure)
	}
	if f.keeps(list) {
		f.failures[of] = list
	}
	return list
}

// maxKept is how many failures, and parts of them, are kept for those who ask again: with all of a large
// package there would be no memory for the rest.
const maxKept = 200_000

// keeps reports whether there is room for an answer, and counts it.
func (f *Flow) keeps(list []cause.Failure) bool {
	n := len(list)
	for i := range list {
		n += len(list[i].Parts)
	}
	if f.kept+n > maxKept {
		return false
	}
	f.kept += n
	return true
}

// A failing is an error among the results of a call.
type failing struct {
	call  *ssa.Call
	index int
}

func (f *Flow) failuresOf(of failing) []cause.Failure {
	fn := of.call.Parent()
	if f.isCrowded(fn) {
		return nil
	}
	f.Evaluator.Start(fn)
	if f.IsOverlong(fn) || f.NeverFails(of.call, of.index) {
		return nil
	}
	return f.Evaluator.Calls().ResultOf(calls.At(of.call), of.index).Failures
}

// isCrowded reports whether a function has more calls than are asked about one by one.
func (f *Flow) isCrowded(fn *ssa.Function) bool {
	if crowded, known := f.crowded[fn]; known {
		return crowded
	}
	calls := 0
	for range program.Instructions[*ssa.Call](fn.Blocks) {
		calls++
	}
	if f.crowded == nil {
		f.crowded = make(map[*ssa.Function]bool)
	}
	f.crowded[fn] = calls > maxAsked
	return f.crowded[fn]
}

// Elsewhere returns the joined returns of a function of another package of the
// module, for a call at a position. The return has no instruction.
func (f *Flow) Elsewhere(obj *types.Func, pos token.Pos) *returns.Return {
	f.Mu.Lock()
	defer f.Mu.Unlock()
	r := &returns.Return{}
	f.Evaluator.Start(nil)
	known := f.FactOf(obj)
	if known == nil {
		return r
	}
	results := obj.Signature().Results()
	for i := range known.Results {
		o := f.Evaluator.Calls().Substituted(known.Results[i], nil, obj, calls.Site{Pos: pos})
		if i == results.Len()-1 && program.CanBeError(results.At(i).Type()) {
			r.Errors = o.Failures
		} else if len(o.Readable.Rendered)+len(o.Readable.Text) > 0 {
			r.Results = append(r.Results, returns.Result{Flag: o.Flag, Data: o.Data, Rendered: o.Readable.Rendered, Text: o.Readable.Text})
		}
	}
	return r
}

// Imported returns the methods of imported packages of the module that implement an
// interface method called at a position. [Flow.Elsewhere] knows all of them, including
// those of types that are not visible here.
func (f *Flow) Imported(method *types.Func, at token.Pos) []*types.Func {
	if f.Evaluator == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	return slices.DeleteFunc(slices.Clone(f.Implementations(method, at)), func(m *types.Func) bool { return m.Pkg() == f.Pass.Pkg })
}

// Handed returns what a failure shows of an argument of a call. A receiver is argument 0.
func (f *Flow) Handed(call ssa.CallInstruction, index int) returns.Result {
	if f.Evaluator == nil {
		return returns.Result{}
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	fn := call.Parent()
	f.Evaluator.Start(fn)
	if f.IsOverlong(fn) || f.isCrowded(fn) {
		return returns.Result{}
	}
	arg := calls.At(call).Arg(index)
	shown := f.Evaluator.At(call.Block()).Texts().Shown(arg)
	return returns.Result{Value: arg, Flag: cause.Raised, Rendered: cause.Visible(fn, shown.Rendered), Text: shown.Text}
}

// Texts returns the constant texts that a value is made of.
func (f *Flow) Texts(v ssa.Value) []string {
	if f.Evaluator == nil || v.Parent() == nil {
		return nil
	}
	f.Mu.Lock()
	defer f.Mu.Unlock()
	f.Evaluator.Start(v.Parent())
	if f.IsOverlong(v.Parent()) {
		return nil
	}
	return causeloss.TextsIn(f.Tracer, v)
}
