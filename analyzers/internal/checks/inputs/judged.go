package inputs

import (
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
)

// A Missing is a run of a function without an argument: a value that stands for it is zero.
//
//	name, _ := args["name"].(string)
//	if name == "" { return mcp.NewToolResultError("name is missing"), nil }
type Missing struct {
	value       ssa.Value
	given       map[ssa.Value]scenario.Value
	base, trace *scenario.Trace
}

// Without runs a function with the zero value of one of its values, and with what else is given.
func Without(m *scenario.Machine, v ssa.Value, given map[ssa.Value]scenario.Value) Missing {
	s := scenario.Scenario{Given: map[ssa.Value]scenario.Value{v: scenario.Zero(v.Type())}}
	maps.Copy(s.Given, given)
	fields := make(map[*types.Var]bool)
	for w := range zeroed.On(v) {
		if KindOf(w.Type()) != "" {
			s.Given[w] = scenario.Zero(w.Type())
		}
		fields[paths.FieldOf(w)] = true
	}
	for load := range program.Instructions[*ssa.UnOp](v.Parent().Blocks) {
		if field := paths.FieldRead(load); field != nil && fields[field] && KindOf(load.Type()) != "" {
			s.Given[load] = scenario.Zero(load.Type())
		}
	}
	return Missing{v, given, m.Base(v.Parent()), m.Run(v.Parent(), s)}
}

// IsRefused reports whether the function answers at once: it looks at the zero value, or at what it may have taken from
// elsewhere, or gives it to a parser.
func (m Missing) IsRefused() bool {
	for _, block := range m.trace.Blocks() {
		if slices.ContainsFunc(block.Instrs, m.parses) {
			return true
		}
		if next := m.trace.Next(block); len(next) < len(m.base.Next(block)) && !m.isGiven(block) && !m.isDefault(block) && m.answersSoon(next[0]) {
			return true
		}
	}
	for w, use := range merged.Uses(m.value) {
		if test, ok := use.(*ssa.BinOp); ok && m.trace.Of(w).Equal(scenario.Any) && m.isAsked(test) {
			return true
		}
	}
	return false
}

// isDefault reports whether a block ends in a comparison of a text that is a default there, with which the function does
// what it does with all that it knows, or of a pointer: one that is set on one way only is nil without the argument.
func (m Missing) isDefault(block *ssa.BasicBlock) bool {
	test, ok := program.Condition(block).(*ssa.BinOp)
	if of, _ := cond.NilTest(block); of != nil && program.IsPointer(of.Type()) {
		return true
	}
	return ok && program.IsString(test.X.Type()) && (m.isReplaced(test.X) || m.isReplaced(test.Y)) && !cond.WithEmpty(test)
}

// isAsked reports whether a test of what may be zero, or not, leads to an answer where it is.
func (m Missing) isAsked(test *ssa.BinOp) bool {
	whenEmpty := 0
	if test.Op == token.NEQ {
		whenEmpty = 1
	}
	for block := range cond.On(test) {
		if cond.WithEmpty(test) && m.trace.Reaches(block) && m.answersSoon(block.Succs[whenEmpty]) {
			return true
		}
	}
	return false
}

// IsKnown reports whether the function compares the zero value with something that it may be.
func (m Missing) IsKnown() bool {
	for w, use := range merged.Uses(m.value) {
		test, ok := use.(*ssa.BinOp)
		if !ok || !program.IsBool(test.Type()) || m.isReplaced(w) {
			continue
		}
		if c, ok := cond.Against(test, w).(*ssa.Const); ok && (!paths.IsEmptyConst(c) || test.Op != token.EQL && test.Op != token.NEQ) {
			return true
		}
	}
	return false
}

// isReplaced reports whether a constant stands where the zero value would.
func (m Missing) isReplaced(w ssa.Value) bool {
	now := m.trace.Of(w)
	return !program.IsConst(w) && !now.Equal(scenario.Any) && !now.Equal(scenario.Zero(w.Type()))
}

// Instead returns the text that the function takes in the place of the zero value, or nothing.
func (m Missing) Instead() string {
	for w := range merged.On(m.value) {
		if phi, ok := w.(*ssa.Phi); ok && m.isReplaced(phi) {
			for _, edge := range phi.Edges {
				if text := program.TextOf(edge); text != "" {
					return text
				}
			}
		}
	}
	return ""
}

// merged is zeroed, with what can be something else. Of a pointer nobody looks at more.
var merged = flow.Query{Kinds: zeroed.Kinds | flow.Phi, Skip: func(e flow.Edge) bool {
	return e.Kind == flow.Phi && program.IsPointer(e.To.Type()) || zeroed.Skip(e)
}}

// zeroed is the query for what is zero where a value is: its length, what is left of a text, and what a variable holds.
// What a phi is the run says.
var zeroed = flow.Query{Kinds: flow.Convert | flow.Argument | flow.Store | flow.Load, Skip: func(e flow.Edge) bool {
	if e.Kind == flow.Argument {
		obj := program.Called(&e.At.(*ssa.Call).Call)
		return !program.IsBuiltin(e.To, "len") && syntax.PathOf(obj) != "strings"
	}
	return e.Kind == flow.Store && !e.SetsAll()
}}

// parses reports whether an instruction is the call of a parser, which refuses an empty text, with the zero value.
func (m Missing) parses(instr ssa.Instruction) bool {
	call, ok := instr.(*ssa.Call)
	if !ok {
		return false
	}
	obj := program.Called(&call.Call)
	if syntax.PackageOf(obj) == nil || !slices.ContainsFunc(call.Call.Args, func(arg ssa.Value) bool { _, zero := m.trace.Given[arg]; return zero }) {
		return false
	}
	return obj.Name() == "Unmarshal" || strings.HasPrefix(obj.Name(), "Parse") || slices.Contains([]string{"strconv", "time", "encoding/json"}, obj.Pkg().Path())
}

// isGiven reports whether a block ends in a branch on something that is given beside the zero value.
func (m Missing) isGiven(block *ssa.BasicBlock) bool {
	_, is := m.given[cond.Branch{Cond: program.Condition(block), Truth: true}.Plain().Cond]
	return is
}

func (m Missing) answersSoon(block *ssa.BasicBlock) bool {
	if program.IsBool(m.value.Type()) {
		return answersSoon(block, budget.Deep) // false and something else say nothing
	}
	return AnswersSoon(block)
}

// AnswersSoon reports whether a block ends the function, or asks for more before it does.
func AnswersSoon(block *ssa.BasicBlock) bool { return answersSoon(block, 0) }

func answersSoon(block *ssa.BasicBlock, depth int) bool {
	switch program.Last(endOf(block)).(type) {
	case *ssa.Return:
		return len(block.Preds) < budget.Deep
	case *ssa.If:
		return depth < budget.Deep && strings.HasPrefix(block.Comment, "cond.") &&
			slices.ContainsFunc(block.Succs, func(next *ssa.BasicBlock) bool { return answersSoon(next, depth+1) })
	}
	return false
}
