package calls

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Site is a call with what it hands over.
type Site struct {
	Call  *ssa.CallCommon
	Args  []ssa.Value // with the receiver first
	Pos   token.Pos
	Block *ssa.BasicBlock // nil if the place is not known
}

// At returns a call with what it hands over.
func At(call ssa.CallInstruction) Site {
	common := call.Common()
	return Site{Call: common, Args: program.Arguments(common), Pos: call.Pos(), Block: call.Block()}
}

// Arg returns an argument, where a receiver comes first, or nil if there is none.
func (s Site) Arg(i int) ssa.Value {
	if i < 0 || i >= len(s.Args) {
		return nil
	}
	return s.Args[i]
}

// PlainValue returns what was put into an interface, or converted to another one.
func PlainValue(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		default:
			return v
		}
	}
}

// IsRead reports whether an instruction reads what it is given.
func IsRead(use ssa.Instruction) bool {
	_, load := use.(*ssa.UnOp)
	return load
}

// ResultsOf returns the values that hold a result of a call.
func ResultsOf(call *ssa.Call, index int) []ssa.Value {
	if call.Call.Signature().Results().Len() == 1 {
		return []ssa.Value{call}
	}
	var list []ssa.Value
	for x := range program.UsesAs[*ssa.Extract](call) {
		if x.Index == index {
			list = append(list, x)
		}
	}
	return list
}
