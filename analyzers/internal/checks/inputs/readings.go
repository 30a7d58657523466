package inputs

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// isReadOtherwise reports whether the function, or one around it or in it, does more with an argument than
// to ask whether it is of one type: it asks for another one as well, or hands on what there is, by itself or
// with all other arguments:
//
//	where, ok := args["where"].(map[string]any)
//	if !ok {
//		where = args
//	}
func (f *typeFinder) isReadOtherwise(r reading) bool {
	all := flow.Query{Kinds: flow.Phi}
	for phi := range program.UsesAs[*ssa.Phi](r.value) {
		if all.Reaches(func(v ssa.Value) bool { return v == r.args }, phi) {
			return true
		}
	}
	around := program.Family(program.Outermost(r.assert.Parent()))
	for lookup := range program.InstructionsOf[*ssa.Lookup](around) {
		if isKey(lookup.Index, r.key) && hasOtherUse(lookup, r.kind) {
			return true
		}
	}
	for call := range program.InstructionsOf[*ssa.Call](around) {
		if program.TextOf(r.key) != "" && asksFor(call, r) {
			return true
		}
	}
	return false
}

func isKey(v, key ssa.Value) bool {
	return v == key || program.TextOf(key) != "" && program.TextOf(v) == program.TextOf(key)
}

// asksFor reports whether a call asks something else for the same argument, such as
// req.GetString("limit", "").
func asksFor(call *ssa.Call, r reading) bool {
	names := slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return isKey(arg, r.key) })
	return names && slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { return sdk.IsCall(arg.Type()) || KindOf(arg.Type()) == Object })
}

// hasOtherUse reports whether more is done with what a map gives than to compare it with nil, and to
// assert it to be of a kind.
func hasOtherUse(v ssa.Value, kind Kind) bool {
	for _, use := range part.Uses(v) {
		assert, ok := use.(*ssa.TypeAssert)
		if _, found := use.(*ssa.Extract); ok && KindOf(assert.AssertedType) != kind || !ok && !found && !cond.IsNilTest(use) {
			return true
		}
	}
	return false
}

// part is the query for what a map gives beside whether it is there.
var part = flow.Query{Kinds: flow.Extract, Skip: func(e flow.Edge) bool { return e.To.(*ssa.Extract).Index > 0 }}
