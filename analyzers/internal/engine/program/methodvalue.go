package program

import (
	"golang.org/x/tools/go/ssa"
)

// callMethods makes the calls of a function that go through a method value, or through a method that
// stands for a function, what they would be if they named the method. In
//
//	unlock := mu.Unlock
//	unlock()
//
// the second line calls a wrapper that x/tools makes: it is declared as the method, and has its receiver
// in no argument. Whoever asks for the receiver of a method must find it, however it was called.
func callMethods(fn *ssa.Function) {
	for call := range Instructions[ssa.CallInstruction](fn.Blocks) {
		common := call.Common()
		wrapper := common.StaticCallee()
		if obj := ObjectOf(wrapper); obj == nil || obj.Signature().Recv() == nil || wrapper.Signature.Recv() != nil {
			continue
		}
		closure, _ := common.Value.(*ssa.MakeClosure)
		method := calledBy(wrapper, closure != nil)
		if method == nil {
			continue
		}
		args := common.Args
		if closure != nil {
			args = append(closure.Bindings[:1:1], args...)
			drop(closure, call)
			addUse(closure.Bindings[0], call)
		}
		common.Method, common.Value, common.Args = method.Method, method.Value, args
		if method.IsInvoke() {
			common.Value, common.Args = args[0], args[1:]
		}
	}
}

// calledBy returns the only call of a wrapper that hands on what it is given, with the receiver that it
// is bound to or as it is, and nothing for other functions.
func calledBy(wrapper *ssa.Function, bound bool) *ssa.CallCommon {
	var receiver ssa.Value
	switch {
	case bound && len(wrapper.FreeVars) == 1:
		receiver = wrapper.FreeVars[0]
	case !bound && len(wrapper.Params) > 0:
		receiver = wrapper.Params[0]
	}
	for call := range Instructions[*ssa.Call](wrapper.Blocks) {
		if method := &call.Call; call.Call.IsInvoke() && method.Value == receiver || len(method.Args) > 0 && method.Args[0] == receiver {
			return method
		}
	}
	return nil
}

// drop takes a use of a value away, and addUse adds one.
func drop(v ssa.Value, use ssa.Instruction) {
	uses := v.Referrers()
	for i, other := range *uses {
		if other == use {
			*uses = append((*uses)[:i:i], (*uses)[i+1:]...)
			return
		}
	}
}

func addUse(v ssa.Value, use ssa.Instruction) {
	if uses := v.Referrers(); uses != nil {
		*uses = append(*uses, use)
	}
}
