package servers

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// handOn notes what servers the parameters of functions get that are called as values,
// and in the place of a method of an interface.
func (r *Reader) handOn() {
	for instr := range r.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && r.isLate(call.Common()) {
			r.handingOn(call.Common())
		}
	}
}

// isLate reports whether a call that hands servers over does not name what it calls.
func (r *Reader) isLate(call *ssa.CallCommon) bool {
	if _, builtin := call.Value.(*ssa.Builtin); builtin || call.StaticCallee() != nil {
		return false
	}
	for _, arg := range call.Args {
		if r.IsServer(arg.Type()) {
			return true
		}
	}
	return false
}

func (r *Reader) handingOn(call *ssa.CallCommon) {
	list, _ := r.Targets(call)
	for _, t := range list {
		if !r.Own[t.Fn] {
			continue
		}
		for i, arg := range call.Args {
			if index := i + t.Before; r.IsServer(arg.Type()) && index >= 0 {
				p := t.Fn.Params[index]
				r.Index.Handed[p] = append(r.Index.Handed[p], arg)
			}
		}
	}
}

// Handed is a server, or a parameter that may be one, passed to a function of
// another package of the module.
type Handed struct {
	// Func is the function, and Index the argument, counting the receiver.
	Func  *types.Func
	Index int
	// At is the place and the server.
	At Registration
}

// handOver finds where the package hands servers to functions of other packages.
func (r *Reader) handOver() {
	r.handOn()
	for instr := range r.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok {
			r.handing(call)
		}
	}
}

func (r *Reader) handing(call ssa.CallInstruction) {
	if r.isLate(call.Common()) {
		list, open := r.Targets(call.Common())
		for _, t := range list {
			r.handingTo(t.Obj, t.Before, call)
		}
		if open {
			r.Open = append(r.Open, r.Servers(call.Common().Args)...)
		}
		return
	}
	obj, _ := program.CalledAs(call.Common())
	r.handingTo(obj, 0, call)
}

// handingTo notes what servers a call hands to a function of another package.
func (r *Reader) handingTo(obj *types.Func, before int, call ssa.CallInstruction) {
	if pkg := syntax.PackageOf(obj); pkg == nil || pkg == r.Pass.Pkg || sdk.Owns(pkg) {
		return
	}
	for i, arg := range call.Common().Args {
		if r.IsServer(arg.Type()) {
			at := Registration{Pos: call.Pos(), Servers: r.Servers([]ssa.Value{arg}), Given: r.Given([]ssa.Value{arg})}
			r.Handed = append(r.Handed, Handed{Func: obj, Index: i + before, At: at})
		}
	}
}
