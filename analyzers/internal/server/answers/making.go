package answers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// maxMakings bounds how many functions in each other are looked at.
const maxMakings = 5

// makings returns the returns that make what a function returns without an error: its own, or those
// of functions of the package all of whose results it returns.
func (a *asker) makings(fn *ssa.Function, depth int) []*returns.Return {
	var list []*returns.Return
	for _, ret := range a.flow.Returns(fn) {
		results := settled(ret.Instr)
		if helper := whole(results); helper != nil && depth < maxMakings {
			list = append(list, a.makings(helper, depth+1)...)
		} else if program.IsNil(results[len(results)-1]) {
			list = append(list, ret)
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
