package panicboundary

import (
	"go/ast"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// bounds looks for lists and texts that are cut where an argument says, which nothing has
// compared with anything:
//
//	page := items[offset : offset+limit]
func (c *checker) bounds(functions []*ssa.Function) {
	for _, fn := range functions {
		for instr := range program.Instructions[ssa.Instruction](cond.Live(fn)) {
			if slices.ContainsFunc(cutsAt(instr), c.isUnchecked) {
				c.report(instr.Pos(), c.outOfBounds(instr))
			}
		}
	}
}

// outOfBounds says what happens where a number is out of bounds.
func (c *checker) outOfBounds(instr ssa.Instruction) telling {
	who := answers.CallerOf(c.pass, instr.Parent())
	names := c.namesIn(instr)
	limits, text := "below 0 or above the length", "runtime error: slice bounds out of range …"
	if cur, ok := syntax.ExpressionAt(c.root(), instr.Pos()); ok {
		switch expr := cur.Node().(type) {
		case *ast.SliceExpr:
			limits = "below 0 or above " + c.length(expr.X)
		case *ast.IndexExpr:
			limits, text = "below 0 or at least "+c.length(expr.X), "runtime error: index out of range …"
		}
	}
	if len(names) > 1 || slices.ContainsFunc(cutsAt(instr), isMade) {
		limits = "out of range"
	}
	return telling{
		category: categoryBounds,
		message:  c.source(instr.Pos(), "a list is cut and") + " panics in " + who.String() + " when the agent sends " + argument(names) + " " + limits + who.Outcome(),
		help:     "check " + it(names) + " first and " + who.Failure() + " if it is out of range", sees: who.SeesPanic(text), wire: who.WirePanic(text),
	}
}

// isMade reports whether a number is a sum or the like.
func isMade(v ssa.Value) bool {
	_, made := v.(*ssa.BinOp)
	return made
}

// maxLength is how long an expression is whose length a message names.
const maxLength = 25

// length names the length of a list or text.
func (c *checker) length(of ast.Expr) string {
	text, ok := syntax.Source(c.pass, of)
	if !ok || len(text) > maxLength || strings.Contains(text, "\n") {
		return "the length"
	}
	return report.Code("len(" + text + ")")
}

// namesIn returns the names of the arguments of which the numbers are made at which an instruction cuts.
func (c *checker) namesIn(instr ssa.Instruction) []string {
	var names []string
	for _, cut := range cutsAt(instr) {
		if cut == nil {
			continue
		}
		for number := range summed.Back(cut) {
			if name := inputs.NameOf(number); name != "" && c.found.IsArgument(number) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// argument names a number: "`limit`".
func argument(names []string) string {
	if len(names) == 0 {
		return "a number"
	}
	return report.Codes(names, "or")
}

// it names the number a second time.
func it(names []string) string {
	if len(names) == 0 {
		return "it"
	}
	return argument(names)
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
	numbers := slices.Collect(summed.Back(v))
	return slices.ContainsFunc(numbers, c.found.IsArgument) && !slices.ContainsFunc(numbers, func(v ssa.Value) bool { return c.isCompared(v) || c.isCheckedBefore(v) })
}
