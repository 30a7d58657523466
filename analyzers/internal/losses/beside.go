package losses

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/origins"
)

// isToldBeside reports whether a value is made of what came with the error, such as the output
// of a command or a response: that can hold details of the failure.
func (e liveError) isToldBeside(v ssa.Value) bool {
	x, ok := e.value.(*ssa.Extract)
	if !ok {
		return false
	}
	m := origins.Making{Flow: e.flow.Finder.Tracer, Seen: make(map[ssa.Value]bool), Is: func(v ssa.Value) bool {
		other, ok := v.(*ssa.Extract)
		return ok && other.Tuple == x.Tuple && other.Index != x.Index
	}}
	return m.Has(v)
}
