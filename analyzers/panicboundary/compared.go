package panicboundary

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
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
	at := fieldOf(v)
	return slices.ContainsFunc(sameReads(v), asksFor) || at.base != nil && c.isLookedAt(v.(ssa.Instruction).Parent(), at, 0)
}

// isCheckedBefore reports whether a number was compared before it came: by the function that gives it, or by all that
// hand it on:
//
//	i, err := indexOf(args, len(slides)) // which compares it
//	if err == nil {
//		shorten(slides, i)
//	}
func (c *checker) isCheckedBefore(v ssa.Value, depth int) bool {
	if depth >= budget.Deep {
		return false
	}
	if p, ok := v.(*ssa.Parameter); ok {
		sites, index := flow.IndexOf(c.pass).Calls.Callers(p.Parent()), slices.Index(p.Parent().Params, p)
		return len(sites) > 0 && !slices.ContainsFunc(sites, func(site ssa.CallInstruction) bool {
			arg := calls.At(site).Arg(index)
			return arg == nil || !program.IsConst(arg) && !isAskedFor(arg) && !c.isCheckedBefore(arg, depth+1)
		})
	}
	call, index := program.CallOf(v)
	if call == nil {
		return false
	}
	returns := flow.IndexOf(c.pass).Returns[program.Declaration(call.Call.StaticCallee())]
	return len(returns) > 0 && !slices.ContainsFunc(returns, func(ret *ssa.Return) bool {
		given := program.Given(ret, index)
		return !program.IsConst(given) && !isAskedFor(given)
	})
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

// A field is one of a struct, or of one in that: the way to it, and the variable or parameter where it begins.
type field struct {
	base ssa.Value
	way  []int
}

func (f field) is(other field) bool {
	return f.base == other.base && slices.Equal(f.way, other.way)
}

// fieldOf returns the field that a value is read from; without a base if it is read from none.
func fieldOf(v ssa.Value) field {
	var f field
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.MUL {
			f = fieldAt(v.X)
		}
	case *ssa.Field:
		f = fieldAt(v)
	}
	if len(f.way) == 0 {
		return field{}
	}
	return f
}

// fieldAt returns the field to which an address leads, or that a struct is; one without a way is the
// whole variable.
func fieldAt(v ssa.Value) field {
	var way []int
	for {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			way, v = append(way, x.Field), x.X
		case *ssa.Field:
			way, v = append(way, x.Field), x.X
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return field{}
			}
			v = x.X
		case *ssa.Alloc:
			slices.Reverse(way)
			if p := paths.KeptIn(x); p != nil {
				return field{p, way}
			}
			return field{x, way}
		case *ssa.Parameter, *ssa.FreeVar, *ssa.Global, *ssa.Call, *ssa.Extract, *ssa.Phi:
			slices.Reverse(way)
			return field{v, way}
		default:
			return field{}
		}
	}
}

// isLookedAt reports whether a function hands a struct with the field to another one that looks at it:
// that compares it, or sets it. Functions of other packages of the module can do that for all that is known.
func (c *checker) isLookedAt(fn *ssa.Function, f field, depth int) bool {
	for call := range program.Instructions[ssa.CallInstruction](fn.Blocks) {
		callee := program.Declaration(call.Common().StaticCallee())
		for i, arg := range call.Common().Args {
			whole := fieldAt(arg)
			if callee == nil || whole.base == nil || whole.base != f.base || len(whole.way) >= len(f.way) || !slices.Equal(whole.way, f.way[:len(whole.way)]) {
				continue
			}
			if len(callee.Blocks) == 0 {
				return callee.Pkg != nil && syntax.InModule(c.pass, callee.Pkg.Pkg)
			}
			if i < len(callee.Params) && depth < budget.Forks && c.looksAt(callee, field{callee.Params[i], f.way[len(whole.way):]}, depth+1) {
				return true
			}
		}
	}
	return false
}

// looksAt reports whether a function compares or sets a field of what it is given.
func (c *checker) looksAt(fn *ssa.Function, f field, depth int) bool {
	for instr := range program.Instructions[ssa.Instruction](fn.Blocks) {
		if store, ok := instr.(*ssa.Store); ok && f.is(fieldAt(store.Addr)) {
			return true
		}
		if read, ok := instr.(ssa.Value); ok && f.is(fieldOf(read)) && asksFor(read) {
			return true
		}
	}
	return c.isLookedAt(fn, f, depth)
}
