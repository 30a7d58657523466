package errflow

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// bodyOf returns the type of the bodies of loops over values of a type, or nil if it is not
// that of an iterator.
func bodyOf(t types.Type) *types.Signature {
	iterator, ok := t.Underlying().(*types.Signature)
	if !ok || iterator.Params().Len() != 1 || iterator.Results().Len() != 0 {
		return nil
	}
	body, ok := iterator.Params().At(0).Type().Underlying().(*types.Signature)
	if !ok || body.Results().Len() != 1 || !isBool(body.Results().At(0).Type()) {
		return nil
	}
	return body
}

// answersOf returns the types of what a call of a function gives: its results or, for an
// iterator, what it hands to the body of the loop. Loops are built as if it returned that.
func answersOf(sig *types.Signature) *types.Tuple {
	if body := bodyOf(sig); body != nil {
		return body.Params()
	}
	return sig.Results()
}

// yields names what an iterator hands to the body of a loop, as if that were fields of it.
func yields(index int) string { return fmt.Sprintf("yields[%d]", index) }

// yieldedErrors names what an iterator yields as errors, nothing if a type is that of none.
func yieldedErrors(iterator types.Type) []string {
	var names []string
	if body := bodyOf(iterator); body != nil {
		for i := range body.Params().Len() {
			if isErrorType(body.Params().At(i).Type()) {
				names = append(names, yields(i))
			}
		}
	}
	return names
}

// yielded returns the errors that a loop gets.
func (e *evaluator) yielded(v *ssa.Extract) []Failure {
	call := iterationOf(v)
	if call == nil {
		return e.ofType(v) // Have: the loop runs over a map.
	}
	return e.iterating(call, v.Index-1) // the first one tells whether there is more
}

// iterationOf returns the call of the iterator that yields a value, or nil.
func iterationOf(v *ssa.Extract) *ssa.Call {
	next, ok := v.Tuple.(*ssa.Next)
	if !ok {
		return nil
	}
	loop, ok := next.Iter.(*ssa.Range)
	if !ok {
		return nil
	}
	call, ok := loop.X.(*ssa.Call)
	if !ok || bodyOf(call.Call.Signature()) == nil {
		return nil
	}
	return call
}

// yielderOf returns the call from which a value of a loop comes: that of the iterator, or of the
// function that returned it. It is nil if there is none.
func yielderOf(v *ssa.Extract) ssa.CallInstruction {
	call := iterationOf(v)
	if call == nil {
		return nil
	}
	if made, ok := call.Call.Value.(*ssa.Call); ok {
		return made
	}
	return call
}

// iterating returns the errors that a call of an iterator hands to its body: a function is known
// by itself, a value by where it comes from.
func (e *evaluator) iterating(call ssa.CallInstruction, index int) []Failure {
	if calledObject(call.Common()) != nil {
		return e.resultOf(siteOf(call), index).failures
	}
	return e.fieldOf(call.Common().Value, yields(index))
}

// yieldedBy returns the errors that a function value yields: a literal, whose variables are
// those of the function around it, or a function or a method of the package.
func (e *evaluator) yieldedBy(v ssa.Value, field string) []Failure {
	body := bodyOf(v.Type())
	if body == nil {
		return unknown()
	}
	index := 0
	for yields(index) != field && index < body.Params().Len() {
		index++
	}
	if fn := ownLiteral(v); fn != nil {
		if known := e.flow.summaries[fn]; known != nil && index < len(known.results) {
			return known.results[index].failures
		}
		return unknown()
	}
	call := &ssa.CallCommon{Value: v}
	return e.resultOf(callSite{call: call, pos: v.Pos()}, index).failures
}

// yieldedByShared returns the errors that an iterator yields that a literal shares with the
// function around it, as those do that filter what others yield.
func (e *evaluator) yieldedByShared(load *ssa.UnOp, field string) []Failure {
	if bodyOf(load.Type()) == nil {
		return unknown()
	}
	var all []Failure
	values, known := e.stored(load)
	for _, v := range values {
		all = union(all, e.fieldOf(v, field))
	}
	if !known {
		all = union(all, unknown())
	}
	return all
}

// ownLiteral returns the literal that a value is, or nil.
func ownLiteral(v ssa.Value) *ssa.Function {
	if closure, ok := v.(*ssa.MakeClosure); ok {
		v = closure.Fn
	}
	if fn, ok := v.(*ssa.Function); ok && fn.Synthetic == "" && fn.Object() == nil {
		return fn
	}
	return nil
}
