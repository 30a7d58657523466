package fates

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// ranged notes where a handler, or a literal in it, runs over what a call gives whose error nobody
// looks at, or compares it with something else: whatever it does there, it answers for less than
// there is.
//
//	jobs, _ := store.Jobs(ctx)
//	for _, job := range jobs {
//		text.WriteString(job.Name)
//	}
func (l *look) ranged(fn *ssa.Function) {
	dead := program.Dead(fn)
	for _, block := range fn.Blocks {
		for _, instr := range block.Instrs {
			call, ok := instr.(*ssa.Call)
			if !ok || dead[block] {
				continue
			}
			f, ok := failingOf(call)
			if !ok || isLookedAt(f.errs) || !decides(f.given) || l.isAsked(f.given) || !l.fails(f) {
				continue
			}
			l.note(Fate{Kind: Ignored, Source: f.source, Instr: call, at: call.Pos(), results: 1})
		}
	}
	for _, literal := range fn.AnonFuncs {
		l.ranged(literal)
	}
}

// decides reports whether a function runs over one of several values.
func decides(values []ssa.Value) bool {
	for _, v := range values {
		if v.Referrers() != nil && isRangedOver(v, 0) {
			return true
		}
	}
	return false
}

func isRangedOver(v ssa.Value, depth int) bool {
	if depth > 2 || v.Referrers() == nil {
		return false
	}
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.Range:
			return true
		case *ssa.IndexAddr:
			if use.X == v && isLoop(use.Block()) {
				return true
			}
		case *ssa.Phi:
			if isRangedOver(use, depth+1) {
				return true
			}
		case *ssa.BinOp:
			if isCompared(use) && isText(v) {
				return true
			}
		}
	}
	return false
}

// isLoop reports whether a block is passed more than once.
func isLoop(block *ssa.BasicBlock) bool {
	for _, next := range block.Succs {
		if program.LeadsTo(next, block) {
			return true
		}
	}
	return false
}

// isCompared reports whether two values that are no constants are asked to be the same.
func isCompared(test *ssa.BinOp) bool {
	return (test.Op == token.EQL || test.Op == token.NEQ) && !isConst(test.X) && !isConst(test.Y)
}
