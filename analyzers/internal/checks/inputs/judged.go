package inputs

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
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
		j.without = ways(r.jump.Succs[1], r.jump)
	}
	return j.value(r.value)
}

// judging follows a value to the tests of it.
type judging struct {
	without map[*ssa.BasicBlock]bool // where the function is without the argument; nil is everywhere
	seen    map[ssa.Value]bool       // what is stored in fields
}

// judged is the query for an argument in other forms: its length, what is left of it without blanks, and what a
// variable holds. A pointer to it that is set on one way only is nil without the argument, and nobody looks at more.
var judged = flow.Query{Kinds: flow.Phi | flow.Convert | flow.Box | flow.Argument | flow.Store | flow.Load, Skip: func(e flow.Edge) bool {
	if _, pointer := e.To.Type().Underlying().(*types.Pointer); e.Kind == flow.Phi && pointer {
		return true
	}
	return e.Kind == flow.Argument && !program.IsBuiltin(e.To, "len") && packageOf(e.At) != "strings" || e.Kind == flow.Store && !e.SetsAll()
}}

// value reports whether a value is judged. What parses a text refuses an empty one.
func (j *judging) value(v ssa.Value) bool {
	for v, use := range judged.Uses(v) {
		switch use := use.(type) {
		case *ssa.BinOp:
			if j.isIn(use.Block()) && ends(use, v) {
				return true
			}
		case *ssa.Call:
			if parsers := []string{"strconv", "time", "encoding/json"}; j.isIn(use.Block()) && slices.Contains(parsers, packageOf(use)) {
				return true
			}
		}
		if field := paths.FieldOf(v); field != nil && !j.seen[v] {
			j.seen[v] = true
			if j.field(field, v.Parent()) {
				return true
			}
		}
	}
	return false
}

func (j *judging) isIn(block *ssa.BasicBlock) bool { return j.without == nil || j.without[block] }

// field follows a field to where the function reads it.
func (j *judging) field(field *types.Var, fn *ssa.Function) bool {
	for load := range program.Instructions[*ssa.UnOp](fn.Blocks) {
		if paths.FieldRead(load) == field && j.value(load) {
			return true
		}
	}
	return false
}

// packageOf returns the path of the package of the function that an instruction calls, or "".
func packageOf(instr ssa.Instruction) string {
	call, ok := instr.(*ssa.Call)
	if !ok {
		return ""
	}
	obj := program.Called(call.Common())
	if obj == nil || obj.Pkg() == nil {
		return ""
	}
	return obj.Pkg().Path()
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
	for block := range cond.On(test) {
		if slices.ContainsFunc(sides, func(side int) bool {
			_, returns := program.Last(endOf(block.Succs[side])).(*ssa.Return)
			return returns && len(block.Succs[side].Preds) < budget.Deep
		}) {
			return true
		}
	}
	return false
}

// constantIn returns the constant with which a value is compared, or nil.
func constantIn(test *ssa.BinOp, v ssa.Value) constant.Value {
	if c, ok := cond.Against(test, v).(*ssa.Const); ok {
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
