package panicboundary

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// bounds looks for lists and texts that are cut where an argument says, which nothing has
// compared with anything:
//
//	page := items[offset : offset+limit]
func (c *checker) bounds(functions []*ssa.Function) {
	for _, fn := range functions {
		if c.isRecovered(fn) {
			continue
		}
		for instr := range program.Instructions[ssa.Instruction](control.Live(fn)) {
			if slices.ContainsFunc(cutsAt(instr), c.isUnchecked) {
				c.report(instr.Pos(), categoryBounds, "cuts where an argument says, which nothing has compared with the length: a number that is too large or negative panics"+
					answers.Panic(c.pass, fn)+"; check it and answer with an error result")
			}
		}
	}
}

// cutsAt returns the values that say where an instruction cuts a list or a text, or takes an
// element of it.
func cutsAt(instr ssa.Instruction) []ssa.Value {
	switch instr := instr.(type) {
	case *ssa.Slice:
		return []ssa.Value{instr.Low, instr.High}
	case *ssa.IndexAddr:
		return []ssa.Value{instr.Index}
	case *ssa.Index:
		return []ssa.Value{instr.Index}
	}
	return nil
}

// isUnchecked reports whether a number is an argument, or is made of some, and is compared with
// nothing.
func (c *checker) isUnchecked(v ssa.Value) bool {
	if v == nil {
		return false
	}
	numbers := numbersIn(v)
	return slices.ContainsFunc(numbers, c.found.IsArgument) && !slices.ContainsFunc(numbers, isCompared)
}

// numbersIn returns a number and those of which it is the sum or the difference.
func numbersIn(v ssa.Value) []ssa.Value {
	list := []ssa.Value{v}
	for i := 0; i < len(list) && len(list) < 10; i++ {
		switch x := list[i].(type) {
		case *ssa.BinOp:
			if x.Op == token.ADD || x.Op == token.SUB || x.Op == token.MUL {
				list = append(list, x.X, x.Y)
			}
		case *ssa.Convert:
			list = append(list, x.X)
		case *ssa.Phi:
			list = append(list, x.Edges...)
		}
	}
	return list
}

// isCompared reports whether a number is compared with another one, or handed to what can do
// that.
func isCompared(v ssa.Value) bool {
	if v.Referrers() == nil {
		return false
	}
	return slices.ContainsFunc(sameReads(v), func(v ssa.Value) bool {
		return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
			switch use := use.(type) {
			case *ssa.BinOp:
				t, ok := use.Type().Underlying().(*types.Basic)
				return ok && t.Info()&types.IsBoolean != 0 || use.Op == token.REM
			case *ssa.Call:
				return true
			case *ssa.Convert:
				return isCompared(use)
			}
			return false
		})
	})
}

// sameReads returns a value and what is read from the same field or variable elsewhere in the
// function.
func sameReads(v ssa.Value) []ssa.Value {
	list := []ssa.Value{v}
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return list
	}
	addr, ok := load.X.(*ssa.FieldAddr)
	if !ok {
		return append(list, readsOf(load.X)...)
	}
	for _, use := range *addr.X.Referrers() {
		other, ok := use.(*ssa.FieldAddr)
		if !ok || other.Field != addr.Field {
			continue
		}
		list = append(list, readsOf(other)...)
	}
	return list
}

// readsOf returns what is read from an address.
func readsOf(addr ssa.Value) []ssa.Value {
	if addr.Referrers() == nil {
		return nil
	}
	var list []ssa.Value
	for _, use := range *addr.Referrers() {
		if read, ok := use.(*ssa.UnOp); ok {
			list = append(list, read)
		}
	}
	return list
}
