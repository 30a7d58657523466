package stdoutwrite

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// A write is a deed that is to be told.
type write struct {
	deed     effects.Deed
	category string
	served   ssa.Instruction // where the server is served, if the package does not reach the deed
}

// key returns what two writes have in common that are told together: the function of the package in
// which they stand, the line of another package, or the statement that serves handlers which the
// package does not see.
func (w write) key() any {
	switch {
	case w.served != nil:
		return w.served
	case w.deed.Func != "":
		return w.deed.Place
	}
	return program.Outermost(w.deed.Instr.Parent())
}

// isSame reports whether two writes are one place of the source.
func (w write) isSame(other write) bool {
	if w.served != nil || other.served != nil {
		return w.deed.Place == other.deed.Place
	}
	return w.deed.Pos() == other.deed.Pos()
}

// add keeps a write, each place of the source once, with those that have its key. What handlers
// do is asked first, so a place that is on the way to serving too is told as theirs.
func (w *writer) add(one write) {
	for _, group := range w.groups {
		if slices.ContainsFunc(group, one.isSame) {
			return
		}
	}
	for i, group := range w.groups {
		if group[0].key() == one.key() {
			w.groups[i] = append(group, one)
			return
		}
	}
	w.groups = append(w.groups, []write{one})
}
