package uncheckedresult

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// uses are what a program does with the result of a call.
type uses struct {
	set    *sdk.Set
	seen   map[ssa.Value]bool
	read   bool // the content or the data is read
	shown  bool // the content is read, and not only the data
	looked bool // the error flag is read, or may be by somebody else
	asked  bool // a method is asked that knows nothing on a client
}

// of adds the uses of a value.
func (u *uses) of(v ssa.Value) {
	if u.seen[v] {
		return
	}
	u.seen[v] = true
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			u.field(use)
		case *ssa.Phi:
			u.of(use)
		case *ssa.BinOp: // a comparison with nil
		case *ssa.Call:
			u.call(use, v)
		default:
			u.looked = true // it goes where it cannot be followed
		}
	}
}

func (u *uses) field(addr *ssa.FieldAddr) {
	switch u.set.ResultField(program.Field(addr.X.Type(), addr.Field)) {
	case sdk.ErrorFlag:
		u.looked = true
	case sdk.ContentList:
		u.read, u.shown = true, true
	case sdk.StructuredData:
		u.read = true
	}
}

// call adds what a function does with the result that it is given.
func (u *uses) call(call *ssa.Call, v ssa.Value) {
	if _, ok := u.set.ServerOnly(program.Called(&call.Call)); ok {
		u.asked = true
		return
	}
	callee := program.Declaration(call.Call.StaticCallee())
	if callee == nil || len(callee.Blocks) == 0 || len(callee.Params) != len(call.Call.Args) {
		u.looked = true
		return
	}
	for i, arg := range call.Call.Args {
		if arg == v {
			u.of(callee.Params[i])
		}
	}
}
