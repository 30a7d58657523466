package origin

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"
)

// What an evaluator can be asked is told apart by what is asked about. Each of these asks the others.

// Texts finds out what can be read in values, and of whom that is.
type Texts struct{ *Evaluator }

// Storage finds out what is in variables, fields, lists and channels where they are read.
type Storage struct{ *Evaluator }

// Calls finds out what calls return, in terms of those who call.
type Calls struct{ *Evaluator }

// Makers finds out which errors functions of libraries, and types, make.
type Makers struct{ *Evaluator }

// Texts returns the evaluator for questions about text.
func (e *Evaluator) Texts() Texts { return Texts{e} }

// Storage returns the evaluator for questions about what is stored.
func (e *Evaluator) Storage() Storage { return Storage{e} }

// Calls returns the evaluator for questions about calls.
func (e *Evaluator) Calls() Calls { return Calls{e} }

// Makers returns the evaluator for questions about what makes errors.
func (e *Evaluator) Makers() Makers { return Makers{e} }

// values answers the questions of package taxerrors.
type values struct{ *Evaluator }

// Shown returns what can be read in a value.
func (e values) Shown(v ssa.Value) cause.Readable { return e.Texts().Shown(v) }

// Called returns the errors of a function that a call is given and calls.
func (e values) Called(fn ssa.Value, s calls.Site) []cause.Failure { return e.Calls().calling(fn, s) }

// coded returns the reader for coded errors that asks this evaluator.
func (e *Evaluator) coded() errvars.Reader { return e.flow.Coded.With(values{e}) }
