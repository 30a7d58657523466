package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// showsAll reports whether one of some values is made of what was given to the call that
// failed with the error, and that call does nothing but to decode or to encode it. In
//
//	if err := json.Indent(&pretty, body, "", "  "); err != nil {
//		return mcp.NewToolResultText(string(body)), nil
//
// nothing is missing from the answer but spaces.
func (e heldError) showsAll(shown []ssa.Value) bool {
	call := makerOf(e.value)
	if call == nil || !e.flow.onlyCodes(e.value) {
		return false
	}
	var originals []ssa.Value
	for _, arg := range calls.At(call).Args {
		switch original := bare.Start(arg).(type) {
		case *ssa.Const, *ssa.Alloc: // an option, or what is decoded into
		default:
			originals = append(originals, original)
		}
	}
	whole := flow.Query{Kinds: flow.Making, Skip: func(e flow.Edge) bool { // but for parts, lengths and what is said of the error
		part, cuts := e.To.(*ssa.Slice)
		return e.At == ssa.Instruction(call) || cuts && (part.Low != nil || part.High != nil) || program.IsBuiltin(e.To, "len")
	}}
	return whole.Reaches(func(v ssa.Value) bool {
		return slices.ContainsFunc(originals, func(original ssa.Value) bool { return paths.SameError(v, original) })
	}, shown...)
}

// bare is the query for a value as it was before it was converted.
var bare = flow.Query{Kinds: flow.Box | flow.Convert}
