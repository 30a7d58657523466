package causeloss

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A fallback is what a function does since an error is known, such as to ask another service. In
//
//	notes, err := remote.Notes(ctx)
//	if err != nil {
//		notes, err = cache.Notes(ctx)
//	}
//
// the call of cache.Notes is that.
type fallback struct {
	tracer
	since *ssa.BasicBlock // the first block in which it is known
}

// fallback returns what the function does since the error is known.
func (e liveError) fallback() fallback { return fallback{e.flow, e.since} }

// gives reports whether a value comes from a call or a lookup since the error is
// known.
func (b fallback) gives(v ssa.Value) bool {
	return flow.Query{Kinds: flow.Operands}.Reaches(func(v ssa.Value) bool {
		call, ok := v.(*ssa.Call)
		return b.tries(v) && (!ok || !b.onlySays(call))
	}, v)
}

// tries reports whether a value is that of a call or of a lookup since the error is known.
func (b fallback) tries(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Call:
		_, builtin := v.Call.Value.(*ssa.Builtin)
		return !builtin && !tellsTime(v) && b.since.Dominates(v.Block())
	case *ssa.Lookup:
		return b.since.Dominates(v.Block())
	}
	return false
}

// tellsTime reports whether a call asks how late it is, as loops do that try
// something again.
func tellsTime(call *ssa.Call) bool {
	obj := program.Called(&call.Call)
	return syntax.PathOf(obj) == "time"
}

// onlySays reports whether a call only encodes a literal that was made since the error is
// known, and of nothing that was tried. In
//
//	if err != nil {
//		text, err := json.Marshal(map[string]any{"error": "no such file"})
//
// the literal is what is said of the first error.
func (b fallback) onlySays(call *ssa.Call) bool {
	if !cond.Encodes(&call.Call) || !b.isLiteral(call.Call.Args[0]) {
		return false
	}
	return !b.Made().Reaches(func(v ssa.Value) bool { return b.tries(v) && !b.isWord(v) }, call.Call.Args[0])
}

// isWord reports whether a value is nothing but a part of what is said: a text that is put
// together, or what the call has brought that is answered.
func (b fallback) isWord(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Lookup:
		return b.isWord(v.X)
	case *ssa.Call:
		obj := program.Called(&v.Call)
		return syntax.PackageOf(obj) != nil && (funcs.Of(obj).Text != nil || b.isAnswering(v))
	}
	return false
}

// isLiteral reports whether a value is a literal that was made since the error is known.
func (b fallback) isLiteral(v ssa.Value) bool {
	v = calls.PlainValue(v)
	if load, ok := v.(*ssa.UnOp); ok {
		v = load.X
	}
	instr, ok := v.(ssa.Instruction)
	return ok && program.IsFresh(v) && b.since.Dominates(instr.Block())
}

// isFor reports whether something was done since the error is known that the result
// can be about: a call of something that is given a context, or of a method. What the call
// itself has brought, and the form of the answer, are nothing of that.
func (b fallback) isFor(l leaf) bool {
	for call := range program.Instructions[*ssa.Call](l.block.Parent().Blocks) {
		if !b.since.Dominates(call.Block()) || !b.isOpen(call) || b.isAnswering(call) || makerOf(l.value) == ssa.CallInstruction(call) {
			continue
		}
		asks := call.Call.IsInvoke() || slices.ContainsFunc(calls.At(call).Args, func(arg ssa.Value) bool { return funcs.IsContext(arg.Type()) })
		if (asks || !unused(call)) && program.LeadsTo(call.Block(), l.block) {
			return true
		}
	}
	return false
}

// isAnswering reports whether a call only reads the arguments of the call that is answered,
// or encodes the answer.
func (b fallback) isAnswering(call *ssa.Call) bool {
	_, _, reads := b.Set.ArgumentAccess(program.Called(&call.Call))
	return reads || cond.Encodes(&call.Call)
}
