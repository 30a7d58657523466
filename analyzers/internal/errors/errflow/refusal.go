package errflow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/returns"
)

// Refuses reports whether a return yields an error, or an error result.
func (f *Flow) Refuses(ret *ssa.Return) bool {
	return isError(ret) || slices.ContainsFunc(f.Returns(ret.Parent()), func(r *returns.Return) bool {
		return r.Instr == ret && slices.ContainsFunc(r.Results, func(result returns.Result) bool { return result.Flag == cause.Raised })
	})
}

// isError reports whether the last result of a return is an error: not nil, and not what a call gave
// together with the other results.
func isError(ret *ssa.Return) bool {
	if len(ret.Results) == 0 {
		return false
	}
	last := program.Given(ret, len(ret.Results)-1)
	if last == nil || !program.IsError(last.Type()) || program.IsNil(last) {
		return false
	}
	call, _ := program.CallOf(last)
	beside, _ := program.CallOf(program.Given(ret, 0))
	return call == nil || len(ret.Results) == 1 || beside != call
}
