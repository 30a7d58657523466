package answers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// A making is a return that makes what a handler returns: one of the handler itself, or
// one of a function of the package all of whose results the handler returns.
type making struct{ ret *returns.Return }

// maxMakings bounds how many functions in each other are looked at.
const maxMakings = 5

// makings returns those without an error of a function with three results.
func (a *asker) makings(fn *ssa.Function, depth int) []making {
	var list []making
	for _, ret := range a.flow.Returns(fn) {
		results := settled(ret.Instr)
		if helper := whole(results); helper != nil && depth < maxMakings {
			list = append(list, a.makings(helper, depth+1)...)
		} else if program.IsNil(results[len(results)-1]) {
			list = append(list, making{ret})
		}
	}
	return list
}

// whole returns the function all of whose results are returned as they are, or nil.
func whole(results []ssa.Value) *ssa.Function {
	var call ssa.Value
	for i, v := range results {
		part, ok := v.(*ssa.Extract)
		if !ok || part.Index != i || call != nil && part.Tuple != call {
			return nil
		}
		call = part.Tuple
	}
	made, ok := call.(*ssa.Call)
	if !ok {
		return nil
	}
	helper := program.Declaration(made.Call.StaticCallee())
	if helper == nil || len(helper.Blocks) == 0 || helper.Signature.TypeParams().Len() > 0 {
		return nil
	}
	return helper
}

// isFlagged reports whether the result is marked as an error.
func (m making) isFlagged(a *asker) bool {
	return slices.ContainsFunc(m.ret.Results, func(r returns.Result) bool { return a.isResult(r) && r.Flag == cause.Raised })
}

// carries reports whether the result carries data.
func (m making) carries(a *asker) bool {
	return slices.ContainsFunc(m.ret.Results, func(r returns.Result) bool { return a.isResult(r) && r.Data == cause.Raised })
}

// isResult reports whether what is returned is the result of a tool.
func (a *asker) isResult(r returns.Result) bool {
	if r.Value == nil {
		return false
	}
	_, _, ok := a.set.Result(r.Value.Type())
	return ok
}
