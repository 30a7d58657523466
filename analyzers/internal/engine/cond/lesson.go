package cond

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// A Lesson is what a branch proves about an error.
type Lesson struct {
	Kind lessonKind
	Err  ssa.Value
	Test token.Pos // of the condition
}

type lessonKind int

const (
	IsSet     lessonKind = iota // it is not nil
	IsUnset                     // it is nil
	IsCertain                   // it is a certain error
)

// Lessons returns what a branch proves about errors.
func (b Branch) Lessons() []Lesson {
	b = b.Plain()
	switch condition := b.Cond.(type) {
	case *ssa.BinOp:
		return learnedByComparison(condition, b.Truth)
	case *ssa.Call:
		if b.Truth {
			return learnedByCall(condition)
		}
	case *ssa.Extract:
		if b.Truth && condition.Index == 1 {
			return learnedByFinding(condition)
		}
	case *ssa.Phi:
		return learnedByPhi(condition, b.Truth)
	}
	return nil
}

// learnedByPhi handles conditions such as a && b stored in a variable: if the
// whole is true, so are its parts.
func learnedByPhi(phi *ssa.Phi, truth bool) []Lesson {
	var open []int
	for i, edge := range phi.Edges {
		if c, ok := edge.(*ssa.Const); ok && constant.BoolVal(c.Value) != truth {
			continue
		}
		open = append(open, i)
	}
	if len(open) != 1 {
		return nil
	}
	list := Branch{phi.Edges[open[0]], truth}.Lessons()
	// Control comes over this edge, and so through the branches that dominate it.
	for b := range program.Dominators(phi.Block().Preds[open[0]]) {
		if b == phi.Block().Idom() || phi.Block().Dominates(b) {
			break
		}
		if branches := BranchesTo(b); len(branches) == 1 {
			list = append(list, branches[0].Lessons()...)
		}
	}
	return list
}

func learnedByComparison(test *ssa.BinOp, truth bool) []Lesson {
	x, y, equal := Equality(test)
	if x == nil {
		return nil
	}
	equal = equal == truth
	if program.IsNil(x) || IsFixed(x) {
		x, y = y, x
	}
	if c, ok := y.(*ssa.Const); ok && program.IsBool(c.Type()) {
		return Branch{x, constant.BoolVal(c.Value) == equal}.Lessons()
	}
	switch {
	case !program.CanBeError(x.Type()) && equal && IsFixed(y):
		return learnedByAnswer(x, test.Pos())
	case !program.CanBeError(x.Type()):
		return nil
	case program.IsNil(y) && equal:
		return []Lesson{{IsUnset, x, test.Pos()}}
	case program.IsNil(y):
		return []Lesson{{IsSet, x, test.Pos()}}
	case equal && IsFixed(y):
		return []Lesson{{IsCertain, x, test.Pos()}}
	}
	return nil
}

// IsFixed reports whether a value is a constant or a package variable.
func IsFixed(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return !v.IsNil()
	case *ssa.UnOp:
		_, global := paths.ReadFrom[*ssa.Global](v)
		return global
	case *ssa.MakeInterface:
		return IsFixed(v.X)
	}
	return false
}

// learnedByCall handles functions that test an error: errors.As finds an error
// of some type, all others identify it.
func learnedByCall(call *ssa.Call) []Lesson {
	if funcs.IsAs(call) {
		return []Lesson{{IsSet, call.Call.Args[0], call.Pos()}}
	}
	return learnedByAnswer(call, call.Pos())
}

// learnedByAnswer handles functions that inspect an error or its text, as in
// strings.Contains(err.Error(), "closed").
func learnedByAnswer(answer ssa.Value, test token.Pos) []Lesson {
	call, ok := answer.(*ssa.Call)
	if !ok {
		return nil
	}
	for _, arg := range call.Call.Args {
		if types.IsInterface(arg.Type()) && program.CanBeError(arg.Type()) && !IsFixed(arg) {
			return []Lesson{{IsCertain, arg, test}}
		}
	}
	if err := textOf(call); err != nil {
		return []Lesson{{IsCertain, err, test}}
	}
	return nil
}

// textOf returns the error whose text a call returns or gets.
func textOf(call *ssa.Call) ssa.Value {
	if call.Call.IsInvoke() && call.Call.Method.Name() == "Error" && program.CanBeError(call.Call.Value.Type()) {
		return call.Call.Value
	}
	for _, arg := range call.Call.Args {
		if inner, ok := arg.(*ssa.Call); ok {
			if err := textOf(inner); err != nil {
				return err
			}
		}
	}
	return nil
}

// IsOfContext reports whether an error is what a context says of its end.
func IsOfContext(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	obj := program.Called(&call.Call)
	return obj != nil && obj.FullName() == "(context.Context).Err"
}

// learnedByFinding handles type assertions.
func learnedByFinding(ok *ssa.Extract) []Lesson {
	assert, isAssert := ok.Tuple.(*ssa.TypeAssert)
	if !isAssert || !program.CanBeError(assert.X.Type()) {
		return nil
	}
	return []Lesson{{IsSet, assert.X, assert.Pos()}}
}
