package panicboundary

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/control"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errflow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// absent looks for objects of which nobody asks whether they are there, though the function of
// the module that gives them can return nil beside a nil error:
//
//	user, err := find(ctx, name)
//	if err != nil {
//		return nil, err
//	}
//	return mcp.NewToolResultText(user.Name), nil
func (c *checker) absent(functions []*ssa.Function) {
	flow := c.pass.ResultOf[errflow.Analyzer].(*errflow.Flow)
	for _, fn := range functions {
		if c.isRecovered(fn) {
			continue
		}
		for call := range program.Instructions[*ssa.Call](fn.Blocks) {
			callee := program.Declaration(call.Call.StaticCallee())
			own := callee != nil && slices.Contains(functions, callee)
			if own && !givesNothing(callee) || !own && !flow.GivesNothing(program.Called(call.Common())) {
				continue
			}
			for _, use := range *call.Referrers() {
				if x, ok := use.(*ssa.Extract); ok && x.Index == 0 {
					if at := usedBlindly(x); at != nil {
						c.report(at.Pos(), c.isAbsent(at, syntax.ShortName(program.Called(call.Common()))))
					}
				}
			}
		}
	}
}

// isAbsent says what happens where a function has given no object.
func (c *checker) isAbsent(at ssa.Instruction, from string) telling {
	who := answers.CallerOf(c.pass, at.Parent())
	return telling{
		category: categoryNil,
		message:  c.source(at.Pos(), "a field access") + " panics in " + who.String() + " when " + report.Func(from) + " returns nil and no error" + who.Outcome(),
		help:     "check the result of " + report.Func(from) + " for nil and " + who.Failure() + " if there is none",
		sees:     who.SeesPanic("runtime error: invalid memory address or nil pointer dereference"),
	}
}

// givesNothing reports whether a function returns a nil pointer and a nil error at some place.
func givesNothing(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	if results.Len() != 2 || !program.IsError(results.At(1).Type()) {
		return false
	}
	if _, pointer := results.At(0).Type().Underlying().(*types.Pointer); !pointer {
		return false
	}
	dead := control.Dead(fn)
	return slices.ContainsFunc(fn.Blocks, func(block *ssa.BasicBlock) bool {
		ret, ok := control.Last(block).(*ssa.Return)
		if !ok || dead[block] || block == fn.Recover {
			return false
		}
		given := program.AllGiven(ret)
		return program.IsNil(given[0]) && program.IsNil(given[1])
	})
}

// usedBlindly returns an instruction that reads a field of an object of which nobody in the
// function asks whether it is nil, or nil.
func usedBlindly(object ssa.Value) ssa.Instruction {
	var at ssa.Instruction
	for _, use := range *object.Referrers() {
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if at == nil {
				at = use
			}
		case *ssa.BinOp, *ssa.Phi, *ssa.Store:
			return nil
		}
	}
	return at
}
