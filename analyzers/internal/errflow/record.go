package errflow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// recorded reports whether the error is handed to something that keeps it, such
// as a logger or a span, on a way to the end of a block: a call that gets it, or
// something that is made of it, and whose result nobody uses, or a store that
// outlives the function.
func (e liveError) recorded(block *ssa.BasicBlock) bool {
	for _, b := range block.Parent().Blocks {
		onTheWay := leadsTo(b, block)
		for _, instr := range b.Instrs {
			if d, ok := instr.(*ssa.Defer); ok && e.watches(d) {
				return true
			}
			if onTheWay && e.isKeptBy(instr) {
				return true
			}
		}
	}
	return false
}

// watches reports whether a deferred literal reads the variable of the error.
func (e liveError) watches(d *ssa.Defer) bool {
	load, ok := e.value.(*ssa.UnOp)
	closure, also := d.Call.Value.(*ssa.MakeClosure)
	return ok && also && load.Op == token.MUL && slices.Contains(closure.Bindings, load.X)
}

// isKeptBy reports whether an instruction keeps the error for others.
func (e liveError) isKeptBy(instr ssa.Instruction) bool {
	has := func(v ssa.Value) bool { return madeOf(v, e.value, make(map[ssa.Value]bool)) }
	switch instr := instr.(type) {
	case *ssa.Store:
		switch instr.Addr.(type) {
		case *ssa.Global, *ssa.FreeVar:
			return has(instr.Val)
		case *ssa.FieldAddr, *ssa.IndexAddr:
			return !isLocal(instr.Addr) && has(instr.Val)
		}
	case *ssa.MapUpdate:
		return !isLocal(instr.Map) && has(instr.Value)
	case *ssa.Send:
		return has(instr.X)
	case ssa.CallInstruction:
		return unused(instr) && slices.ContainsFunc(given(instr), has)
	}
	return false
}

// isLocal reports whether an address lies in a variable, or in a map, that the
// function makes.
func isLocal(addr ssa.Value) bool {
	for {
		switch x := addr.(type) {
		case *ssa.FieldAddr:
			addr = x.X
		case *ssa.IndexAddr:
			addr = x.X
		case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
			return true
		default:
			return false
		}
	}
}

// leadsTo reports whether control can come from one block to another.
func leadsTo(from, to *ssa.BasicBlock) bool {
	seen := make(map[*ssa.BasicBlock]bool)
	todo := []*ssa.BasicBlock{from}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if b == to {
			return true
		}
		if !seen[b] {
			seen[b] = true
			todo = append(todo, b.Succs...)
		}
	}
	return false
}

// given returns what a call is given, with what a literal that is called shares
// with the function.
func given(call ssa.CallInstruction) []ssa.Value {
	args := siteOf(call).args
	if closure, ok := call.Common().Value.(*ssa.MakeClosure); ok {
		return append(slices.Clone(closure.Bindings), args...)
	}
	return args
}

// unused reports whether nobody looks at what a call returns.
func unused(call ssa.CallInstruction) bool {
	v := call.Value()
	if v == nil {
		return true // go and defer
	}
	if _, builtin := call.Common().Value.(*ssa.Builtin); builtin {
		return false
	}
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		part, ok := use.(*ssa.Extract) // of _, _ = f()
		return !ok || len(*part.Referrers()) > 0
	})
}

// maxMade bounds how many values are looked at to find out what one is made of.
const maxMade = 500

// madeOf reports whether a value is, or is made of, another one.
func madeOf(v, part ssa.Value, seen map[ssa.Value]bool) bool {
	if v == nil || seen[v] || len(seen) > maxMade {
		return false
	}
	if sameError(v, part) {
		return true
	}
	seen[v] = true
	if variable, ok := v.(*ssa.Alloc); ok {
		return storedIn(variable, part, seen)
	}
	instr, ok := v.(ssa.Instruction)
	if !ok {
		return false
	}
	for _, operand := range instr.Operands(nil) {
		if *operand != nil && madeOf(*operand, part, seen) {
			return true
		}
	}
	return storedIn(v, part, seen)
}

// storedIn reports whether something that is made of part is stored in a variable,
// in a field or in an element of it, or put there by a call that is given both, as
// errors.As is.
func storedIn(variable ssa.Value, part ssa.Value, seen map[ssa.Value]bool) bool {
	if variable.Referrers() == nil {
		return false
	}
	for _, use := range *variable.Referrers() {
		found := false
		switch use := use.(type) {
		case *ssa.Store:
			found = use.Addr == variable && madeOf(use.Val, part, seen)
		case *ssa.MapUpdate:
			found = use.Map == variable && madeOf(use.Value, part, seen)
		case *ssa.IndexAddr:
			found = use.X == variable && storedIn(use, part, seen)
		case *ssa.FieldAddr:
			found = storedIn(use, part, seen)
		case *ssa.MakeInterface:
			found = filledFrom(use, part, seen)
		case *ssa.Call:
			found = isFilled(variable) && slices.ContainsFunc(given(use), func(arg ssa.Value) bool { return arg != variable && madeOf(arg, part, seen) })
		}
		if found {
			return true
		}
	}
	return false
}

// filledFrom reports whether a call that is given a pointer as any value is
// given something that is made of part as well.
func filledFrom(pointer *ssa.MakeInterface, part ssa.Value, seen map[ssa.Value]bool) bool {
	if !isFilled(pointer.X) {
		return false
	}
	for _, use := range *pointer.Referrers() {
		call, ok := use.(*ssa.Call)
		if ok && slices.ContainsFunc(given(call), func(arg ssa.Value) bool { return arg != pointer && madeOf(arg, part, seen) }) {
			return true
		}
	}
	return false
}

// isFilled reports whether a value is a pointer to a variable of the function,
// which calls can fill.
func isFilled(v ssa.Value) bool {
	_, ok := v.(*ssa.Alloc)
	return ok
}
