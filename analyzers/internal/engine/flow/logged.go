package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// OnlyLogged reports whether nobody does more with an error than to compare it with nil and to
// log it, so that no caller learns of it. Of the uses, those count for which counts says so: all, if it is nil.
func OnlyLogged(err ssa.Value, counts func(v ssa.Value, use ssa.Instruction) bool) bool {
	if err.Referrers() == nil {
		return false
	}
	for v := range told.On(err) {
		if slices.ContainsFunc(program.UsesOf(v), func(use ssa.Instruction) bool { return !tellsNobody(v, use) && (counts == nil || counts(v, use)) }) {
			return false
		}
	}
	return true
}

// told is the query for the texts and the lists that a log may be given for an error.
var told = Query{Kinds: Operand | Box | Convert | Element | Argument | Store, Skip: func(e Edge) bool {
	switch at := e.At.(type) {
	case *ssa.BinOp:
		return at.Op != token.ADD
	case *ssa.Call:
		return e.Kind != Argument || funcs.IsLog(at.Common()) || !funcs.IsFormat(at.Common()) && !program.IsBuiltin(at, "append")
	case *ssa.Store:
		return !funcs.IsOperand(at.Addr) || e.To == at.Addr
	case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Slice:
		return false
	}
	return true
}}

// tellsNobody reports whether a use does no more than that with an error, or with what is told of it.
func tellsNobody(v ssa.Value, use ssa.Instruction) bool {
	switch use := use.(type) {
	case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Slice:
		return true
	case *ssa.BinOp:
		of, _ := cond.WithNil(use)
		return of != nil || use.Op == token.ADD
	case *ssa.IndexAddr: // of the operands
		_, list := v.(*ssa.Alloc)
		return list
	case *ssa.Store:
		return use.Val == v && funcs.IsOperand(use.Addr)
	case *ssa.Call:
		return funcs.IsLog(use.Common()) || funcs.IsFormat(use.Common()) || program.IsBuiltin(use, "append")
	}
	return false
}
