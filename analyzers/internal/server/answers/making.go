package answers

import (
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/arguments"
)

// makings returns the returns that make what a function returns without an error: its own, or those
// of functions of the package all of whose results it returns.
func (a *asker) makings(fn *ssa.Function) []*returns.Return {
	var list []*returns.Return
	for fn := range a.handing(fn) {
		for _, ret := range a.flow.Returns(fn) {
			if whole(ret.Instr) == nil && program.IsNil(program.Given(ret.Instr, len(ret.Instr.Results)-1)) {
				list = append(list, ret)
			}
		}
	}
	return list
}

// handing yields a function, and those all of whose results it, or one of these, returns as they are.
func (a *asker) handing(fn *ssa.Function) iter.Seq[*ssa.Function] {
	return program.Reach(func(fn *ssa.Function) (next []*ssa.Function) {
		for _, ret := range a.flow.Returns(fn) {
			if helper := whole(ret.Instr); helper != nil {
				next = append(next, helper)
			}
		}
		return next
	}, fn)
}

// whole returns the function all of whose results are returned as they are, or nil.
func whole(ret *ssa.Return) *ssa.Function {
	if ret == nil {
		return nil
	}
	call := arguments.PassedOn(ret)
	if call == nil {
		return nil
	}
	helper := program.Declaration(call.Call.StaticCallee())
	if helper == nil || helper.Signature.TypeParams().Len() > 0 {
		return nil
	}
	return helper
}
