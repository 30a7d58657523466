package answers

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/scenario"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/causeloss"
)

// isFailure reports whether one of the errors is one where the result is returned, and not only a sentinel that says
// how the work ended:
//
//	found, err := scan(dir)
//	if err != nil && !errors.Is(err, errIssuesFound) {
//		return nil, err
//	}
//	return text(found), nil // err is nil here, or errIssuesFound: scan has not failed
//
// A failure is none of the sentinels that it is compared with.
func isFailure(m causeloss.Masking, machine *scenario.Machine) bool {
	return slices.ContainsFunc(m.Errors, func(err ssa.Value) bool {
		call, _ := program.CallOf(err)
		if call == nil || call.Parent() != m.Instr.Parent() {
			return true
		}
		failed := scenario.Scenario{At: call, Given: map[ssa.Value]scenario.Value{err: scenario.Failure}}
		return machine.Run(call.Parent(), failed).Reaches(m.Instr.Block())
	})
}
