package origins

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
)

// MaxMade bounds how many values are looked at to find out what one is made of.
const MaxMade = 500

// A Making finds out whether values are made of certain other ones.
type Making struct {
	Flow *Tracer
	Is   func(ssa.Value) bool // one of those
	stop func(ssa.Value) bool // of what this is made does not count; nil if all does
	Seen map[ssa.Value]bool
}

// MadeOf reports whether a value is, or is made of, another one, or the variable
// from which that was read: literals and functions can read it there again.
func (f *Tracer) MadeOf(v, part ssa.Value) bool {
	m := Making{Flow: f, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool { return calls.SameError(v, part) || IsReadFrom(part, v) }}
	return m.Has(v)
}

// IsReadFrom reports whether a value was read from a variable.
func IsReadFrom(v, variable ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	return ok && load.Op == token.MUL && load.X == variable
}

// Has reports whether a value is one of those, or made of one.
func (m Making) Has(v ssa.Value) bool {
	if v == nil || m.Seen[v] || len(m.Seen) > MaxMade {
		return false
	}
	if m.Is(v) {
		return true
	}
	m.Seen[v] = true
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
	if slices.ContainsFunc(m.Flow.ingredients(instr), m.Has) {
		return true
	}
	return m.isIn(v)
}

// ingredients returns the operands of an instruction, without those that a call
// forgets.
func (f *Tracer) ingredients(instr ssa.Instruction) []ssa.Value {
	if call, ok := instr.(*ssa.Call); ok {
		return append(f.Given(call), call.Call.Value)
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
func (m Making) isIn(variable ssa.Value) bool {
	if variable.Referrers() == nil {
		return false
	}
	for _, use := range *variable.Referrers() {
		found := false
		switch use := use.(type) {
		case *ssa.Store:
			found = use.Addr == variable && m.Has(use.Val)
		case *ssa.MapUpdate:
			found = use.Map == variable && m.Has(use.Value)
		case *ssa.IndexAddr:
			found = use.X == variable && m.isIn(use)
		case *ssa.FieldAddr:
			found = m.isIn(use)
		case *ssa.MakeInterface:
			found = m.fills(use)
		case *ssa.Call:
			found = IsFilled(variable) && m.isGivenBeside(use, variable)
		}
		if found {
			return true
		}
	}
	return false
}

// fills reports whether a call that is given a pointer as any value is given
// something that is made of one as well.
func (m Making) fills(pointer *ssa.MakeInterface) bool {
	return IsFilled(pointer.X) && slices.ContainsFunc(*pointer.Referrers(), func(use ssa.Instruction) bool {
		call, ok := use.(*ssa.Call)
		return ok && m.isGivenBeside(call, pointer)
	})
}

// isGivenBeside reports whether a call is given something that is made of one
// beside another value.
func (m Making) isGivenBeside(call *ssa.Call, v ssa.Value) bool {
	return slices.ContainsFunc(m.Flow.Given(call), func(arg ssa.Value) bool { return arg != v && m.Has(arg) })
}

// IsFilled reports whether a value is a pointer to a variable of the function,
// which calls can fill.
func IsFilled(v ssa.Value) bool {
	_, ok := v.(*ssa.Alloc)
	return ok
}
