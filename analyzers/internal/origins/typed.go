package origins

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/api"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/libs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/module"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
)

// typeOrigin returns what the type of an error says about it, and whether it
// says anything: interfaces do not.
func (e Makers) typeOrigin(t types.Type) (cause.Origin, bool) {
	named := program.NamedOf(t)
	if named == nil || types.IsInterface(named) || named.Obj().Pkg() == nil || !program.CanBeError(t) && !program.IsErrorStruct(named) {
		return cause.Origin{}, false
	}
	o := cause.Origin{Class: cause.Typed, Name: libs.TypeName(named)}
	_, _, ofSDK := e.flow.Set.ErrorType(named)
	switch {
	case api.IsNamed(named, api.Taxonomy, "Error"):
		o.Class, o.Name = cause.Coded, ""
	case ofSDK, e.flow.Settings.Coded(named):
		o.Class = cause.Coded
	case !module.Seems(e.flow.Pass, named.Obj().Pkg()):
		o.Class = libs.ClassOfPackage(named.Obj().Pkg().Path())
	}
	return o, true
}

// typed returns the error that a local variable of a concrete type is.
func (e Makers) typed(v *ssa.Alloc) []cause.Failure {
	o, ok := e.typeOrigin(v.Type())
	if !ok {
		return cause.Untraced()
	}
	o.Pos, o.Here = v.Pos(), v.Pos()
	switch {
	case api.IsNamed(program.NamedOf(v.Type()), api.Taxonomy, "Error"):
		return e.codedLiteral(o, v)
	case e.flow.Settings.Coded(program.NamedOf(v.Type())):
		// Have: a type of the program's own; its methods tell what it shows.
	case o.Class == cause.Coded:
		return e.protocolLiteral(o, v)
	case o.Class != cause.Typed:
		if in, ok := e.Storage().filledIn(v); ok {
			o.Class = cause.Typed
			return cause.Made(o, in)
		}
		return []cause.Failure{{Origin: o}}
	}
	var in []cause.Ingredient
	for _, row := range [...]struct {
		method string
		role   cause.Role
	}{{"Error", cause.Shown}, {"Unwrap", cause.Kept}} {
		in = append(in, e.byMethod(v, row.method, row.role)...)
	}
	return cause.Made(o, in)
}

// byMethod returns what a method of an error of a concrete type returns: its
// text or its cause.
func (e Makers) byMethod(v *ssa.Alloc, method string, role cause.Role) []cause.Ingredient {
	obj, field := program.MethodOf(v.Type(), method)
	if field >= 0 {
		return e.byPromoted(v, field, method, role)
	}
	if obj == nil {
		return nil
	}
	s := calls.Site{Args: []ssa.Value{v}, Pos: v.Pos()}
	var o cause.Outcome
	if fn := e.flow.Method(v.Type(), method); fn != nil {
		o = e.Calls().resultOfFunction(fn, s, 0)
	} else if module.Seems(e.flow.Pass, obj.Pkg()) {
		known := e.flow.FactOf(obj)
		if known == nil {
			return []cause.Ingredient{{Failures: cause.Untraced(), Role: role}}
		}
		o = e.Calls().Substituted(known.Results[0], nil, obj, s)
	}
	if method == "Unwrap" {
		return []cause.Ingredient{{Failures: o.Failures, Role: role}}
	}
	return o.Readable.Ingredients(role)
}

// byPromoted is byMethod for a method that belongs to an embedded error.
func (e Makers) byPromoted(v *ssa.Alloc, field int, method string, role cause.Role) []cause.Ingredient {
	var in []cause.Ingredient
	for _, embedded := range FieldStores(v, field) {
		if !program.CanBeError(embedded.Type()) {
			continue
		}
		failures := e.Errors(embedded)
		if method == "Unwrap" {
			failures = parts(failures)
		}
		in = append(in, cause.Ingredient{Failures: failures, Role: role})
	}
	return in
}

// Method returns the method of an error type that this package declares.
func (f *Tracer) Method(t types.Type, name string) *ssa.Function {
	m, _ := program.MethodOf(t, name)
	if m == nil || m.Pkg() != f.Pass.Pkg {
		return nil
	}
	fn := f.Program.Package().Prog.FuncValue(m)
	if fn == nil || !f.Own[fn] {
		return nil
	}
	return fn
}

// CodedFields are the fields of a coded error, with the roles of what is in them.
var CodedFields = [...]struct {
	Field string
	Role  cause.Role
}{{"Message", cause.Shown}, {"Recovery", cause.Shown}, {"Data", cause.Stored}, {"Extra", cause.Noted}, {"Detail", cause.Noted}}

// codedLiteral returns the error that a literal of type taxonomy.Error is.
func (e Makers) codedLiteral(o cause.Origin, v *ssa.Alloc) []cause.Failure {
	var in []cause.Ingredient
	for _, row := range CodedFields {
		for _, value := range FieldStores(v, program.FieldIndex(v.Type(), row.Field)) {
			in = append(in, e.Texts().shown(value).Ingredients(row.Role)...)
		}
	}
	for _, value := range FieldStores(v, program.FieldIndex(v.Type(), "Code")) {
		o.Code = codeOf(value)
	}
	for _, value := range FieldStores(v, program.FieldIndex(v.Type(), "Reason")) {
		var constant bool
		if o.Reason, constant = text(value); !constant {
			in = append(in, cause.Ingredient{Failures: cause.Untraced(), Role: cause.Noted})
		}
	}
	o.Name = api.Taxonomy + ".Error"
	return cause.Made(o, in)
}

// protocolLiteral returns the error that a literal of an error type of a library
// of the protocol is.
func (e Makers) protocolLiteral(o cause.Origin, v *ssa.Alloc) []cause.Failure {
	_, row, _ := e.flow.Set.ErrorType(program.NamedOf(v.Type()))
	var in []cause.Ingredient
	for _, value := range FieldStores(v, program.FieldIndex(v.Type(), row.Message)) {
		in = append(in, e.Texts().shown(value).Ingredients(cause.Shown)...)
	}
	for _, value := range FieldStores(v, program.FieldIndex(v.Type(), row.Data)) {
		in = append(in, e.Texts().shown(value).Ingredients(cause.Stored)...)
	}
	return cause.Made(o, in)
}
