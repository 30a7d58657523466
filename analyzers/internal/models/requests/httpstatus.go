package requests

import (
	"go/constant"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// IsResponse reports whether values of a type are HTTP responses.
func IsResponse(t types.Type) bool { return syntax.IsNamed(program.NamedOf(t), "net/http", "Response") }

// IsSender reports whether a function is one of a library that gives every response as it came.
func IsSender(obj *types.Func) bool {
	path := syntax.PathOf(obj)
	return path == "net/http" || path == "github.com/hashicorp/go-retryablehttp"
}

// HandsOn reports whether the name of a function says that it gives every response as it came. Others may have made
// an error of the status.
func HandsOn(obj *types.Func) bool {
	return syntax.PackageOf(obj) != nil && words.HandsOn.MatchString(obj.Name())
}

// AsksOthers reports whether a call can fail that is one of a function of another module: what
// it answers is its own.
func AsksOthers(call *ssa.Call) bool {
	results := call.Call.Signature().Results()
	obj := program.Called(call.Common())
	if results.Len() < 2 || !program.EndsInError(results) || syntax.PackageOf(obj) == nil {
		return false
	}
	return !funcs.IsStandard(obj.Pkg().Path()) && program.Declaration(call.Call.StaticCallee()) == nil && !cond.Encodes(call.Common())
}

// TakesAnyObject reports whether a call decodes into something that takes any object, that of an error as well.
func TakesAnyObject(call *ssa.Call) bool {
	to, ok := calls.PlainValue(call.Call.Args[len(call.Call.Args)-1]).Type().Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	switch to.Elem().Underlying().(type) {
	case *types.Struct, *types.Map, *types.Interface:
		return true
	}
	return false
}

// A Response is a response that a function got, with its uses.
type Response struct {
	// Aliases are the values that are the response.
	Aliases []ssa.Value
	// Read reports that the status is read.
	Read bool
	// Lost reports that unknown code has the response.
	Lost bool
}

// ResponseOf returns the response that the values are, which some function got.
func ResponseOf(values []ssa.Value) *Response {
	a := &Response{}
	for v := range aliases.On(values...) {
		if isVariable(v) {
			continue
		}
		if program.Outermost(v.Parent()) == program.Outermost(values[0].Parent()) { // what another function makes of it is the result of that
			a.Aliases = append(a.Aliases, v)
		}
	}
	for v, use := range aliases.Uses(values...) {
		if !isVariable(v) {
			a.use(v, use)
		}
	}
	return a
}

// Answered returns the scenario that a status comes with the response, from a place on: nil stands for the beginning of the
// function.
func (a *Response) Answered(at ssa.Instruction, status int64) scenario.Scenario {
	s := scenario.Scenario{At: at, Given: make(map[ssa.Value]scenario.Value), Fields: map[string]scenario.Value{
		"StatusCode": scenario.Const(constant.MakeInt64(status)),
	}}
	for _, v := range a.Aliases {
		s.Given[v] = scenario.Object
	}
	return s
}

// aliases is the query for the values that are one response, and the variables that hold it.
var aliases = flow.Query{Kinds: flow.Phi | flow.Store | flow.Load | flow.Capture | flow.Enter, Skip: func(e flow.Edge) bool {
	_, local := e.To.(*ssa.Alloc)
	unknown := e.Kind == flow.Enter && len(e.To.Parent().Blocks) == 0
	return unknown || e.Kind == flow.Store && !local || e.Kind == flow.Load && !isVariable(e.From)
}}

// isVariable reports whether a value is the address of a variable, of the function or of one around it.
func isVariable(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.Alloc, *ssa.FreeVar:
		return true
	}
	return false
}

// use notes what is done with a value that is the response.
func (a *Response) use(v ssa.Value, use ssa.Instruction) {
	switch use := use.(type) {
	case *ssa.FieldAddr:
		a.Read = a.Read || IsStatus(use)
	case *ssa.Defer:
		a.Lost = a.Lost || slices.Contains(use.Call.Args, v) && program.Called(use.Common()) == nil
	case *ssa.Return, *ssa.BinOp, *ssa.Extract, *ssa.If:
	default:
		a.Lost = true
	}
}

// IsStatus reports whether an address is the status of an HTTP response.
func IsStatus(addr *ssa.FieldAddr) bool {
	if !IsResponse(addr.X.Type()) {
		return false
	}
	name := paths.FieldOf(addr).Name()
	return name == "StatusCode" || name == "Status"
}
