package fates

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/marks"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/returns"
)

// A telling says where a function tells its caller that something has failed, or that there is
// nothing. In
//
//	if len(rows) == 0 {
//		return nil, errors.New("no rows")
//	}
//
// the return tells, and rows are asked for.
type telling struct {
	fn     *ssa.Function
	errors *errflow.Flow
	failed map[*ssa.Return]bool // the returns whose results have the error flag; nil until somebody asks
}

// tells reports whether a return tells of a failure: by its error, or by the flag of the
// result of a tool.
func (t *telling) tells(ret *ssa.Return) bool {
	if t.failed == nil {
		t.failed = make(map[*ssa.Return]bool)
		for _, known := range t.errors.Returns(t.fn) {
			if slices.ContainsFunc(known.Results, func(r returns.Result) bool { return r.Flag == marks.Raised }) {
				t.failed[known.Instr] = true
			}
		}
	}
	if t.failed[ret] {
		return true
	}
	for i, v := range program.AllGiven(ret) {
		if program.IsError(ret.Parent().Signature.Results().At(i).Type()) && isFailure(v, ret.Block()) {
			return true
		}
	}
	return false
}

// isFailure reports whether an error is known not to be nil.
func isFailure(err ssa.Value, block *ssa.BasicBlock) bool {
	if program.IsNil(err) {
		return false
	}
	if call, _ := program.CallOf(err); call != nil && program.MakesError(program.Called(&call.Call)) {
		return true
	}
	if load, ok := err.(*ssa.UnOp); ok {
		if _, sentinel := load.X.(*ssa.Global); sentinel {
			return true
		}
	}
	return program.IsFresh(err) || control.At(block, err) == control.FoundSet
}

// isAsked reports whether a function asks if there is anything in a value, and tells of a
// failure or does something else if there is not.
func (t *telling) isAsked(values []ssa.Value) bool {
	return slices.ContainsFunc(values, func(v ssa.Value) bool { return t.isAskedFor(v, 0) })
}

// isAskedFor reports it of one value: in len(rows) == 0 of rows, which is one step away.
func (t *telling) isAskedFor(v ssa.Value, depth int) bool {
	if v.Referrers() == nil || depth > 2 {
		return false
	}
	return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.BinOp:
			return slices.ContainsFunc(*use.Referrers(), func(jump ssa.Instruction) bool {
				_, ok := jump.(*ssa.If)
				return ok && t.minds(jump.Block(), use)
			})
		case *ssa.Call:
			builtin, ok := use.Call.Value.(*ssa.Builtin)
			return ok && builtin.Name() == "len" && t.isAskedFor(use, depth+1)
		case *ssa.Phi:
			return t.isAskedFor(use, depth+1)
		case *ssa.Extract:
			return t.isAskedFor(use, depth+1)
		}
		return false
	})
}

// minds reports whether a function tells of a failure, or does something else, where a value
// is found to be empty.
func (t *telling) minds(block *ssa.BasicBlock, test *ssa.BinOp) bool {
	return (isEmptyConst(test.X) || isEmptyConst(test.Y)) && t.isMindedAfter(block)
}

// isMindedAfter reports whether a function tells of a failure on one side of a condition.
func (t *telling) isMindedAfter(block *ssa.BasicBlock) bool {
	return t.isMinded(branchAt(block, 0)) || t.isMinded(branchAt(block, 1))
}

// isMinded reports whether a branch tells of a failure.
func (t *telling) isMinded(b branch) bool {
	for _, inside := range b.inside {
		ret, ok := control.Last(inside).(*ssa.Return)
		if ok && t.tells(ret) {
			return true
		}
	}
	return false
}

// isMindedFor reports whether a function tells of a failure where a variable is true, or where
// it is not.
func (t *telling) isMindedFor(v ssa.Value) bool {
	return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		_, ok := use.(*ssa.If)
		return ok && t.isMindedAfter(use.Block())
	})
}
