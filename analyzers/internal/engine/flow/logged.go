package flow

import (
	"go/token"

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
	for v, use := range told.Uses(err) {
		if !tellsNobody(v, use) && (counts == nil || counts(v, use)) {
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
		return e.Kind != Argument || !funcs.IsFormat(at.Common()) && !program.IsBuiltin(at, "append")
	case *ssa.Store:
		return !funcs.IsOperand(at.Addr) || e.To == at.Addr
	case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Slice:
		return false
	}
	return true
}}

// tellsNobody reports whether what is told of an error ends in a use: in a log, or in a comparison with nil.
func tellsNobody(v ssa.Value, use ssa.Instruction) bool {
	switch use := use.(type) {
	case *ssa.BinOp:
		of, _ := cond.WithNil(use)
		return of != nil
	case *ssa.IndexAddr: // of the operands
		_, list := v.(*ssa.Alloc)
		return list
	case *ssa.Call:
		return funcs.IsLog(use.Common())
	}
	return false
}
