package nilerror

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// typed looks for pointers that are returned as errors and can be nil: what their callers get is
// an error for all that.
//
//	func check(name string) error {
//		var problem *Problem
//		if name == "" {
//			problem = &Problem{"a name is missing"}
//		}
//		return problem
//	}
func (c *checker) typed(ret *ssa.Return) {
	for i, v := range program.AllGiven(ret) {
		box, ok := v.(*ssa.MakeInterface)
		if !ok || !program.IsError(ret.Parent().Signature.Results().At(i).Type()) {
			continue
		}
		if _, pointer := box.X.Type().Underlying().(*types.Pointer); pointer && cond.At(ret.Block(), box.X) != cond.FoundSet && c.canBeNil(box.X) {
			c.report(ret, false, report.Finding{
				Category: categoryTyped,
				Message:  "a nil " + report.Code(types.TypeString(box.X.Type(), (*types.Package).Name)) + " is returned as an error: it is not equal to nil, so callers take a success for a failure",
				Help:     "return `nil` itself where there is no error",
				Sees:     "a failure, although all went well",
			})
		}
	}
}

// canBeNil reports whether a pointer is nil on some way that the package knows.
func (c *checker) canBeNil(v ssa.Value) bool {
	q := flow.Query{Index: flow.IndexOf(c.pass), Kinds: flow.Phi | flow.Return, Skip: func(e flow.Edge) bool {
		if phi, ok := e.At.(*ssa.Phi); ok {
			return cond.From(phi, e.Index) == cond.FoundSet
		}
		return len(e.At.(*ssa.Return).Results) > 1 || isForNothing(e.At.Block())
	}}
	return q.Reaches(program.IsNil, v)
}

// isForNothing reports whether control comes to a block only if the function was given nothing.
func isForNothing(block *ssa.BasicBlock) bool {
	return slices.ContainsFunc(block.Parent().Params, func(p *ssa.Parameter) bool { return cond.At(block, p) == cond.FoundNil })
}
