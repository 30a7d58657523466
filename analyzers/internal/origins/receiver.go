package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
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
	o := parameter(p)
	o.Field = field
	given := []cause.Failure{{Origin: o}}
	if !calls.IsReceiver(p) || !e.flow.values[p.Parent()] {
		return given
	}
	return cause.Union(given, e.everIn(p, field, p.Parent()))
}

// inFieldOfShared returns the errors in a field of what a literal shares with the function
// around it. Of the receiver of a method nobody sees which object it is.
func (e Storage) inFieldOfShared(load *ssa.UnOp, field string) []cause.Failure {
	if p := program.ParameterOf(load); p != nil && calls.IsReceiver(p) {
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
			all = cause.Union(all, readIn(reader, e.visible(nil, e.Errors(store.Val))))
		}
	}
	return all
}

// readIn returns errors that came into being elsewhere with their place in a function.
func readIn(reader *ssa.Function, failures []cause.Failure) []cause.Failure {
	for i := range failures {
		failures[i].Here, failures[i].Place, failures[i].Home = reader.Pos(), "", nil
		for j := range failures[i].Parts {
			failures[i].Parts[j].Here, failures[i].Parts[j].Place, failures[i].Parts[j].Home = reader.Pos(), "", nil
		}
	}
	return failures
}

// Setters returns the functions that put something into the fields of a receiver, where the
// function asks for that: a method that is handed to others, or a literal in a method.
func (f *Tracer) Setters(fn *ssa.Function) []*ssa.Function {
	method := fn
	for method.Parent() != nil {
		method = method.Parent()
	}
	recv := method.Signature.Recv()
	if recv == nil || fn == method && !f.values[fn] || program.StructOf(recv.Type()) == nil {
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
