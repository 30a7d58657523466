package swallow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
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
			if slices.ContainsFunc(known.Results, func(r returns.Result) bool { return r.Flag == cause.Raised }) {
				t.failed[known.Instr] = true
			}
		}
	}
	return t.failed[ret] || cond.Fails(ret) || slices.ContainsFunc(program.AllGiven(ret), isSentinel)
}

// isSentinel reports whether a value is an error that a variable of a package holds.
func isSentinel(v ssa.Value) bool {
	_, global := paths.ReadFrom[*ssa.Global](v)
	return global && program.IsError(v.Type())
}

// isAsked reports whether a function asks if there is anything in a value, and tells of a
// failure or does something else if there is not.
func (t *telling) isAsked(values []ssa.Value) bool {
	q := flow.Counted
	q.Kinds |= flow.Extract
	for _, use := range q.Uses(values...) {
		if test, ok := use.(*ssa.BinOp); ok && cond.WithEmpty(test) && t.isMindedFor(test) {
			return true
		}
	}
	return false
}

// isMindedAfter reports whether a function tells of a failure on one side of a condition.
func (t *telling) isMindedAfter(block *ssa.BasicBlock) bool {
	return t.isMinded(scenario.BranchAt(block, 0)) || t.isMinded(scenario.BranchAt(block, 1))
}

// isMinded reports whether a branch tells of a failure.
func (t *telling) isMinded(b scenario.Branch) bool {
	for ret := range program.Instructions[*ssa.Return](b.Inside) {
		if t.tells(ret) {
			return true
		}
	}
	return false
}

// isMindedFor reports whether a function tells of a failure where a condition is true, or where
// it is not.
func (t *telling) isMindedFor(v ssa.Value) bool {
	for block := range cond.On(v) {
		if t.isMindedAfter(block) {
			return true
		}
	}
	return false
}
