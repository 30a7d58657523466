package origins

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// Dead returns the blocks of a function that are never reached.
func (f *Tracer) Dead(fn *ssa.Function) map[*ssa.BasicBlock]bool {
	if !f.Own[fn] {
		return program.Dead(fn)
	}
	return f.Unreached[fn]
}
