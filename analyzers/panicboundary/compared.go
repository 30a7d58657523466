package panicboundary

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// isCompared reports whether a number is compared with another one, by itself, as a part of a sum, or where
// it is read once more, or handed to what can do that, alone or in a struct.
func (c *checker) isCompared(v ssa.Value) bool {
	if isLeast(v) {
		return true
	}
	if v.Referrers() == nil {
		return false
	}
	return slices.ContainsFunc(sameReads(v), asksFor) || paths.FieldRead(v) != nil && c.isLookedAt(v.(ssa.Instruction).Parent(), paths.WayTo(v), 0)
}

// isCheckedBefore reports whether a number was compared before it came: by the function that gives it, or by all that
// hand it on:
//
//	i, err := indexOf(args, len(slides)) // which compares it
//	if err == nil {
//		shorten(slides, i)
//	}
func (c *checker) isCheckedBefore(v ssa.Value) bool {
	q := flow.Query{Index: flow.IndexOf(c.pass), Kinds: flow.Enter | flow.Return, Skip: func(e flow.Edge) bool { return isAskedFor(e.To) }}
	return !program.IsConst(v) && flow.All(q.Ends(v), func(v ssa.Value) bool { return program.IsConst(v) || isAskedFor(v) })
}

// isAskedFor reports whether a number is compared, whatever else is done with it.
func isAskedFor(v ssa.Value) bool {
	return slices.ContainsFunc(program.UsesOf(v), func(use ssa.Instruction) bool {
		test, ok := use.(*ssa.BinOp)
		return ok && program.IsBool(test.Type())
	})
}

// isLeast reports whether a value is the least of some: min(n, len(list)).
func isLeast(v ssa.Value) bool { return program.IsBuiltin(v, "min", "max") }

// asksFor reports whether a value is compared with another one, or is a part of what is.
func asksFor(v ssa.Value) bool {
	for _, use := range (flow.Query{Kinds: summed.Kinds &^ flow.Phi, Skip: summed.Skip}).Uses(v) {
		test, ok := use.(*ssa.BinOp)
		if _, call := use.(*ssa.Call); call || ok && (program.IsBool(test.Type()) || test.Op == token.REM) {
			return true
		}
	}
	return false
}

// summed is the query for the numbers of which one is converted, or the sum or the difference.
var summed = flow.Query{Kinds: flow.Convert | flow.Phi | flow.Operand, Skip: func(e flow.Edge) bool {
	sum, ok := e.At.(*ssa.BinOp)
	return e.Kind == flow.Operand && (!ok || sum.Op != token.ADD && sum.Op != token.SUB && sum.Op != token.MUL)
}}

// sameReads returns a value and what is read in the same way elsewhere in the function.
func sameReads(v ssa.Value) []ssa.Value {
	list := []ssa.Value{v}
	if instr, ok := v.(ssa.Instruction); ok {
		for read := range program.Instructions[ssa.Value](instr.Parent().Blocks) {
			if paths.Same(read, v) {
				list = append(list, read)
			}
		}
	}
	return list
}

// isLookedAt reports whether a function hands a struct with the field to another one that looks at it:
// that compares it, or sets it. Functions of other packages of the module can do that for all that is known.
func (c *checker) isLookedAt(fn *ssa.Function, f paths.Way, depth int) bool {
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		callee := program.Declaration(call.Common().StaticCallee())
		for i, arg := range call.Common().Args {
			rest, within := f.Within(paths.WayTo(arg))
			if callee == nil || !within {
				continue
			}
			if len(callee.Blocks) == 0 {
				return callee.Pkg != nil && syntax.InModule(c.pass, callee.Pkg.Pkg)
			}
			if i < len(callee.Params) && depth < budget.Forks && c.looksAt(callee, paths.Way{Base: callee.Params[i], Fields: rest}, depth+1) {
				return true
			}
		}
	}
	return false
}

// looksAt reports whether a function compares or sets a field of what it is given.
func (c *checker) looksAt(fn *ssa.Function, f paths.Way, depth int) bool {
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		if store, ok := instr.(*ssa.Store); ok && f.Is(paths.WayTo(store.Addr)) {
			return true
		}
		if read, ok := instr.(ssa.Value); ok && paths.FieldRead(read) != nil && f.Is(paths.WayTo(read)) && asksFor(read) {
			return true
		}
	}
	return c.isLookedAt(fn, f, depth)
}
