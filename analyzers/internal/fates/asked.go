package fates

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// isAsked reports whether a function asks if there is anything in a value, and tells of a
// failure or does something else if there is not.
func (l *look) isAsked(values []ssa.Value) bool {
	return slices.ContainsFunc(values, func(v ssa.Value) bool { return l.isAskedFor(v, 0) })
}

func (l *look) isAskedFor(v ssa.Value, depth int) bool {
	if v.Referrers() == nil || depth > 2 {
		return false
	}
	return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.BinOp:
			return slices.ContainsFunc(*use.Referrers(), func(jump ssa.Instruction) bool {
				_, ok := jump.(*ssa.If)
				return ok && l.minds(jump.Block(), use)
			})
		case *ssa.Call:
			builtin, ok := use.Call.Value.(*ssa.Builtin)
			return ok && builtin.Name() == "len" && l.isAskedFor(use, depth+1)
		case *ssa.Phi:
			return l.isAskedFor(use, depth+1)
		case *ssa.Extract:
			return l.isAskedFor(use, depth+1)
		}
		return false
	})
}

// minds reports whether a function tells of a failure, or does something else, where a value
// is found to be empty.
func (l *look) minds(block *ssa.BasicBlock, test *ssa.BinOp) bool {
	if !isEmptyConst(test.X) && !isEmptyConst(test.Y) {
		return false
	}
	for side := range block.Succs {
		if l.isMinded(branchAt(block, side)) {
			return true
		}
	}
	return false
}

// isMinded reports whether a branch tells of a failure.
func (l *look) isMinded(b branch) bool {
	for _, inside := range b.inside {
		ret, ok := program.Last(inside).(*ssa.Return)
		if ok && l.tells(ret) {
			return true
		}
	}
	return false
}

// isMindedFor reports whether a function tells of a failure where a variable is true, or where
// it is not.
func (l *look) isMindedFor(v ssa.Value) bool {
	return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		_, ok := use.(*ssa.If)
		return ok && (l.isMinded(branchAt(use.Block(), 0)) || l.isMinded(branchAt(use.Block(), 1)))
	})
}
