package answers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// maxMakings bounds how many functions in each other are looked at.
const maxMakings = 5

// makings returns the returns that make what a function returns without an error: its own, or those
// of functions of the package all of whose results it returns.
func (a *asker) makings(fn *ssa.Function, depth int) []*returns.Return {
	var list []*returns.Return
	for _, ret := range a.flow.Returns(fn) {
		if helper := whole(ret.Instr); helper != nil && depth < maxMakings {
			list = append(list, a.makings(helper, depth+1)...)
		} else if program.IsNil(program.Given(ret.Instr, len(ret.Instr.Results)-1)) {
			list = append(list, ret)
		}
	}
	return list
}

// whole returns the function all of whose results are returned as they are, or nil.
func whole(ret *ssa.Return) *ssa.Function {
	call := arguments.PassedOn(ret)
	if call == nil {
		return nil
	}
	helper := program.Declaration(call.Call.StaticCallee())
	if helper == nil || len(helper.Blocks) == 0 || helper.Signature.TypeParams().Len() > 0 {
		return nil
	}
	return helper
}
