package program

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// JustSet returns the value stored in a variable right before it is read. Literals
// that capture the variable cannot have run in between.
func JustSet(load *ssa.UnOp) (ssa.Value, bool) {
	instrs := load.Block().Instrs
	at := len(instrs)
	for i, instr := range instrs {
		if instr == load {
			at = i
		}
	}
	for i := at - 1; i >= 0; i-- {
		switch instr := instrs[i].(type) {
		case *ssa.Store:
			if instr.Addr == load.X {
				return instr.Val, true
			}
		case ssa.CallInstruction, *ssa.RunDefers, *ssa.Send, *ssa.Select:
			return nil, false
		case *ssa.UnOp:
			if instr.Op == token.ARROW {
				return nil, false
			}
		}
	}
	return nil, false
}
