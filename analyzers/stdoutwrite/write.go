package stdoutwrite

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/deeds"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// A write is a deed that is to be told.
type write struct {
	deed     deeds.Deed
	category string
	served   ssa.Instruction // where the server is served, if the package does not reach the deed
}

// key returns what two writes have in common that are corrected in one place: the function of the
// package in which they stand, or the line of another package.
func (w write) key() any {
	if w.deed.Func != "" {
		return w.deed.Place
	}
	return program.Outermost(w.deed.Instr.Parent())
}

// add keeps a write, each place of the source once, with those that have its key. What handlers
// do is asked first, so a place that is on the way to serving too is told as theirs.
func (w *writer) add(one write) {
	for i, group := range w.groups {
		if group[0].key() != one.key() {
			continue
		}
		isKnown := func(known write) bool {
			return known.deed.Pos() == one.deed.Pos() || one.deed.Func != "" && one.served != nil
		}
		if !slices.ContainsFunc(group, isKnown) {
			w.groups[i] = append(group, one)
		}
		return
	}
	w.groups = append(w.groups, []write{one})
}
