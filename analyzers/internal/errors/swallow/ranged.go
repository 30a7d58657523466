package swallow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/fallible"
)

// ranged notes where a handler, or a literal in it, runs over what a call gives whose error nobody
// looks at, or compares it with something else: whatever it does there, it answers for less than
// there is.
//
//	jobs, _ := store.Jobs(ctx)
//	for _, job := range jobs {
//		text.WriteString(job.Name)
//	}
func (l *look) ranged(fn *ssa.Function) {
	for call := range program.Instructions[*ssa.Call](cond.Live(fn)) {
		f, ok := fallible.Of(call)
		if !ok || f.IsLookedAt() || !decides(f.Given) || l.isAsked(f.Given) || !l.calls.Fails(f) {
			continue
		}
		l.note(Fate{Kind: Ignored, Source: f.Source, Basic: areBasic(f.Given), Aside: l.areSpare(f.Given), Meant: l.isMeant(f, call.Pos(), false), local: local{Instr: call, at: call.Pos()}, Results: l.answered()})
	}
	for _, literal := range fn.AnonFuncs {
		l.ranged(literal)
	}
}

// answered returns the results of the function but for its error and what is the same whatever happens.
func (l *look) answered() (all results) {
	for ret := range program.Instructions[*ssa.Return](l.fn.Blocks) {
		if l.tells(ret) {
			continue
		}
		for i, v := range program.AllGiven(ret) {
			if !program.IsError(v.Type()) && !program.IsConst(v) {
				all |= result(i)
			}
		}
	}
	return all
}

// decides reports whether a function runs over what is made of one of several values, or compares
// one with something else.
func decides(values []ssa.Value) bool {
	for v := range derivedFrom(values) {
		if slices.ContainsFunc(program.UsesOf(v), func(use ssa.Instruction) bool { return isRange(v, use) }) {
			return true
		}
	}
	for v, use := range (flow.Query{Kinds: flow.Phi}).Uses(values...) {
		if test, ok := use.(*ssa.BinOp); ok && isCompared(test) && program.IsString(v.Type()) {
			return true
		}
	}
	return false
}

// isRange reports whether an instruction takes one item after the other out of a value.
func isRange(v ssa.Value, use ssa.Instruction) bool {
	switch use := use.(type) {
	case *ssa.Range:
		return true
	case *ssa.IndexAddr:
		return use.X == v && program.Continues(use.Block(), use.Block()) && !isArray(v)
	}
	return false
}

// isArray reports whether a value is what the operands of a call are put into.
func isArray(v ssa.Value) bool {
	_, ok := v.(*ssa.Alloc)
	return ok
}

// isCompared reports whether two values that are no constants are asked to be the same.
func isCompared(test *ssa.BinOp) bool {
	return (test.Op == token.EQL || test.Op == token.NEQ) && !program.IsConst(test.X) && !program.IsConst(test.Y)
}
