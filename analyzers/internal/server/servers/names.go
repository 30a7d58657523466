package servers

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/flow"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/paths"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// Stated is told of a function that returns descriptions of tools and the like, or a variable
// that holds one: their constant names, by result, and empty where a result has none. That of
//
//	func Read() mcp.Tool { return mcp.NewTool("read_note") }
//
// is "read_note": who registers Read() in another package registers a tool of this name.
type Stated struct{ Results []string }

// String returns the names, such as "names(read_note)".
func (s Stated) String() string { return "names(" + strings.Join(s.Results, ", ") + ")" }

// Names finds the name of a tool: a constant at its registration, in a description
// beside it, in a function that returns the description, or in another package that declares
// it. In
//
//	func read() mcp.Tool { return mcp.NewTool("read_note") }
//
//	s.AddTool(read(), handle)
//
// the name is "read_note". If there is no constant, a [Source] says what would have to be asked:
// tools behind an interface return their names themselves, and those in a table have them beside
// them:
//
//	for _, t := range tools {
//		s.AddTool(&mcp.Tool{Name: t.Name()}, handlerOf(t))
//	}
type Names struct {
	*flow.Scope
	told *summary.Table[Stated]
}

// NewNames returns a reader of names in a package.
func NewNames(s *flow.Scope) *Names {
	return &Names{s, summary.NewTable(s.Pass, summary.Domain[Stated]{})}
}

// Export makes known what the descriptions are called that exported functions return and
// exported variables hold.
func (r *Names) Export() {
	for fn := range r.Functions() {
		if obj := program.ObjectOf(fn); obj != nil && obj.Exported() && fn.Parent() == nil && !syntax.InTest(r.Pass.Fset, fn.Pos()) {
			if list := r.OfResults(fn); slices.ContainsFunc(list, func(name string) bool { return name != "" }) {
				r.told.Set(fn, Stated{list})
			}
		}
	}
	for variable := range r.Index.Globals {
		if obj := variable.Object(); obj != nil && obj.Pkg() == r.Pass.Pkg && obj.Exported() && isDescription(obj.Type()) {
			if name := r.Of(variable); name != "" {
				r.told.SetObject(obj, Stated{[]string{name}})
			}
		}
	}
	r.told.Export()
}

// isDescription reports whether a type describes something to a library by a name, as mcp.Tool does.
func isDescription(t types.Type) bool {
	named := program.NamedOf(t)
	if named == nil || !sdk.Owns(named.Obj().Pkg()) {
		return false
	}
	fields, ok := named.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for field := range fields.Fields() {
		if field.Name() == "Name" {
			return true
		}
	}
	return false
}

// Beside returns the constant name of the tool that stands in the same
// composite literal as a handler.
func (r *Names) Beside(literal ssa.Value) string {
	for _, put := range paths.PutInto(literal) {
		store, ok := put.Instr.(*ssa.Store)
		if !ok {
			continue
		}
		field, ok := store.Addr.(*ssa.FieldAddr)
		if !ok || field.X != literal && !isNameIn(field, literal) {
			continue
		}
		if name := r.inField(field, put.Value); name != "" {
			return name
		}
	}
	return ""
}

// isNameIn reports whether an address is that of the field Name of a struct in a field of a literal.
func isNameIn(field *ssa.FieldAddr, literal ssa.Value) bool {
	outer, ok := field.X.(*ssa.FieldAddr)
	return ok && outer.X == literal && isFieldName(field)
}

// inField returns the constant name in a field: that itself, or that of a description.
func (r *Names) inField(field *ssa.FieldAddr, v ssa.Value) string {
	if _, text := v.(*ssa.Const); text {
		if !isFieldName(field) {
			return ""
		}
	}
	return r.Of(v)
}

// First returns the first name among the arguments of a call.
func (r *Names) First(args []ssa.Value) string {
	for _, arg := range args {
		if name := r.Of(arg); name != "" {
			return name
		}
	}
	return ""
}

// Of returns the constant name that the descriptions of a tool state: the
// text itself, the field Name of a literal, or the first text that a call which
// makes the description is given, also in a function that returns it. It is nothing if they differ.
func (r *Names) Of(descriptions ...ssa.Value) string {
	q := flow.Query{Index: r.Index, Kinds: flow.Load | flow.Store | flow.Argument | flow.Return | flow.Keep, Skip: func(e flow.Edge) bool { return !r.names(e) }}
	name := ""
	for v := range q.Ends(descriptions...) {
		if program.IsNil(v) {
			continue
		}
		one := r.stated(v)
		if one == "" || name != "" && one != name {
			return ""
		}
		name = one
	}
	return name
}

// stated returns the text that a value is, or what the package of a function or a variable says of it.
func (r *Names) stated(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Const:
		return program.TextOf(v)
	case *ssa.Global:
		return r.elsewhere(v.Object(), 0)
	case *ssa.Call, *ssa.Extract:
		if call, index := program.CallOf(v); call != nil {
			return r.elsewhere(program.Called(&call.Call), index)
		}
	}
	return ""
}

// names reports whether the name of a description comes by an edge.
func (r *Names) names(e flow.Edge) bool {
	switch e.Kind {
	case flow.Argument:
		return e.From == firstText(e.To)
	case flow.Return:
		return isDescription(e.To.Type()) && firstText(e.To) == nil
	case flow.Store:
		return isStoredName(e)
	case flow.Keep:
		if variable, ok := e.To.(*ssa.Global); ok {
			return isDescription(variable.Object().Type()) && len(r.Index.Globals[variable]) == 1
		}
		field := paths.FieldOf(e.To)
		return field != nil && field.Pkg() == r.Pass.Pkg
	}
	return true
}

// firstText returns the first argument of a call, if that is constant and no format, or nil.
func firstText(v ssa.Value) ssa.Value {
	call, ok := v.(*ssa.Call)
	if !ok || isFormatted(&call.Call) {
		return nil
	}
	if _, skip := program.CalledAs(&call.Call); skip < len(call.Call.Args) && program.IsConst(call.Call.Args[skip]) {
		return call.Call.Args[skip]
	}
	return nil
}

// isFormatted reports whether a call puts a text together by a format, as fmt.Sprintf("%s_list", kind) does.
func isFormatted(call *ssa.CallCommon) bool {
	obj, _ := program.CalledAs(call)
	return syntax.PathOf(obj) == "fmt"
}

// elsewhere returns what is known of a function or a variable of another package.
func (r *Names) elsewhere(obj types.Object, index int) string {
	if told, ok := r.told.Told(obj); ok && index < len(told.Results) {
		return told.Results[index]
	}
	return ""
}

// isFieldName reports whether an address is that of a field Name.
func isFieldName(addr *ssa.FieldAddr) bool {
	v := paths.FieldOf(addr)
	return v != nil && v.Name() == "Name"
}

// storedName returns what is stored in the field Name of a literal, or else as a whole.
func storedName(literal *ssa.Alloc) []ssa.Value {
	if named := paths.StoredIn(literal, "Name"); len(named) > 0 {
		return named
	}
	return paths.Stored(literal)
}

// isStoredName reports whether an edge is what is stored in the field Name of a literal, or as a whole if there is
// no such store.
func isStoredName(e flow.Edge) bool {
	literal, ok := e.To.(*ssa.Alloc)
	store, stored := e.At.(*ssa.Store)
	if !ok || !stored {
		return false
	}
	field, ok := store.Addr.(*ssa.FieldAddr)
	return ok && field.X == e.To && isFieldName(field) || e.SetsVariable() && len(paths.StoredIn(literal, "Name")) == 0
}

// DeclaredBy returns the type of which a function with a signature is a method, or nil.
func DeclaredBy(sig *types.Signature) *types.TypeName {
	if sig.Recv() == nil {
		return nil
	}
	if named := program.NamedOf(sig.Recv().Type()); named != nil {
		return named.Obj()
	}
	return nil
}

// OfResults returns the names of the descriptions that a function returns, by result, and empty
// ones for other results.
func (r *Names) OfResults(fn *ssa.Function) []string {
	results := fn.Signature.Results()
	list := make([]string, results.Len())
	for i := range list {
		if isDescription(results.At(i).Type()) {
			var given []ssa.Value
			for _, ret := range r.Index.Returns[fn] {
				given = append(given, ret.Results[i])
			}
			list[i] = r.Of(given...)
		}
	}
	return list
}

// OfMethods returns the one name that the methods of a type give, if they give one.
func (r *Names) OfMethods(t *types.TypeName) string {
	var list []string
	named := t.Type().(*types.Named)
	for m := range named.Methods() {
		if fn := r.Program.Package().Prog.FuncValue(m); fn != nil {
			list = append(list, r.OfResults(fn)...)
		}
	}
	return Only(list)
}

// Only returns the one name in a list that is not empty, and nothing if there are two.
func Only(list []string) string {
	var found string
	for _, name := range list {
		if name != "" && found != "" && name != found {
			return ""
		}
		if name != "" {
			found = name
		}
	}
	return found
}

// By returns the one constant name that a method of a type of the package gives, itself or in a
// description, or "".
func (r *Names) By(declared *types.TypeName, method *types.Func) string {
	m, _, _ := types.LookupFieldOrMethod(types.NewPointer(declared.Type()), true, r.Pass.Pkg, method.Name())
	obj, ok := m.(*types.Func)
	if !ok || obj.Pkg() != r.Pass.Pkg {
		return ""
	}
	var names []string
	for _, ret := range r.Index.Returns[r.Program.Package().Prog.FuncValue(obj.Origin())] {
		if len(ret.Results) > 0 {
			names = append(names, r.Of(ret.Results[0]))
		}
	}
	return Only(names)
}

// ReceiverOf returns the name of the type that declares a method, or "".
func ReceiverOf(method *types.Func) string {
	if declared := DeclaredBy(method.Signature()); declared != nil {
		return declared.Name()
	}
	return ""
}
