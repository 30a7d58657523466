package errflow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// summaryOfIterator looks at all calls of the body of a loop by an iterator.
func (e *evaluator) summaryOfIterator(fn *ssa.Function) *account {
	e.begin(fn)
	y := yielding{e: e, body: fn.Params[len(fn.Params)-1], results: make([]outcome, answersOf(fn.Signature).Len())}
	y.in(fn)
	return &account{results: y.results}
}

// A yielding is a search for what an iterator hands to the body of a loop.
type yielding struct {
	e       *evaluator
	body    *ssa.Parameter
	results []outcome
}

// in looks at a function and the literals in it, which may know the body.
func (y *yielding) in(fn *ssa.Function) {
	dead := y.e.flow.dead(fn)
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			if call, ok := instr.(ssa.CallInstruction); ok && !dead[block] {
				y.by(call)
			}
		}
	}
	for _, literal := range fn.AnonFuncs {
		y.in(literal)
	}
}

// by notes what a call hands to the body: the operands of the body itself, and what another
// iterator yields to which the body is handed on.
func (y *yielding) by(call ssa.CallInstruction) {
	common := call.Common()
	at, when := y.e.at(call.Block()), y.e.flow.conditionsAt(call.Block())
	for i := range y.results {
		o := &y.results[i]
		switch {
		case !common.IsInvoke() && y.isBody(common.Value):
			if isErrorType(common.Args[i].Type()) {
				o.failures = union(o.failures, under(at.errors(common.Args[i]), when))
			}
		case !slices.ContainsFunc(common.Args, y.isBody):
		case bodyOf(common.Signature()) != nil:
			o.failures = union(o.failures, under(at.iterating(call, i), when))
		default:
			o.failures = union(o.failures, unknown())
		}
	}
	y.e.work = max(y.e.work, at.work)
}

func (y *yielding) isBody(v ssa.Value) bool {
	if !types.Identical(v.Type().Underlying(), y.body.Type().Underlying()) {
		return false
	}
	params := y.e.functions(v).params
	return len(params) == 1 && params[0] == y.body
}
