package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/origin"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// showsAll reports whether one of some values shows all that was given to the call that
// failed with the error, and that call does nothing but to decode or to encode it. In
//
//	if err := json.Indent(&pretty, body, "", "  "); err != nil {
//		return mcp.NewToolResultText(string(body)), nil
//
// nothing is missing from the answer but spaces.
func (e heldError) showsAll(shown []ssa.Value) bool {
	call := makerOf(e.value)
	if call == nil || !(classes{e.flow}).onlyCodes(e.value) {
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
	return showing{e.flow}.whole().Reaches(func(v ssa.Value) bool {
		return slices.ContainsFunc(originals, func(original ssa.Value) bool { return paths.SameError(v, original) })
	}, shown...)
}

// bare is the query for a value as it was before it was converted or made readable.
var bare = flow.Query{Kinds: flow.Box | flow.Convert | flow.Argument, Skip: func(e flow.Edge) bool {
	call, ok := e.At.(*ssa.Call)
	return ok && (e.Index > 0 || !funcs.Of(program.Called(&call.Call)).Readable)
}}

// A showing finds out whether values show others from end to end.
type showing struct{ *origin.Tracer }

// whole is the query for what can be read in a value from end to end. Unlike [errvars.Handlings.Made] it does not
// follow a part of a text, nor its length. Of the operands of a phi one is enough: the others cut off texts that are too long.
func (s showing) whole() flow.Query {
	return flow.Query{Kinds: flow.Making, Skip: func(e flow.Edge) bool {
		switch made := e.To.(type) {
		case *ssa.BinOp, *ssa.UnOp, *ssa.Phi, *ssa.ChangeType, *ssa.Convert, *ssa.MakeInterface, *ssa.ChangeInterface:
			return e.Kind == flow.Store
		case *ssa.Slice:
			return e.Kind != flow.Element || made.Low != nil || made.High != nil
		case *ssa.Call:
			return e.Kind != flow.Argument || !slices.Contains(s.readIn(made), e.From)
		case *ssa.Alloc, *ssa.MakeMap:
			return e.Kind != flow.Store
		}
		return true
	}}
}

// readIn returns the arguments of a call that can be read in what it returns.
func (s showing) readIn(call *ssa.Call) []ssa.Value {
	site := calls.At(call)
	if program.IsBuiltin(call, "append") {
		return site.Args
	}
	obj := program.Called(&call.Call)
	if syntax.PackageOf(obj) == nil {
		return nil
	}
	row := funcs.Of(obj)
	if row.Readable {
		return site.Args[:1]
	}
	if _, builds := s.Builder(obj); builds || row.Text != nil {
		return site.Args
	}
	callee := program.Declaration(call.Call.StaticCallee())
	known, ok := s.Accounts.Of(callee)
	if !ok || len(known.Results) == 0 {
		return nil
	}
	if !s.Own[callee] {
		callee = nil
	}
	var args []ssa.Value
	for _, o := range known.Results[0].Readable.Text {
		if o.Class == cause.Parameter && o.Owner == callee && o.Field == "" {
			args = append(args, site.Arg(o.Param))
		}
	}
	return args
}
