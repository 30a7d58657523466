package origin

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// inFieldOfParameter returns the errors in a field of a parameter: those that the caller has
// put there. A method that is handed to others, as handlers are, has an object that was made
// somewhere else: there it is what the package ever puts into such a field, such as what went wrong when the object was
// made.
func (e Storage) inFieldOfParameter(p *ssa.Parameter, field string) []cause.Failure {
	o := cond.OriginOf(p)
	o.Field = field
	all := []cause.Failure{{Origin: o}}
	i := program.FieldIndex(p.Type(), field)
	if i < 0 || e.flow.Index.IsOnlyCalled(p.Parent()) {
		return all
	}
	stored := slices.Clone(e.flow.Index.Fields[program.Field(p.Type(), i)])
	slices.SortFunc(stored, func(a, b ssa.Value) int { return cmp.Compare(a.Pos(), b.Pos()) })
	for _, v := range stored {
		all = cause.Union(all, cause.ReadIn(p.Parent(), cause.Visible(nil, e.Errors(v))))
		if e.work.Over() {
			return cause.Untraced()
		}
	}
	return all
}

// Setters returns the functions that put errors into fields of the receiver of a method that is handed to others.
func (f *Tracer) Setters(fn *ssa.Function) (list []*ssa.Function) {
	recv := fn.Signature.Recv()
	if recv == nil || f.Index.IsOnlyCalled(fn) || program.StructOf(recv.Type()) == nil {
		return nil
	}
	for field := range program.StructOf(recv.Type()).Fields() {
		for _, v := range f.Index.Fields[field.Origin()] {
			if v.Parent() != nil && program.CanBeError(field.Type()) {
				list = append(list, v.Parent())
			}
		}
	}
	return list
}

// carriers returns the fields of a struct of the module that hold errors.
func (f *Tracer) carriers(t types.Type) []string {
	named := program.NamedOf(t)
	if named == nil || !syntax.InModule(f.Pass, named.Obj().Pkg()) {
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

// CarriedAt returns the errors in the fields of a struct that a return gives, where some
// conditions hold.
func (e Calls) CarriedAt(v ssa.Value, when []cause.Condition) []cause.CarriedError {
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
	obj, t := program.Called(&call.Call), resultType(call.Call.Signature(), index)
	i := program.FieldIndex(t, field)
	if pkg := syntax.PackageOf(obj); pkg == nil || syntax.InModule(e.flow.Pass, pkg) || sdk.Owns(pkg) || i < 0 || !program.CanBeError(program.Field(t, i).Type()) {
		return cause.Untraced()
	}
	return []cause.Failure{{Origin: cause.From(funcs.ClassOf(obj), funcs.FullName(obj), call.Pos())}}
}

// inFieldOfReceived returns the errors in a field of what comes out of a channel.
func (e Calls) inFieldOfReceived(channel ssa.Value, field string) []cause.Failure {
	sent, ok := flow.SentTo(channel)
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
	var all []cause.Failure
	for _, place := range flow.NewListWalk(list, e.flow.edgesOf).Places {
		all = cause.Union(all, e.inFieldAt(place, field))
	}
	if len(all) == 0 {
		return cause.Untraced()
	}
	return all
}
