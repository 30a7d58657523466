package handlers

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
)

// Adapters are what the program puts between a library and the functions that do the work.
type adapters struct {
	*flow.Scope
	catalogue *catalogue
	wrapping  *wrapping
	callers   *callers
}

// find finds what handlers of the program call in their own place: the
// function that a wrapper was given, or a method of an interface. It goes on
// until nothing new is found, because wrappers wrap wrappers.
func (a *adapters) find() {
	done := make(map[*ssa.Function]bool)
	a.wrapping.find() // what stands before a handler decides what becomes of the errors of what it calls
	for again := true; again; {
		again = false
		for fn := range a.Functions() {
			if a.catalogue.of(fn) != nil && !done[fn] {
				done[fn], again = true, true
				a.callers.find(a.catalogue.of(fn))
				a.callers.guarded(a.catalogue.of(fn))
			}
		}
		again = a.wrapping.find() || again
	}
}
