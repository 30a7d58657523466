package defaults

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// parses reports whether a call makes a value of a text, or of what can be anything, and fails if
// that is none: by a function of a library, or by one of the module.
func (r *ReplacedResult) parses(call *ssa.Call) bool {
	if !program.EndsInError(call.Call.Signature().Results()) {
		return false
	}
	if funcs.Of(program.Called(call.Common())).Parses {
		return slices.ContainsFunc(r.failures(call), func(x cause.Failure) bool { return x.Class == cause.Argument })
	}
	return r.isOwnParser(call) && r.failsForWhatItIs(call)
}

// failures returns what the error of a call can be.
func (r *ReplacedResult) failures(call *ssa.Call) []cause.Failure {
	return r.flow.Failures(call, call.Call.Signature().Results().Len()-1)
}

// isOwnParser reports whether a call is one of a function of the module that is given nothing but what it
// parses, and perhaps the name of that:
//
//	func parseID(v any) (*int, error)
func (r *ReplacedResult) isOwnParser(call *ssa.Call) bool {
	sig, obj := call.Call.Signature(), program.Called(call.Common())
	if obj == nil || !syntax.InModule(r.pass, obj.Pkg()) || sig.Recv() != nil || sig.Results().Len() != 2 || !isParsed(sig.Results().At(0).Type()) {
		return false
	}
	given := slices.DeleteFunc(slices.Clone(call.Call.Args), program.IsConst)
	return len(given) == 1 && len(call.Call.Args) <= 2 && (program.IsString(given[0].Type()) || types.IsInterface(given[0].Type()))
}

// isParsed reports whether values of a type are what texts are parsed to: a number, a time, a list of those.
func isParsed(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return true
	case *types.Pointer:
		return isParsed(t.Elem())
	case *types.Slice:
		return isParsed(t.Elem())
	}
	return syntax.IsNamed(program.NamedOf(t), "time", "Time")
}

// failsForWhatItIs reports whether a call fails for what it is given, and for nothing that lies outside.
func (r *ReplacedResult) failsForWhatItIs(call *ssa.Call) bool {
	failures := r.failures(call)
	return len(failures) > 0 && !slices.ContainsFunc(failures, func(x cause.Failure) bool {
		switch x.Class {
		case cause.Argument:
			return false
		case cause.Plain, cause.Typed, cause.Coded:
			return slices.ContainsFunc(x.Parts, func(p cause.Part) bool { return p.Class != cause.Argument && p.Class != cause.Parameter })
		}
		return true
	})
}

// isDecodable reports whether a call parses one argument, and not all that a client has sent.
func isDecodable(call *ssa.Call) bool {
	named := program.NamedOf(flow.Query{Kinds: flow.Convert}.Start(call.Call.Args[0]).Type())
	return named == nil || named.Obj().Name() != "RawMessage"
}

// isTriedAgain reports whether a function parses the same in other ways, too.
func (r *ReplacedResult) isTriedAgain(call *ssa.Call) bool {
	for other := range program.Instructions[*ssa.Call](call.Parent().Blocks) {
		if other == call {
			continue
		}
		if !funcs.Of(program.Called(other.Common())).Parses && !r.isOwnParser(other) {
			continue
		}
		if slices.ContainsFunc(other.Call.Args, func(arg ssa.Value) bool { return slices.Contains(call.Call.Args, arg) }) {
			return true
		}
	}
	return program.Continues(call.Block(), call.Block())
}
