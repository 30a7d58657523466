package losses

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// tried reports whether a value comes from a call or a lookup since the error is
// known.
func (e liveError) tried(v ssa.Value, seen map[ssa.Value]bool) bool {
	instr, ok := v.(ssa.Instruction)
	if !ok || seen[v] || len(seen) > origins.MaxMade {
		return false
	}
	seen[v] = true
	if e.tries(v) {
		call, ok := v.(*ssa.Call)
		if !ok || !e.onlySays(call) {
			return true
		}
	}
	for _, operand := range instr.Operands(nil) {
		if *operand != nil && e.tried(*operand, seen) {
			return true
		}
	}
	return false
}

// tries reports whether a value is that of a call or of a lookup since the error is known.
func (e liveError) tries(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Call:
		_, builtin := v.Call.Value.(*ssa.Builtin)
		return !builtin && !tellsTime(v) && e.since.Dominates(v.Block())
	case *ssa.Lookup:
		return e.since.Dominates(v.Block())
	}
	return false
}

// tellsTime reports whether a call asks how late it is, as loops do that try
// something again.
func tellsTime(call *ssa.Call) bool {
	obj := program.CalledObject(&call.Call)
	return obj != nil && obj.Pkg() != nil && obj.Pkg().Path() == "time"
}

// onlySays reports whether a call only encodes a literal that was made since the error is
// known, and of nothing that was tried. In
//
//	if err != nil {
//		text, err := json.Marshal(map[string]any{"error": "no such file"})
//
// the literal is what is said of the first error.
func (e liveError) onlySays(call *ssa.Call) bool {
	if !program.Encodes(&call.Call) || !e.isLiteral(call.Call.Args[0]) {
		return false
	}
	m := origins.Making{Flow: e.flow.Finder.Tracer, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool { return e.tries(v) && !e.flow.isWord(v) }}
	return !m.Has(call.Call.Args[0])
}

// isWord reports whether a value is nothing but a part of what is said: a text that is put
// together, or what the call has brought that is answered.
func (f *Detector) isWord(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Lookup:
		return f.isWord(v.X)
	case *ssa.Call:
		obj := program.CalledObject(&v.Call)
		if obj == nil || obj.Pkg() == nil {
			return false
		}
		_, prints := libs.Printers[libs.FullName(obj)]
		return prints || f.isAnswering(v)
	}
	return false
}

// isLiteral reports whether a value is a literal that was made since the error is known.
func (e liveError) isLiteral(v ssa.Value) bool {
	v = calls.PlainValue(v)
	if load, ok := v.(*ssa.UnOp); ok {
		v = load.X
	}
	instr, ok := v.(ssa.Instruction)
	return ok && program.IsFresh(v) && e.since.Dominates(instr.Block())
}

// isTriedFor reports whether something was done since the error is known that the result
// can be about: a call of something that is given a context, or of a method. What the call
// itself has brought, and the form of the answer, are nothing of that.
func (e liveError) isTriedFor(l leaf) bool {
	return slices.ContainsFunc(l.block.Parent().Blocks, func(b *ssa.BasicBlock) bool {
		return e.since.Dominates(b) && program.LeadsTo(b, l.block) && slices.ContainsFunc(b.Instrs, func(instr ssa.Instruction) bool {
			call, ok := instr.(*ssa.Call)
			if !ok || !e.flow.isOpen(call) || e.flow.isAnswering(call) || makerOf(l.value) == ssa.CallInstruction(call) {
				return false
			}
			return call.Call.IsInvoke() || slices.ContainsFunc(calls.At(call).Args, func(arg ssa.Value) bool { return libs.IsContext(arg.Type()) }) || !unused(call)
		})
	})
}

// isAnswering reports whether a call only reads the arguments of the call that is answered,
// or encodes the answer.
func (f *Detector) isAnswering(call *ssa.Call) bool {
	_, _, reads := f.Set.ArgumentAccess(program.CalledObject(&call.Call))
	return reads || program.Encodes(&call.Call)
}
