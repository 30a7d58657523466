package errflow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxMade bounds how many values are looked at to find out what one is made of.
const maxMade = 500

// A making finds out whether values are made of certain other ones.
type making struct {
	flow *originReader
	is   func(ssa.Value) bool // one of those
	stop func(ssa.Value) bool // of what this is made does not count; nil if all does
	seen map[ssa.Value]bool
}

// madeOf reports whether a value is, or is made of, another one, or the variable
// from which that was read: literals and functions can read it there again.
func (f *originReader) madeOf(v, part ssa.Value) bool {
	m := making{flow: f, seen: make(map[ssa.Value]bool), is: func(v ssa.Value) bool { return sameError(v, part) || isReadFrom(part, v) }}
	return m.has(v)
}

// isReadFrom reports whether a value was read from a variable.
func isReadFrom(v, variable ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	return ok && load.Op == token.MUL && load.X == variable
}

func (m making) has(v ssa.Value) bool {
	if v == nil || m.seen[v] || len(m.seen) > maxMade {
		return false
	}
	if m.is(v) {
		return true
	}
	m.seen[v] = true
	if m.stop != nil && m.stop(v) {
		return false
	}
	if variable, ok := v.(*ssa.Alloc); ok {
		return m.isIn(variable)
	}
	instr, ok := v.(ssa.Instruction)
	if !ok {
		return false
	}
	if slices.ContainsFunc(m.flow.ingredients(instr), m.has) {
		return true
	}
	return m.isIn(v)
}

// ingredients returns the operands of an instruction, without those that a call
// forgets.
func (f *originReader) ingredients(instr ssa.Instruction) []ssa.Value {
	if call, ok := instr.(*ssa.Call); ok {
		return append(f.given(call), call.Call.Value)
	}
	var list []ssa.Value
	for _, operand := range instr.Operands(nil) {
		if *operand != nil {
			list = append(list, *operand)
		}
	}
	return list
}

// isIn reports whether something that is made of one is stored in a
// variable, in a field or in an element of it, or put there by a call that is given
// both, as errors.As is.
func (m making) isIn(variable ssa.Value) bool {
	if variable.Referrers() == nil {
		return false
	}
	for _, use := range *variable.Referrers() {
		found := false
		switch use := use.(type) {
		case *ssa.Store:
			found = use.Addr == variable && m.has(use.Val)
		case *ssa.MapUpdate:
			found = use.Map == variable && m.has(use.Value)
		case *ssa.IndexAddr:
			found = use.X == variable && m.isIn(use)
		case *ssa.FieldAddr:
			found = m.isIn(use)
		case *ssa.MakeInterface:
			found = m.fills(use)
		case *ssa.Call:
			found = isFilled(variable) && m.isGivenBeside(use, variable)
		}
		if found {
			return true
		}
	}
	return false
}

// fills reports whether a call that is given a pointer as any value is given
// something that is made of one as well.
func (m making) fills(pointer *ssa.MakeInterface) bool {
	return isFilled(pointer.X) && slices.ContainsFunc(*pointer.Referrers(), func(use ssa.Instruction) bool {
		call, ok := use.(*ssa.Call)
		return ok && m.isGivenBeside(call, pointer)
	})
}

// isGivenBeside reports whether a call is given something that is made of one
// beside another value.
func (m making) isGivenBeside(call *ssa.Call, v ssa.Value) bool {
	return slices.ContainsFunc(m.flow.given(call), func(arg ssa.Value) bool { return arg != v && m.has(arg) })
}

// isFilled reports whether a value is a pointer to a variable of the function,
// which calls can fill.
func isFilled(v ssa.Value) bool {
	_, ok := v.(*ssa.Alloc)
	return ok
}
