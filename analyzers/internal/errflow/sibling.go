package errflow

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// siblings are results of a function, as bits: those that are nil, or else the zero value of
// their type, wherever it returns a certain error. In
//
//	response, err := get()
//	if err != nil && response != nil {
//
// it is none of the errors that get returns with a nil response.
type siblings uint16

// maxSiblings is how many results are told apart.
const maxSiblings = 16

func (s siblings) has(index int) bool { return index < maxSiblings && s>>index&1 != 0 }

// with returns failures with what is nil beside each of them.
func with(failures []Failure, nils siblings) []Failure {
	list := slices.Clone(failures)
	for i := range list {
		list[i].nils = nils
	}
	return list
}

// besideNil returns the errors that a return gives for a result, with the other
// results that are nil then.
func (e *evaluator) besideNil(ret *ssa.Return, index int, failures []Failure) []Failure {
	var nils siblings
	for i := range min(len(ret.Results), maxSiblings) {
		if r := resultAt(ret, i); i != index && r.value != nil && len(r.literals) == 0 && e.isNilAt(ret.Block(), r.value) {
			nils |= 1 << i
		}
	}
	list := with(failures, nils)
	call, handedOn := handedOn(ret, index)
	if call == nil {
		return list
	}
	// Have: the error is that of a call, whose other results may be returned as
	// well.
	for _, f := range e.resultOf(siteOf(call), program.Given(ret, index).(*ssa.Extract).Index).failures {
		i := slices.IndexFunc(list, f.same)
		for result, inner := range handedOn {
			if i >= 0 && f.nils.has(inner) {
				list[i].nils |= 1 << result
			}
		}
	}
	return list
}

// isNilAt reports whether a value is nil in a block, or the zero value of its type.
func (e *evaluator) isNilAt(block *ssa.BasicBlock, v ssa.Value) bool {
	return isZero(v) || program.At(block, v) == program.FoundNil
}

// isZero reports whether a value is the constant zero of its type.
func isZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && (c.Value == nil || c.Value.Kind() != constant.Unknown && constant.Compare(c.Value, token.EQL, zeroOf(c.Value)))
}

// handedOn returns the call whose error a return gives for a result, and which of
// its other results the return gives as well: by index there, the index here.
func handedOn(ret *ssa.Return, index int) (*ssa.Call, map[int]int) {
	err, ok := program.Given(ret, index).(*ssa.Extract)
	if !ok {
		return nil, nil
	}
	call, ok := err.Tuple.(*ssa.Call)
	if !ok {
		return nil, nil
	}
	others := make(map[int]int)
	for i, v := range program.AllGiven(ret) {
		if other, ok := v.(*ssa.Extract); ok && i != index && i < maxSiblings && other.Tuple == call {
			others[i] = other.Index
		}
	}
	return call, others
}

// beside returns those of the errors of a call that it can return beside the
// results that are known to be set.
func (e *evaluator) beside(call *ssa.Call, failures []Failure) []Failure {
	var list []Failure
	for _, f := range failures {
		hit := slices.ContainsFunc(e.set, func(v *ssa.Extract) bool { return v.Tuple == call && f.nils.has(v.Index) })
		if !hit {
			f.nils = 0
			list = append(list, f)
		}
	}
	return list
}

// setAt returns the results of calls that are not nil in a block because of the
// branches that lead there.
func setAt(block *ssa.BasicBlock) []*ssa.Extract {
	var list []*ssa.Extract
	for from, side := range program.PassedTo(block) {
		v, whenNil := program.NilTest(from)
		if result, ok := v.(*ssa.Extract); ok && side != whenNil {
			list = append(list, result)
		}
	}
	return list
}
