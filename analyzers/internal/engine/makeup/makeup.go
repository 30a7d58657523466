// Package makeup says whether a value is made of another: through operands, arguments of calls,
// and what is stored in it. In
//
//	msg := fmt.Sprintf("cannot read: %v", err)
//	result.Content = append(result.Content, text(msg))
//
// result is made of err. Results of a function are not made of what it forgets (package
// handling).
package makeup

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errparams"
)

// MaxSeen bounds the values that one search visits.
const MaxSeen = 500

// A Search finds out whether values are made of certain others.
type Search struct {
	Handlings *errparams.Handlings
	Is        func(ssa.Value) bool // one of those
	Stop      func(ssa.Value) bool // of what this is made does not count; nil if all does
	Seen      map[ssa.Value]bool
}

// IsMadeOf reports whether a value is, or is made of, another, or the variable
// that part was read from, because literals and functions can read it there again.
func IsMadeOf(h *errparams.Handlings, v, part ssa.Value) bool {
	m := Search{Handlings: h, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool { return paths.SameError(v, part) || IsReadFrom(part, v) }}
	return m.Has(v)
}

// IsReadFrom reports whether a value was read from a variable.
func IsReadFrom(v, variable ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	return ok && load.Op == token.MUL && load.X == variable
}

// Has reports whether a value is one of these, or made of one.
func (m Search) Has(v ssa.Value) bool {
	if v == nil || m.Seen[v] || len(m.Seen) > MaxSeen {
		return false
	}
	if m.Is(v) {
		return true
	}
	m.Seen[v] = true
	if m.Stop != nil && m.Stop(v) {
		return false
	}
	if variable, ok := v.(*ssa.Alloc); ok {
		return m.isIn(variable)
	}
	instr, ok := v.(ssa.Instruction)
	if !ok {
		return false
	}
	if slices.ContainsFunc(ingredients(m.Handlings, instr), m.Has) {
		return true
	}
	return m.isIn(v)
}

// ingredients returns the operands of an instruction, without those that a call
// forgets.
func ingredients(h *errparams.Handlings, instr ssa.Instruction) []ssa.Value {
	if call, ok := instr.(*ssa.Call); ok {
		return append(h.Given(call), call.Call.Value)
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
func (m Search) isIn(variable ssa.Value) bool {
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
func (m Search) fills(pointer *ssa.MakeInterface) bool {
	return IsFilled(pointer.X) && slices.ContainsFunc(*pointer.Referrers(), func(use ssa.Instruction) bool {
		call, ok := use.(*ssa.Call)
		return ok && m.isGivenBeside(call, pointer)
	})
}

// isGivenBeside reports whether a call is given something that is made of one
// beside another value.
func (m Search) isGivenBeside(call *ssa.Call, v ssa.Value) bool {
	return slices.ContainsFunc(m.Handlings.Given(call), func(arg ssa.Value) bool { return arg != v && m.Has(arg) })
}

// IsFilled reports whether a value is a pointer to a local variable, which
// calls can fill.
func IsFilled(v ssa.Value) bool {
	_, ok := v.(*ssa.Alloc)
	return ok
}
