package uncheckedresult

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// uses are what a program does with the result of a call.
type uses struct {
	set    *sdk.Set
	read   bool      // the content or the data is read
	shown  bool      // the content is read, and not only the data
	looked bool      // the error flag is read, or may be by somebody else
	asked  bool      // a method is asked that knows nothing on a client
	at     token.Pos // where it is read first
}

// usesOf returns what the program does with some results, also in functions that get them.
func usesOf(set *sdk.Set, results []ssa.Value) uses {
	u := uses{set: set}
	for v := range (flow.Query{Kinds: flow.Phi | flow.Enter}).On(results...) {
		for _, use := range program.UsesOf(v) {
			u.add(use)
		}
	}
	return u
}

func (u *uses) add(use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.FieldAddr:
		u.field(use)
	case *ssa.Phi, *ssa.BinOp: // a comparison with nil
	case *ssa.Call:
		u.call(use)
	default:
		u.looked = true // it goes where it cannot be followed
	}
}

func (u *uses) field(addr *ssa.FieldAddr) {
	switch u.set.ResultField(paths.FieldOf(addr)) {
	case sdk.ErrorFlag:
		u.looked = true
	case sdk.ContentList:
		u.read, u.shown = true, true
	case sdk.StructuredData:
		u.read = true
	default:
		return
	}
	if !u.at.IsValid() || addr.Pos() < u.at {
		u.at = addr.Pos()
	}
}

// call notes a function that gets the result, unless its body says what it does with that.
func (u *uses) call(call *ssa.Call) {
	if _, ok := u.set.ServerOnly(program.Called(&call.Call)); ok {
		u.asked = true
		return
	}
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || len(callee.Blocks) == 0 || len(callee.Params) != len(call.Call.Args) {
		u.looked = true
	}
}
