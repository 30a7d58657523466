// Package wrappers says what a function does with the errors of its callees when it answers a
// library in place of a handler. In
//
//	func safe(next server.ToolHandlerFunc) server.ToolHandlerFunc {
//		return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//			result, err := next(ctx, r)
//			if err != nil {
//				return mcp.NewToolResultError(err.Error()), nil
//			}
//			return result, nil
//		}
//	}
//
// the literal is a seam. Its [Effect] is Converting: each error becomes a result, and none gets to
// the library. Its [Share] is All: the text of the error is in the answer. What a project states
// about its own functions overrides what their source shows.
//
// Package handlers decides which functions are handlers.
//
// Read effect.go, share.go, guarded.go, then middleware.go, which combines them; installed.go, installs.go
// and opaque.go, about what stands before the handlers of a server, then recovery.go and catch.go.
package wrappers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
)

// Effect says what a seam does with an error.
type Effect int

// The effects of seams.
const (
	// None means that there is no seam.
	None Effect = iota
	// Unknown means that the error could not be followed.
	Unknown
	// Transparent means that a handler of the same type is called, and its
	// result and error are returned unchanged.
	Transparent
	// Leaky means that the error is returned as an error.
	Leaky
	// Partly means that some errors are returned and others become results.
	Partly
	// Converting means that the error becomes a result.
	Converting
)

// String returns the effect in lower case.
func (e Effect) String() string {
	return [...]string{"none", "unknown", "transparent", "leaky", "partly converting", "converting"}[e]
}

// Combined returns the effect of two things in sequence. Holding errors back wins
// over letting them through, and the unknown may hold them back.
func Combined(a, b Effect) Effect {
	for _, e := range [...]Effect{Converting, Partly, Unknown, None, Leaky} {
		if a == e || b == e {
			return e
		}
	}
	return Transparent
}

// EffectOf returns what fn does with the error of a call in it.
func EffectOf(fn *ssa.Function, call *ssa.Call) Effect {
	effect := effectOn(fn, FailuresOf(call))
	if effect == Leaky && sameType(fn, call) {
		return Transparent
	}
	return effect
}

// effectOn says what fn does with some errors, where it calls what is of another type: it is run as if they were set, and
// as if they were nil. Where it returns nil in both runs, nobody has looked at them.
func effectOn(fn *ssa.Function, failures []ssa.Value) Effect {
	if len(failures) == 0 {
		return Unknown
	}
	run := func(is scenario.Value) *scenario.Trace {
		given := make(map[ssa.Value]scenario.Value)
		for _, failure := range failures {
			given[failure] = is
		}
		return scenario.New(nil, nil).Run(fn, scenario.Scenario{At: failures[0].(ssa.Instruction), Given: given})
	}
	failed, fine := run(scenario.Set), run(scenario.Nil)
	var leaks, converts bool
	for _, ret := range failed.Returns() {
		if len(ret.Results) == 0 || ret.Block() == fn.Recover {
			continue // what a panic leaves behind is not what the call returned
		}
		given := program.Given(ret, len(ret.Results)-1)
		for _, v := range failed.Leaves(given) {
			leaks = leaks || ContainsAny(v, failures, nil)
			converts = converts || program.IsNil(v) && !(fine.Reaches(ret.Block()) && slices.Contains(fine.Leaves(given), v))
		}
	}
	switch {
	case leaks && converts:
		return Partly
	case leaks:
		return Leaky
	case converts:
		return Converting
	}
	return Unknown
}

// sameType reports whether a function calls one of its own type.
func sameType(fn *ssa.Function, call *ssa.Call) bool {
	own, called := fn.Signature, call.Call.Signature()
	return types.Identical(own.Params(), called.Params()) && types.Identical(own.Results(), called.Results())
}

// FailuresOf returns the error results of a call.
func FailuresOf(call *ssa.Call) []ssa.Value {
	if results := call.Call.Signature().Results(); results.Len() > 1 && program.EndsInError(results) {
		if err := program.Part(call, results.Len()-1); err != nil {
			return []ssa.Value{err}
		}
	}
	return nil
}
