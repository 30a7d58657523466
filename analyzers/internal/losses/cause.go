package losses

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/branch"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// otherCause returns an error that a new error keeps, if it is none of the live
// ones, and whether that is made on the spot. Variables of packages do not
// count: they say what kind of error the new one is.
func (f *Detector) otherCause(l leaf, live []liveError) (other ssa.Value, made bool) {
	call, ok := makerOf(l.value).(*ssa.Call)
	if !ok {
		return nil, false
	}
	for _, err := range f.causesOf(call) {
		if err == nil || program.IsNil(err) || branch.IsFixed(err) || isContextErr(err) {
			continue
		}
		if !slices.ContainsFunc(live, func(e liveError) bool { return calls.SameError(e.value, err) }) {
			return err, f.isNew(err)
		}
	}
	return nil, false
}

// causesOf returns the errors that a call is given to keep as causes.
func (f *Detector) causesOf(call *ssa.Call) []ssa.Value {
	obj := program.CalledObject(&call.Call)
	if obj == nil || obj.Pkg() == nil {
		return nil
	}
	s := calls.At(call)
	row, ok := libs.Makers[libs.FullName(obj)]
	switch {
	case ok && row.Format > 0 && len(row.Wraps) == 0:
		return f.wrapped(s, row)
	case ok:
		var causes []ssa.Value
		for _, i := range row.Wraps {
			causes = append(causes, s.Arg(i))
		}
		return causes
	case obj.Pkg().Path() == api.Taxonomy || obj.Pkg().Path() == api.Contract:
		return f.causeOptions(s)
	}
	return nil
}

// wrapped returns the operands of %w.
func (f *Detector) wrapped(s calls.Site, row libs.Maker) []ssa.Value {
	verbs, known := libs.VerbsOf(s.Arg(row.Format - 1))
	operands := f.Evaluator.Texts().Listed(s.Arg(row.Format))
	if !known {
		return nil
	}
	var causes []ssa.Value
	for _, v := range verbs {
		if v.Verb == 'w' && v.Operand < len(operands) {
			causes = append(causes, calls.PlainValue(operands[v.Operand]))
		}
	}
	return causes
}

// causeOptions returns the arguments of taxonomy.Cause among the options of a
// call.
func (f *Detector) causeOptions(s calls.Site) []ssa.Value {
	if len(s.Args) == 0 || !s.Call.Signature().Variadic() {
		return nil
	}
	var causes []ssa.Value
	for _, option := range f.Evaluator.Texts().Listed(s.Args[len(s.Args)-1]) {
		call, ok := calls.PlainValue(option).(*ssa.Call)
		if ok && api.IsFunc(program.CalledObject(&call.Call), api.Taxonomy, "Cause") {
			causes = append(causes, calls.PlainValue(call.Call.Args[0]))
		}
	}
	return causes
}

// related reports whether one of some errors is made of another one, or the other
// way round.
func (f *Detector) related(live []liveError, other ssa.Value) bool {
	return slices.ContainsFunc(live, func(e liveError) bool {
		return e.isIn(other) || f.MadeOf(e.value, other)
	})
}

// rewrapped returns the place where a coded error is wrapped in another one with
// the same code that says no more, or nil.
func (f *Detector) rewrapped(l leaf, e liveError) *Loss {
	made, ok := makerOf(l.value).(*ssa.Call)
	if !ok || !f.IsFactory(program.CalledObject(&made.Call)) {
		return nil
	}
	outer := f.Evaluator.Errors(l.value)
	inner := f.Evaluator.Errors(e.value)
	if len(outer) == 0 || len(inner) == 0 || outer[0].Class != cause.Coded || outer[0].Code == 0 {
		return nil
	}
	for _, failure := range inner {
		if failure.Class != cause.Coded || failure.Code != outer[0].Code || outer[0].Reason != "" && outer[0].Reason != failure.Reason {
			return nil
		}
	}
	loss := f.lossOf(l, e)
	loss.Kind, loss.New = Rewrapped, outer[0].Origin
	return loss
}

// isOurs reports whether a coded error is one of package taxonomy: it has a code,
// or package taxonomy makes it.
func isOurs(o cause.Origin) bool {
	return o.Code != 0 || o.Contract != "" || o.Name == "" || strings.HasPrefix(o.Name, api.Taxonomy+".") || strings.HasPrefix(o.Name, api.Contract+".")
}
