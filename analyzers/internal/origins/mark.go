package origins

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// marked is the name of the error that is asked about.
const marked = "the error that is asked about"

// markedFailure stands for that error.
var markedFailure = cause.Failure{Origin: cause.Origin{Class: cause.Foreign, Name: marked}}

// marked reports whether a value is the error that is asked about: itself, or
// read again from the variable that it was read from.
func (e *evaluator) marked(v ssa.Value) bool {
	return slices.ContainsFunc(e.marks, func(m ssa.Value) bool { return calls.SameError(v, m) })
}

// Holds returns the roles that an error plays in another value: in an error, or
// in what can be read in a result. It reports whether everything in the value
// could be followed. A value of which one branch holds the error holds it.
func (f *Tracer) Holds(v, err ssa.Value) (role cause.Role, followed bool) {
	e := newEvaluator(f)
	e.marks = []ssa.Value{err}
	e.begin(v.Parent())
	followed = true
	note := func(o cause.Origin, r cause.Role) {
		switch {
		case o.Class == cause.Foreign && o.Name == marked:
			role |= r
		case o.Class == cause.Unknown:
			followed = false
		}
	}
	if program.CanBeError(v.Type()) {
		for _, failure := range e.Errors(v) {
			note(failure.Origin, cause.Itself)
			for _, p := range failure.Parts {
				note(p.Origin, p.Role)
			}
		}
		return role, followed
	}
	for _, failure := range e.Texts().shown(v).Rendered {
		note(failure.Origin, cause.Shown)
		for _, p := range failure.Parts {
			note(p.Origin, p.Role&cause.Shown)
		}
	}
	return role, followed
}
