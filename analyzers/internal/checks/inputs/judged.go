package inputs

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isJudged reports whether a function looks at what stands for an argument, and answers at once where
// that is what it is without the argument:
//
//	name, ok := args["name"].(string)
//	if ok { in.Name = name }
//	if in.Name == "" { return mcp.NewToolResultError("name is missing"), nil }
func isJudged(r reading) bool {
	j := judging{seen: make(map[ssa.Value]bool)}
	if r.jump != nil {
		j.without = ways(r.jump.Block().Succs[1], r.jump.Block())
	}
	return j.value(r.value, 0)
}

// judging follows a value to the tests of it.
type judging struct {
	without map[*ssa.BasicBlock]bool // where the function is without the argument; nil is everywhere
	seen    map[ssa.Value]bool
}

func (j *judging) value(v ssa.Value, depth int) bool {
	if v.Referrers() == nil || depth > budget.Deep || j.seen[v] {
		return false
	}
	j.seen[v] = true
	return slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.BinOp:
			return j.isIn(use.Block()) && ends(use, v)
		case *ssa.Phi, *ssa.Convert, *ssa.ChangeType, *ssa.MakeInterface:
			return j.value(use.(ssa.Value), depth+1)
		case *ssa.Call:
			return j.call(use, depth)
		case *ssa.Store:
			return use.Val == v && j.stored(use, depth)
		}
		return false
	})
}

func (j *judging) isIn(block *ssa.BasicBlock) bool { return j.without == nil || j.without[block] }

// call follows a value into its length, and what is left of it without blanks. What parses a text
// refuses an empty one.
func (j *judging) call(call *ssa.Call, depth int) bool {
	if builtin, ok := call.Call.Value.(*ssa.Builtin); ok {
		return builtin.Name() == "len" && j.value(call, depth+1)
	}
	obj := program.Called(call.Common())
	if obj == nil || obj.Pkg() == nil {
		return false
	}
	switch obj.Pkg().Path() {
	case "strings":
		return j.value(call, depth+1)
	case "strconv", "time", "encoding/json":
		return j.isIn(call.Block())
	}
	return false
}

// stored follows a value into a variable or a field, as far as the function reads it there.
func (j *judging) stored(store *ssa.Store, depth int) bool {
	if field, ok := store.Addr.(*ssa.FieldAddr); ok {
		return j.field(program.Field(field.X.Type(), field.Field), store.Parent(), depth)
	}
	if store.Addr.Referrers() == nil {
		return false
	}
	return slices.ContainsFunc(*store.Addr.Referrers(), func(use ssa.Instruction) bool {
		load, ok := use.(*ssa.UnOp)
		return ok && j.value(load, depth+1)
	})
}

// field follows a field to where the function reads it.
func (j *judging) field(field *types.Var, fn *ssa.Function, depth int) bool {
	for load := range program.Instructions[*ssa.UnOp](fn.Blocks) {
		if program.FieldRead(load) == field && j.value(load, depth+1) {
			return true
		}
	}
	return false
}

// ends reports whether a test of a value leads at once to a return, for the value that stands there
// without the argument if that is known.
func ends(test *ssa.BinOp, v ssa.Value) bool {
	sides := []int{0, 1}
	if without, other := defaultOf(v), constantIn(test, v); without != nil && other != nil {
		side := 1
		if decides(test, v, without, other) {
			side = 0
		}
		sides = []int{side}
	}
	return slices.ContainsFunc(*test.Referrers(), func(use ssa.Instruction) bool {
		jump, ok := use.(*ssa.If)
		return ok && slices.ContainsFunc(sides, func(side int) bool {
			_, returns := program.Last(endOf(jump.Block().Succs[side])).(*ssa.Return)
			return returns && len(jump.Block().Succs[side].Preds) < budget.Deep
		})
	})
}

// constantIn returns the constant with which a value is compared, or nil.
func constantIn(test *ssa.BinOp, v ssa.Value) constant.Value {
	other := test.Y
	if other == v {
		other = test.X
	}
	if c, ok := other.(*ssa.Const); ok {
		return c.Value
	}
	return nil
}

// defaultOf returns the one constant that stands for a value on other ways, or nil.
func defaultOf(v ssa.Value) constant.Value {
	phi, ok := v.(*ssa.Phi)
	if !ok {
		return nil
	}
	var found constant.Value
	for _, edge := range phi.Edges {
		if c, ok := edge.(*ssa.Const); ok && c.Value != nil {
			if found != nil {
				return nil
			}
			found = c.Value
		}
	}
	return found
}

func decides(test *ssa.BinOp, v ssa.Value, without, other constant.Value) bool {
	switch test.Op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
	default:
		return false
	}
	if without.Kind() == constant.Bool {
		return (test.Op == token.EQL) == (constant.BoolVal(without) == constant.BoolVal(other))
	}
	if test.X == v {
		return constant.Compare(without, test.Op, other)
	}
	return constant.Compare(other, test.Op, without)
}
