package handlers

import (
	"golang.org/x/tools/go/ssa"
)

// handOn notes what servers the parameters of functions get that are called as values,
// and in the place of a method of an interface.
func (f *finder) handOn() {
	for instr := range f.Instructions() {
		if call, ok := instr.(ssa.CallInstruction); ok && f.isLate(call.Common()) {
			f.handingOn(call.Common())
		}
	}
}

// isLate reports whether a call that hands servers over does not name what it calls.
func (f *finder) isLate(call *ssa.CallCommon) bool {
	if _, builtin := call.Value.(*ssa.Builtin); builtin || call.StaticCallee() != nil {
		return false
	}
	for _, arg := range call.Args {
		if f.isOfServer(arg.Type()) {
			return true
		}
	}
	return false
}

func (f *finder) handingOn(call *ssa.CallCommon) {
	list, _ := f.Targets(call)
	for _, t := range list {
		if !f.Own[t.Fn] {
			continue
		}
		for i, arg := range call.Args {
			if index := i + t.Before; f.isOfServer(arg.Type()) && index >= 0 && index < len(t.Fn.Params) {
				p := t.Fn.Params[index]
				f.Index.Handed[p] = append(f.Index.Handed[p], arg)
			}
		}
	}
}
