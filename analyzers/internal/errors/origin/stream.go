package origin

import (
	"go/types"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/requests"
)

// byStream returns what is known of the error of a function of package io or bufio
// that is given streams in memory, and whether it is one. If all of them are, there is
// nothing outside of the process of which it could tell.
func (e Makers) byStream(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	given := requests.StreamsOf(obj, s)
	if len(given) == 0 || !program.CanBeError(resultType(obj.Signature(), index)) {
		return cause.Outcome{}, false
	}
	o := cause.From(cause.Foreign, funcs.FullName(obj), s.Pos)
	f := funcs.Of(obj)
	own, known := f.Own, f.Streams
	var failures []cause.Failure
	for _, name := range own {
		failures = append(failures, cause.Failure{Origin: cause.From(cause.Foreign, name, s.Pos)})
	}
	open := slices.DeleteFunc(slices.Clone(given), requests.IsMemory)
	switch {
	case len(open) > 1 || len(open) > 0 && !known:
		return cause.Outcome{}, false
	case len(open) == 0 && !known:
		return cause.Outcome{Failures: []cause.Failure{{Origin: o}}}, true
	case len(open) == 0:
		return cause.Outcome{Failures: failures}, true
	}
	c, isParameter := cond.ConditionOn(calls.PlainValue(open[0]), cause.Outside, true)
	o.Class = cause.Infrastructure
	return cause.Outcome{Failures: append(failures, cause.Failure{Origin: o, When: []cause.Condition{c}})}, isParameter
}
