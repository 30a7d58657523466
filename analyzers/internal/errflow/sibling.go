package errflow

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// siblings are results of a function, as bits: those that are nil, or else the zero value of
// their type, wherever it returns a certain error, and, in the upper half, those that never are
// nil there. In
//
//	response, err := get()
//	if err != nil && response != nil {
//
// it is none of the errors that get returns with a nil response, and with response == nil none
// of those that it returns with one that was made there.
type siblings uint32

// maxSiblings is how many results are told apart.
const maxSiblings = 16

func (s siblings) has(index int) bool { return index < maxSiblings && s>>index&1 != 0 }

// sets reports whether a result never is nil.
func (s siblings) sets(index int) bool { return index < maxSiblings && s>>maxSiblings>>index&1 != 0 }

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
		r := resultAt(ret, i)
		switch {
		case i == index || r.value == nil || len(r.literals) > 0:
		case e.isNilAt(ret.Block(), r.value):
			nils |= 1 << i
		case program.IsFresh(r.value) || program.At(ret.Block(), r.value) == program.FoundSet:
			nils |= 1 << maxSiblings << i
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
			if i >= 0 && f.nils.sets(inner) {
				list[i].nils |= 1 << maxSiblings << result
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
// results that are known to be set, and to be nil.
func (e *evaluator) beside(call *ssa.Call, failures []Failure) []Failure {
	var list []Failure
	for _, f := range failures {
		hit := slices.ContainsFunc(e.set, func(t testedResult) bool {
			return t.result.Tuple == call && (t.set && f.nils.has(t.result.Index) || !t.set && f.nils.sets(t.result.Index))
		})
		if !hit {
			f.nils = 0
			list = append(list, f)
		}
	}
	return list
}

// A testedResult is a result of a call that branches have compared with nil.
type testedResult struct {
	result *ssa.Extract
	set    bool // it is not nil
}

// setAt returns the results of calls that are nil in a block, or are not, because of the
// branches that lead there. Of errors that are nil there is nothing to tell: most code comes
// after a test of one.
func setAt(block *ssa.BasicBlock) []testedResult {
	var list []testedResult
	for from, side := range program.PassedTo(block) {
		v, whenNil := program.NilTest(from)
		if result, ok := v.(*ssa.Extract); ok && (side != whenNil || !isErrorType(result.Type())) {
			list = append(list, testedResult{result, side != whenNil})
		}
	}
	return list
}
