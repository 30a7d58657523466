package fates

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// counted notes where a function counts or lists as done what a call was to do, whether or not that
// has failed:
//
//	_ = store.Retry(ctx, job)
//	retried++
func (l *look) counted(f failing) {
	if isCleanup(f.call.Common()) || hasUse(f.given) || !isLoop(f.call.Block()) {
		return
	}
	for _, instr := range f.call.Block().Instrs {
		if v, ok := instr.(ssa.Value); ok && adds1(v) {
			l.note(Fate{Kind: Counted, Source: f.source, Instr: f.call, at: f.call.Pos(), results: l.leaving([]start{{value: v}})})
		}
	}
}

// adds1 reports whether a value is a variable with one more, n+1 or append(list, item), which starts
// before the loop.
func adds1(v ssa.Value) bool {
	var before ssa.Value
	switch v := v.(type) {
	case *ssa.BinOp:
		if v.Op != token.ADD || !isOne(v.Y) {
			return false
		}
		before = v.X
	case *ssa.Call:
		builtin, ok := v.Call.Value.(*ssa.Builtin)
		if !ok || builtin.Name() != "append" {
			return false
		}
		before = v.Call.Args[0]
	}
	phi, ok := before.(*ssa.Phi)
	return ok && program.LeadsTo(v.(ssa.Instruction).Block(), phi.Block())
}
