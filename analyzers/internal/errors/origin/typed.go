package origin

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// typeOrigin returns what the type of an error says about it, and whether it
// says anything: interfaces do not.
func (e Makers) typeOrigin(t types.Type) (cause.Origin, bool) {
	named := program.NamedOf(t)
	if named == nil || types.IsInterface(named) || named.Obj().Pkg() == nil || !program.CanBeError(t) {
		return cause.Origin{}, false
	}
	o := cause.Origin{Class: cause.Typed, Name: funcs.TypeName(named)}
	_, _, ofSDK := e.flow.Set.ErrorType(named)
	switch {
	case syntax.IsNamed(named, syntax.Taxonomy, "Error"), syntax.IsNamed(named, syntax.Contract, "Failure"):
		o.Class, o.Name = cause.Coded, ""
	case ofSDK, e.flow.Settings.Coded(named):
		o.Class = cause.Coded
	case !syntax.InModule(e.flow.Pass, named.Obj().Pkg()):
		o.Class = funcs.ClassOfPackage(named.Obj().Pkg().Path())
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
	case syntax.IsNamed(program.NamedOf(v.Type()), syntax.Taxonomy, "Error"):
		return e.coded().Literal(o, v)
	case e.flow.Settings.Coded(program.NamedOf(v.Type())):
		// A type of the program: its methods say what it shows.
	case o.Class == cause.Coded:
		return e.protocolLiteral(o, v)
	case o.Class != cause.Typed:
		o.Class = cause.Typed
		return cause.Made(o, e.Storage().filledIn(v))
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
	obj, field := methodOf(v.Type(), method)
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
	} else if syntax.InModule(e.flow.Pass, obj.Pkg()) {
		o = e.Calls().byFact(obj, s, 0)
	}
	if method == "Unwrap" {
		return []cause.Ingredient{{Failures: o.Failures, Role: role}}
	}
	return o.Readable.Ingredients(role)
}

// byPromoted is byMethod for a method that belongs to an embedded error.
func (e Makers) byPromoted(v *ssa.Alloc, field int, method string, role cause.Role) []cause.Ingredient {
	var in []cause.Ingredient
	for _, embedded := range paths.StoredInField(v, field) {
		if !program.CanBeError(embedded.Type()) {
			continue
		}
		failures := e.Errors(embedded)
		if method == "Unwrap" {
			failures = funcs.Unwrapped(failures)
		}
		in = append(in, cause.Ingredient{Failures: failures, Role: role})
	}
	return in
}

// Method returns the method of an error type that this package declares.
func (f *Tracer) Method(t types.Type, name string) *ssa.Function {
	m, _ := methodOf(t, name)
	if m == nil || m.Pkg() != f.Pass.Pkg {
		return nil
	}
	fn := f.Program.Package().Prog.FuncValue(m)
	if !f.Own[fn] {
		return nil
	}
	return fn
}

// protocolLiteral returns the error that a literal of an error type of a library
// of the protocol is.
func (e Makers) protocolLiteral(o cause.Origin, v *ssa.Alloc) []cause.Failure {
	_, row, _ := e.flow.Set.ErrorType(program.NamedOf(v.Type()))
	var in []cause.Ingredient
	for _, value := range paths.StoredIn(v, row.Message) {
		in = append(in, e.Texts().Shown(value).Ingredients(cause.Shown)...)
	}
	for _, value := range paths.StoredIn(v, row.Data) {
		in = append(in, e.Texts().Shown(value).Ingredients(cause.Stored)...)
	}
	return cause.Made(o, in)
}

// Builder returns what is known of a function that makes or fills a result: what is
// stated, or what the tables of the libraries say.
func (f *Tracer) Builder(obj *types.Func) (sdk.Builder, bool) {
	if r, ok := f.Settings.Result(obj); ok {
		row := sdk.Builder{Text: r.Text, Format: r.Format, Flag: sdk.Cleared}
		if r.Error {
			row.Flag = sdk.Raised
		}
		return row, true
	}
	_, row, ok := f.Set.Builder(obj)
	return row, ok
}

// byStated returns what is stated of a result of a function, and whether anything
// is.
func (e Makers) byStated(obj *types.Func, s calls.Site, index int) (cause.Outcome, bool) {
	if _, ok := e.flow.Settings.Result(obj); ok {
		return e.bySDK(obj, s, index)
	}
	if name, ok := e.flow.Settings.Source(obj); ok && !program.CanBeError(resultType(obj.Signature(), index)) {
		return cause.Outcome{Readable: secret(name, s.Pos)}, true
	}
	t, ok := e.flow.Settings.Taxonomy(obj)
	if !ok || !program.CanBeError(resultType(obj.Signature(), index)) {
		return cause.Outcome{}, false
	}
	base := cause.From(cause.Coded, funcs.FullName(obj), s.Pos)
	role := cause.Kept | cause.Shown
	if t.Hides {
		role = cause.Kept
	}
	return cause.Outcome{Failures: cause.Made(base, e.put(obj, s, role))}, true
}

// put returns what a function is given for the error that it makes: errors in a
// role, and texts, which are shown.
func (e Makers) put(obj *types.Func, s calls.Site, role cause.Role) []cause.Ingredient {
	var in []cause.Ingredient
	for i, arg := range s.Args {
		values := []ssa.Value{arg}
		if list := flow.Listed(arg); list != nil && obj.Signature().Variadic() && i == len(s.Args)-1 {
			values = list
		}
		for _, v := range values {
			in = append(in, e.putIn(v, role)...)
		}
	}
	return in
}

// putIn returns what one value adds to an error.
func (e Makers) putIn(v ssa.Value, role cause.Role) []cause.Ingredient {
	if program.CanBeError(calls.PlainValue(v).Type()) {
		return []cause.Ingredient{{Failures: e.Errors(v), Role: role}}
	}
	return e.Texts().Shown(v).Ingredients(cause.Shown)
}
