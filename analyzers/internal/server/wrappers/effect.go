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

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
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
	effect := effectOn(fn, FailuresOf(fn, call))
	if effect == Leaky && sameType(fn, call) {
		return Transparent
	}
	return effect
}

// effectOn says what fn does with some errors, where it calls what is of another type.
func effectOn(fn *ssa.Function, failures []ssa.Value) Effect {
	failures = withCopies(fn, failures)
	if len(failures) == 0 {
		return Unknown
	}
	var leaks, converts bool
	for ret := range program.Instructions[*ssa.Return](fn.Blocks) {
		if len(ret.Results) == 0 || ret.Block() == fn.Recover {
			continue // what a panic leaves behind is not what the call returned
		}
		for _, way := range waysOut(ret) {
			for _, failure := range failures {
				found := way.tells(failure)
				leaks = leaks || found != cond.FoundNil && flow.IsMadeOf(way.value, failure)
				converts = converts || found == cond.FoundSet && program.IsNil(way.value)
			}
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

// A wayOut is one of those on which a return statement is reached, and the error that it gives there.
// In
//
//	out, err := next(ctx, req)
//	if err != nil {
//		out, err = failed(err), nil
//	}
//	return out, err
//
// there are two: on one the error was found to be nil, on the other it is replaced by nil.
type wayOut struct {
	value    ssa.Value
	from, to *ssa.BasicBlock
}

// waysOut returns the ways on which a return statement is reached, as far as they differ in the error.
func waysOut(ret *ssa.Return) []wayOut {
	returned := program.Given(ret, len(ret.Results)-1)
	phi, ok := returned.(*ssa.Phi)
	if !ok || phi.Block() != ret.Block() {
		return []wayOut{{value: returned, to: ret.Block()}}
	}
	var list []wayOut
	for i, edge := range phi.Edges {
		list = append(list, wayOut{edge, phi.Block().Preds[i], phi.Block()})
	}
	return list
}

// tells returns what is known of a value on the way.
func (w wayOut) tells(v ssa.Value) cond.Test {
	if w.from == nil {
		return cond.At(w.to, v)
	}
	return cond.Over(w.from, w.to, v)
}

// sameType reports whether a function calls one of its own type.
func sameType(fn *ssa.Function, call *ssa.Call) bool {
	own, called := fn.Signature, call.Call.Signature()
	return types.Identical(own.Params(), called.Params()) && types.Identical(own.Results(), called.Results())
}

// FailuresOf returns the error results of a call. For a call by reflection
// these are the errors taken from its results.
func FailuresOf(fn *ssa.Function, call *ssa.Call) []ssa.Value {
	results, ok := call.Type().(*types.Tuple)
	if !ok {
		return assertedErrors(fn, call)
	}
	for extract := range program.UsesAs[*ssa.Extract](call) {
		if extract.Index == results.Len()-1 {
			return []ssa.Value{extract}
		}
	}
	return nil
}

// withCopies adds the values that are one of some values or another one, and what is read
// from a variable in which one was stored right before, as in functions that recover.
func withCopies(fn *ssa.Function, values []ssa.Value) []ssa.Value {
	isOne := func(v ssa.Value) bool { return slices.Contains(values, v) }
	for again := true; again; {
		again = false
		for v := range program.Instructions[ssa.Value](fn.Blocks) {
			if !isOne(v) && isCopy(v, isOne) {
				values, again = append(values, v), true
			}
		}
	}
	return values
}

func isCopy(v ssa.Value, isOne func(ssa.Value) bool) bool {
	switch v := v.(type) {
	case *ssa.Phi:
		return slices.ContainsFunc(v.Edges, isOne)
	case *ssa.UnOp:
		stored, ok := program.JustSet(v)
		return ok && isOne(stored)
	}
	return false
}

func assertedErrors(fn *ssa.Function, call *ssa.Call) []ssa.Value {
	var found []ssa.Value
	for assert := range program.Instructions[*ssa.TypeAssert](fn.Blocks) {
		if !program.IsError(assert.AssertedType) || !flow.IsMadeOf(assert, call) {
			continue
		}
		found = append(found, assert)
		if assert.CommaOk {
			for extract := range program.UsesAs[*ssa.Extract](assert) {
				if extract.Index == 0 {
					found = append(found, extract)
				}
			}
		}
	}
	return found
}
