package inputs

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// numbersAt returns the signed numbers that say where a list is cut, and those of which one is
// the sum.
func numbersAt(slice *ssa.Slice) []ssa.Value {
	return slices.DeleteFunc(slices.Collect(summed.Back(slice.Low, slice.High)), func(v ssa.Value) bool {
		t, ok := v.Type().Underlying().(*types.Basic)
		return !ok || t.Info()&types.IsUnsigned != 0
	})
}

// summed is the query for the numbers of which one is converted, those of which it is the least, and those in the
// place of which it is the length of a list, if nothing else is asked of it.
var summed = flow.Query{Kinds: flow.Convert | flow.Argument | flow.Phi, Skip: func(e flow.Edge) bool {
	return e.Kind == flow.Argument && !program.IsBuiltin(e.To, "min") || e.Kind == flow.Phi && !isCapped(e.To.(*ssa.Phi))
}}

// isCapped reports whether a number is the length of a list on some ways, and is compared with no constant.
func isCapped(v *ssa.Phi) bool {
	asked := slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		test, ok := use.(*ssa.BinOp)
		return ok && isBound(test)
	})
	return !asked && slices.ContainsFunc(v.Edges, func(edge ssa.Value) bool { return program.IsBuiltin(edge, "len") })
}

// Numbers returns the numbers at which an instruction cuts, or none.
func Numbers(instr ssa.Instruction) []ssa.Value {
	if slice, ok := instr.(*ssa.Slice); ok {
		return numbersAt(slice)
	}
	return nil
}

// CanBeNegative reports whether nothing that a function does with a number makes sure that it is
// not negative where it gets to an instruction.
func CanBeNegative(v ssa.Value, at ssa.Instruction) bool {
	s := source{paths.SourceOf(v)}
	if s.Base == nil {
		return !isNumberChecked(v, at)
	}
	for instr := range program.InstructionsOf[ssa.Instruction](program.Family(s.Base.Parent())) {
		if s.isMadeSure(instr, at) {
			return false
		}
	}
	return true
}

// IsMeasured reports whether a function compares a number with another one than a constant, such as the length of a list,
// or caps it by one, or asks something else about it: how large it may be. Nobody looks at what computes it.
func IsMeasured(v ssa.Value) bool {
	values, s := []ssa.Value{v}, source{paths.SourceOf(v)}
	if s.Base != nil {
		for read := range program.InstructionsOf[ssa.Instruction](program.Family(s.Base.Parent())) {
			if read, ok := read.(ssa.Value); ok && s.reads(read) {
				values = append(values, read)
			}
		}
	}
	for w, use := range measured.Uses(append(values, slices.Collect(summed.Back(v))...)...) {
		switch use := use.(type) {
		case *ssa.BinOp:
			if _, constant := cond.Against(use, w).(*ssa.Const); !constant {
				return true
			}
		case *ssa.Call:
			obj := program.Called(&use.Call)
			if program.IsBuiltin(use, "min", "max") || obj != nil && words.Limits.MatchString(obj.Name()) {
				return true
			}
		case *ssa.MakeSlice:
			return true
		}
	}
	return false
}

// measured is the query for a number in other forms, and for what it is a part of.
var measured = flow.Query{Kinds: flow.Convert | flow.Phi | flow.Operand, Skip: func(e flow.Edge) bool {
	sum, ok := e.At.(*ssa.BinOp)
	return e.Kind == flow.Operand && (!ok || program.IsBool(sum.Type()))
}}

// A source is where a number is read.
type source struct{ paths.Source }

// isMadeSure reports whether an instruction makes sure that the number is not negative.
func (s source) isMadeSure(instr, at ssa.Instruction) bool {
	switch instr := instr.(type) {
	case *ssa.BinOp:
		return (s.reads(instr.X) || s.reads(instr.Y)) && isBound(instr) && leads(instr, at)
	case *ssa.Store:
		return s.isSet(instr)
	case *ssa.Call:
		obj := program.Called(instr.Common())
		return obj != nil && words.Limits.MatchString(obj.Name()) && slices.ContainsFunc(instr.Call.Args, s.isGiven)
	}
	return false
}

// reads reports whether a value is the number.
func (s source) reads(v ssa.Value) bool {
	if convert, ok := v.(*ssa.Convert); ok {
		v = convert.X
	}
	other := paths.SourceOf(v)
	return other.Base != nil && (other.Base == s.Base || other.Param != nil && other.Param == s.Param) && other.Field == s.Field
}

// isSet reports whether a store replaces the number by one that is computed.
func (s source) isSet(store *ssa.Store) bool {
	if target := paths.At(store.Addr); target.Base != s.Base || target.Field != s.Field {
		return false
	}
	switch v := store.Val.(type) {
	case *ssa.Call:
		return !isAsked(v) && !program.IsBuiltin(v, "len")
	case *ssa.Phi, *ssa.BinOp, *ssa.Extract:
		return true
	}
	return false
}

// isAsked reports whether a call asks a request for a number, as it came.
func isAsked(call *ssa.Call) bool {
	obj := program.Called(call.Common())
	return obj != nil && sdk.Owns(obj.Pkg())
}

// Parameter returns the parameter by which a number comes into a function, or by a field of which
// it does, or nil.
func Parameter(v ssa.Value) *ssa.Parameter { return paths.SourceOf(v).Param }

// isGiven reports whether a call is given the number, or the struct with it.
func (s source) isGiven(arg ssa.Value) bool {
	if s.reads(arg) {
		return true
	}
	return paths.WholeOf(calls.PlainValue(arg)).Base == s.Base
}

// isBound reports whether a comparison is one with a constant, by order.
func isBound(test *ssa.BinOp) bool {
	switch test.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		_, x := test.X.(*ssa.Const)
		_, y := test.Y.(*ssa.Const)
		return x || y
	}
	return false
}

// leads reports whether a comparison leads to an instruction, to another number, or out of the
// function.
func leads(test *ssa.BinOp, at ssa.Instruction) bool {
	return slices.ContainsFunc(*test.Referrers(), func(use ssa.Instruction) bool {
		jump, ok := use.(*ssa.If)
		if !ok {
			return true
		}
		return slices.ContainsFunc(jump.Block().Succs, func(next *ssa.BasicBlock) bool {
			if next.Parent() == at.Parent() && len(next.Preds) == 1 && next.Dominates(at.Block()) {
				return true
			}
			_, returns := program.Last(next).(*ssa.Return)
			return returns || slices.ContainsFunc(next.Instrs, func(instr ssa.Instruction) bool { _, sets := instr.(*ssa.Store); return sets })
		})
	})
}

// isNumberChecked reports whether a number that is read nowhere is compared with a constant, or handed to what can
// check it, as a number of one type or another. One that is computed is.
func isNumberChecked(v ssa.Value, at ssa.Instruction) bool {
	same := flow.Query{Kinds: flow.Convert}
	number := same.Start(v)
	call, _ := program.CallOf(number)
	_, asserted := number.(*ssa.TypeAssert)
	_, part := number.(*ssa.Extract)
	if call != nil && !isAsked(call) || call == nil && !asserted && !part {
		return true
	}
	for _, use := range same.Uses(number) {
		if test, ok := use.(*ssa.BinOp); ok && isBound(test) {
			return true
		}
		if other, ok := use.(*ssa.Call); ok && use != at && !program.IsBuiltin(other, "min") {
			return true
		}
	}
	return false
}
