package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
)

// carriers returns the fields of a struct of the module that hold errors.
func (f *Tracer) carriers(t types.Type) []string {
	named := program.NamedOf(t)
	if named == nil || named.Obj().Pkg() == nil || !module.Seems(f.Pass, named.Obj().Pkg()) {
		return nil
	}
	s := program.StructOf(named)
	if s == nil {
		return nil
	}
	var names []string
	for field := range s.Fields() {
		if program.CanBeError(field.Type()) {
			names = append(names, field.Name())
		}
	}
	return names
}

// carriedAt returns the errors in the fields of a struct that a return gives, where some
// conditions hold.
func (e Calls) carriedAt(v ssa.Value, when []cause.Condition) []cause.CarriedError {
	var list []cause.CarriedError
	for _, field := range e.flow.carriers(v.Type()) {
		if failures := e.fieldOf(v, field); len(failures) > 0 {
			list = append(list, cause.CarriedError{Field: field, Failures: cause.Under(failures, when)})
		}
	}
	return list
}

// inFieldOfAnswer returns the errors in a field of what a call returns. If the function is one
// of another module, it is its own error: some clients tell of failures in that way only. A
// text in such a field is what the client was told.
func (e Calls) inFieldOfAnswer(call *ssa.Call, index int, field string) []cause.Failure {
	for _, c := range e.ResultOf(calls.At(call), index).Carried {
		if c.Field == field && len(c.Failures) > 0 {
			return c.Failures
		}
	}
	obj := program.CalledObject(&call.Call)
	if obj == nil || obj.Pkg() == nil || module.Seems(e.flow.Pass, obj.Pkg()) || !answersWith(obj, call, index, field) {
		return cause.Untraced()
	}
	return []cause.Failure{{Origin: cause.Origin{Class: libs.ClassOf(obj), Name: libs.FullName(obj), Pos: call.Pos(), Here: call.Pos()}}}
}

// answersWith reports whether a field of what a function of another module returns is an error.
func answersWith(obj *types.Func, call *ssa.Call, index int, field string) bool {
	t := program.ResultType(call.Call.Signature(), index)
	i := program.FieldIndex(t, field)
	return i >= 0 && program.CanBeError(program.StructOf(t).Field(i).Type()) && !sdk.Owns(obj.Pkg())
}

// inFieldOfReceived returns the errors in a field of what comes out of a channel.
func (e Calls) inFieldOfReceived(channel ssa.Value, field string) []cause.Failure {
	sent, ok := e.Storage().sentTo(channel)
	if !ok {
		return cause.Untraced()
	}
	var all []cause.Failure
	for _, v := range sent {
		all = cause.Union(all, e.fieldOf(v, field))
	}
	return all
}

// inFieldOfElements returns the errors in a field of the elements of a list.
func (e Calls) inFieldOfElements(list ssa.Value, field string) []cause.Failure {
	walk := e.Storage().walkList(list)
	var all []cause.Failure
	for _, place := range walk.places {
		all = cause.Union(all, e.inFieldAt(place, field))
	}
	for _, other := range walk.other {
		all = cause.Union(all, e.inFieldOfWaited(other, field))
	}
	if len(all) == 0 {
		return cause.Untraced()
	}
	return all
}
