package arguments

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
)

// A soleCall is a call that can be all that a handler does.
type soleCall struct {
	*Forwarding
	handler  *ssa.Function
	value    ssa.Value   // what it returns first
	failures []ssa.Value // its error
}

// IsSole reports whether a call is all that a handler does: it calls, with its context and
// nothing of the request, what the function that makes the handler was given, and answers
// with the value or the error of that. What is called plays the part of a handler, too.
// What makes a client, or fetches what another step needs, does not: where it is called,
// something else can fail as well.
func (r *Forwarding) IsSole(a Answerer, call *ssa.Call) bool {
	args, value := call.Call.Args, program.Part(call, 0)
	if call.Call.IsInvoke() || value == nil || len(args) == 0 || len(a.Func.Params) == 0 {
		return false
	}
	failures := wrappers.FailuresOf(a.Func, call)
	if len(failures) == 0 {
		return false
	}
	s := soleCall{r, a.Func, value, failures}
	if !s.takesContext(args[:1]) || r.handsPartOn(a, call) || !r.answersWith(call) || !s.answersError() {
		return false
	}
	for instr := range program.Instructions[ssa.Instruction](a.Func.Blocks) {
		if _, deferred := instr.(*ssa.Defer); deferred || instr == call {
			continue
		}
		if other, ok := instr.(ssa.CallInstruction); ok && s.isStep(other) {
			return false
		}
	}
	return true
}

// answersError reports whether the handler returns the error, or puts it into its result.
func (s *soleCall) answersError() bool {
	return slices.ContainsFunc(s.Index.Returns[s.handler], func(ret *ssa.Return) bool {
		return slices.ContainsFunc(program.AllGiven(ret), s.isOfFailure)
	})
}

func (s *soleCall) isOfFailure(v ssa.Value) bool { return wrappers.ContainsAny(v, s.failures, nil) }

func (s *soleCall) isOfValue(v ssa.Value) bool {
	return flow.IsMadeOf(v, s.value)
}

// isStep reports whether another call in the handler is a step of its own: one that can
// fail and neither reads the arguments nor encodes the value, or that is given the value
// together with the context or the request.
func (s *soleCall) isStep(instr ssa.CallInstruction) bool {
	call := instr.Common()
	obj, before := program.CalledAs(call)
	results := call.Signature().Results()
	if results.Len() == 0 || s.makesError(call, obj) {
		return false
	}
	uses := slices.ContainsFunc(instr.Operands(nil), func(v *ssa.Value) bool { return *v != nil && s.isOfValue(*v) })
	again := s.takesContext(call.Args) || slices.ContainsFunc(call.Args, s.isRequest)
	switch {
	case !program.EndsInError(results):
		return uses && again
	case uses:
		return again || !s.encodes(call, obj, before)
	}
	if _, _, reads := s.Set.ArgumentAccess(obj); reads {
		return false
	}
	isFunc := obj != nil && !call.IsInvoke() && before == 0
	return !isFunc || s.takesContext(call.Args) || !slices.ContainsFunc(call.Args, s.isWholeRequest)
}

// makesError reports whether a call makes an error, and does nothing that can fail.
func (s *soleCall) makesError(call *ssa.CallCommon, obj *types.Func) bool {
	results := call.Signature().Results()
	return results.Len() == 1 && program.IsError(results.At(0).Type()) &&
		(syntax.IsFunc(obj, "fmt", "Errorf") || syntax.IsFunc(obj, "errors", "New") || slices.ContainsFunc(call.Args, s.isOfFailure))
}

// encodes reports whether a call that is given the value encodes it: it takes it as a value
// of any type, or is a method of what encodes it. A client is handed on as what it is.
func (s *soleCall) encodes(call *ssa.CallCommon, obj *types.Func, before int) bool {
	if obj == nil || call.IsInvoke() {
		return false
	}
	for i, arg := range call.Args {
		if i < before && strings.HasPrefix(obj.Name(), "Marshal") || !s.isOfValue(arg) {
			continue
		}
		if _, generic := types.Unalias(arg.Type()).(*types.TypeParam); !generic && !program.IsAny(arg.Type()) {
			return false
		}
	}
	return true
}

func (s *soleCall) isRequest(v ssa.Value) bool {
	return slices.Contains(RequestParameters(s.handler), AsParameter(v))
}

func (s *soleCall) isWholeRequest(v ssa.Value) bool { return s.isRequest(v) || s.isWhole(v) }

// takesContext reports whether one of some arguments is the context of the handler, or one
// that is made of it.
func (s *soleCall) takesContext(args []ssa.Value) bool {
	return slices.ContainsFunc(args, func(arg ssa.Value) bool {
		return funcs.IsContext(arg.Type()) && flow.IsMadeOf(arg, s.handler.Params[0])
	})
}
