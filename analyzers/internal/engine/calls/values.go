package calls

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A Value is what a function value can be. In
//
//	run := s.handle
//	if dry {
//		run = preview
//	}
//	return retry(run)
//
// run is bound to the method handle or is the function preview. With more than [budget.Callees] functions the
// value is open.
type Value struct {
	Functions []*ssa.Function    // as they are declared, and literals
	Bound     []*ssa.MakeClosure // method values, with their receivers
	Params    []*ssa.Parameter   // what the function around it is given
	Open      bool               // it can be something else, too
}

// Callbacks returns the functions and the methods that a value can be.
func (v Value) Callbacks() []*ssa.Function {
	list := slices.Clone(v.Functions)
	for _, closure := range v.Bound {
		list = append(list, program.Declaration(closure.Fn.(*ssa.Function)))
	}
	return list
}

// A Stored returns what can be read from a variable, and whether that is all.
type Stored func(load *ssa.UnOp) (values []ssa.Value, all bool)

// ValueOf returns what a function value can be.
func ValueOf(v ssa.Value, stored Stored) Value {
	t := valueTrace{stored: stored, seen: make(map[ssa.Value]bool)}
	t.add(v)
	t.Open = t.Open || len(t.Functions)+len(t.Bound)+len(t.Params) == 0
	return t.Value
}

type valueTrace struct {
	Value
	stored Stored
	seen   map[ssa.Value]bool
}

func (t *valueTrace) add(values ...ssa.Value) {
	for _, v := range values {
		if t.seen[v] {
			continue
		}
		t.seen[v] = true
		if len(t.Functions) > budget.Callees {
			t.Open = true
			return
		}
		t.one(v)
	}
}

func (t *valueTrace) one(v ssa.Value) {
	switch v := v.(type) {
	case *ssa.Function:
		t.Functions = append(t.Functions, program.Declaration(v))
	case *ssa.MakeClosure:
		if fn := v.Fn.(*ssa.Function); fn.Synthetic == "" {
			t.Functions = append(t.Functions, fn)
		} else {
			t.Bound = append(t.Bound, v)
		}
	case *ssa.ChangeType:
		t.add(v.X)
	case *ssa.MakeInterface:
		t.add(v.X)
	case *ssa.Phi:
		t.add(v.Edges...)
	case *ssa.Parameter:
		t.Params = append(t.Params, v)
	case *ssa.FreeVar:
		t.add(program.Bindings(v)...)
	case *ssa.Const: // nil: calling it panics
	case *ssa.UnOp:
		if v.Op != token.MUL {
			t.Open = true
			return
		}
		values, all := t.stored(v)
		t.Open = t.Open || !all
		t.add(values...)
	default:
		t.Open = true
	}
}
