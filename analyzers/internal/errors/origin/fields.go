package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/cond"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// noteField notes what a store puts into a field of a struct that holds errors and that only
// this package can set.
func (f *Tracer) noteField(store *ssa.Store) {
	addr, ok := store.Addr.(*ssa.FieldAddr)
	if !ok {
		return
	}
	if field := f.ownField(addr.X.Type(), addr.Field); field != nil {
		f.fields[field] = append(f.fields[field], store)
	}
}

// ownField returns a field of a struct, or of one to which there is a pointer, nil if it holds
// no error or other packages can set it.
func (f *Tracer) ownField(t types.Type, index int) *types.Var {
	s := program.StructOf(t)
	if s == nil || index < 0 {
		return nil
	}
	field := s.Field(index).Origin()
	if field.Exported() || field.Pkg() != f.Pass.Pkg || !program.CanBeError(field.Type()) {
		return nil
	}
	return field
}

// inFieldOfParameter returns the errors in a field of a parameter: those that the caller has
// put there. A method that is handed to others, as handlers are, has an object that was made
// somewhere else.
func (e Storage) inFieldOfParameter(p *ssa.Parameter, field string) []cause.Failure {
	o := cond.OriginOf(p)
	o.Field = field
	given := []cause.Failure{{Origin: o}}
	if !paths.IsReceiver(p) || e.flow.Index.IsOnlyCalled(p.Parent()) {
		return given
	}
	return cause.Union(given, e.everIn(p, field, p.Parent()))
}

// inFieldOfShared returns the errors in a field of what a literal shares with the function
// around it. Of the receiver of a method nobody sees which object it is.
func (e Storage) inFieldOfShared(load *ssa.UnOp, field string) []cause.Failure {
	if p := program.ParameterOf(load); p != nil && paths.IsReceiver(p) {
		return cause.Union(cause.Untraced(), e.everIn(p, field, load.Parent()))
	}
	return cause.Untraced()
}

// everIn returns the errors that the package ever puts into a field of objects like a receiver,
// such as what went wrong when they were made, as a function reads them. What tests put there
// counts only in tests.
func (e Storage) everIn(receiver *ssa.Parameter, field string, reader *ssa.Function) []cause.Failure {
	fset := e.flow.Pass.Fset
	var all []cause.Failure
	for _, store := range e.flow.fields[e.flow.ownField(receiver.Type(), program.FieldIndex(receiver.Type(), field))] {
		if !syntax.InTest(fset, store.Pos()) || syntax.InTest(fset, reader.Pos()) {
			all = cause.Union(all, cause.ReadIn(reader, cause.Visible(nil, e.Errors(store.Val))))
		}
		if e.work.Over() {
			return cause.Untraced()
		}
	}
	return all
}

// Setters returns the functions that put something into the fields of a receiver, where the
// function asks for that: a method that is handed to others, or a literal in a method.
func (f *Tracer) Setters(fn *ssa.Function) []*ssa.Function {
	method := fn
	for method.Parent() != nil {
		method = method.Parent()
	}
	recv := method.Signature.Recv()
	if recv == nil || fn == method && f.Index.IsOnlyCalled(fn) || program.StructOf(recv.Type()) == nil {
		return nil
	}
	var list []*ssa.Function
	for i := range program.StructOf(recv.Type()).NumFields() {
		for _, store := range f.fields[f.ownField(recv.Type(), i)] {
			list = append(list, store.Parent())
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
	obj := program.Called(&call.Call)
	if pkg := syntax.PackageOf(obj); pkg == nil || syntax.InModule(e.flow.Pass, pkg) || !answersWith(obj, call, index, field) {
		return cause.Untraced()
	}
	return []cause.Failure{{Origin: cause.From(funcs.ClassOf(obj), funcs.FullName(obj), call.Pos())}}
}

// answersWith reports whether a field of what a function of another module returns is an error.
func answersWith(obj *types.Func, call *ssa.Call, index int, field string) bool {
	t := resultType(call.Call.Signature(), index)
	i := program.FieldIndex(t, field)
	return i >= 0 && program.CanBeError(program.StructOf(t).Field(i).Type()) && !sdk.Owns(obj.Pkg())
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
	walk := flow.NewListWalk(list, e.flow.edgesOf)
	var all []cause.Failure
	for _, place := range walk.Places {
		all = cause.Union(all, e.inFieldAt(place, field))
	}
	for _, other := range walk.Others {
		all = cause.Union(all, e.inFieldOfWaited(other, field))
	}
	if len(all) == 0 {
		return cause.Untraced()
	}
	return all
}

// waitedFor returns the function of another module that has waited for what a value is, or
// for that from which a method without parameters took it, and the call; nil if there is none.
func (e Calls) waitedFor(v ssa.Value, depth int) (*types.Func, *ssa.Call) {
	call, _ := program.CallOf(v)
	if call == nil || depth == budget.Forks {
		return nil, nil
	}
	obj := program.Called(&call.Call)
	if path := syntax.PathOf(obj); funcs.IsStandard(path) || syntax.InModule(e.flow.Pass, obj.Pkg()) || sdk.Owns(obj.Pkg()) {
		return nil, nil
	}
	args := calls.At(call).Args
	if funcs.ClassOf(obj) == cause.Infrastructure && !slices.ContainsFunc(args, calls.IsCallback) {
		return obj, call // no argument is a callback, so its errors are its own
	}
	if isAccessor(obj) && len(args) > 0 {
		return e.waitedFor(args[0], depth+1)
	}
	return nil, nil
}

func isAccessor(obj *types.Func) bool {
	return obj.Signature().Recv() != nil && obj.Signature().Params().Len() == 0
}

// handsOutError reports whether a method only tells the error in something that the client
// has waited for, as far as its name and its type say.
func (e Calls) handsOutError(obj *types.Func, s calls.Site) bool {
	if !isAccessor(obj) || obj.Signature().Results().Len() != 1 || !strings.HasSuffix(obj.Name(), "Err") {
		return false
	}
	waited, _ := e.waitedFor(s.Arg(0), 0)
	return waited != nil
}

// inFieldOfWaited returns the errors in a field of the elements of a list that a client has
// waited for: they are those of the client.
func (e Calls) inFieldOfWaited(list ssa.Value, field string) []cause.Failure {
	slice, ok := list.Type().Underlying().(*types.Slice)
	if !ok {
		return cause.Untraced()
	}
	i := program.FieldIndex(slice.Elem(), field)
	obj, call := e.waitedFor(list, 0)
	if obj == nil || i < 0 || !program.CanBeError(program.StructOf(slice.Elem()).Field(i).Type()) {
		return cause.Untraced()
	}
	return []cause.Failure{{Origin: cause.From(cause.Infrastructure, funcs.FullName(obj), call.Pos())}}
}
