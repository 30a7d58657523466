package handlers

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// names is the fact about a function that returns descriptions of tools and the like, or a variable
// that holds one: their constant names, by result, and empty where a result has none. That of
//
//	func Read() mcp.Tool { return mcp.NewTool("read_note") }
//
// is "read_note": who registers Read() in another package registers a tool of this name.
type names struct{ Results []string }

// AFact marks the type as a fact.
func (*names) AFact() {}

// String returns the names, such as "names(read_note)".
func (n *names) String() string { return "names(" + strings.Join(n.Results, ", ") + ")" }

// exportNames makes known what the descriptions are called that exported functions return and
// exported variables hold.
func (f *finder) exportNames() {
	for fn := range f.Functions() {
		if obj := program.ObjectOf(fn); obj != nil && obj.Exported() && fn.Parent() == nil && !syntax.InTest(f.Pass.Fset, fn.Pos()) {
			f.exportNamesOf(obj, f.describedBy(fn))
		}
	}
	for variable := range f.Index.Globals {
		if obj := variable.Object(); obj != nil && obj.Pkg() == f.Pass.Pkg && obj.Exported() && isDescription(obj.Type()) {
			f.exportNamesOf(obj, []string{f.nameOf(variable)})
		}
	}
}

func (f *finder) exportNamesOf(obj types.Object, list []string) {
	if slices.ContainsFunc(list, func(name string) bool { return name != "" }) {
		f.Pass.ExportObjectFact(obj, &names{list})
	}
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

// nameBeside returns the constant name of the tool that stands in the same
// composite literal as a handler.
func (f *finder) nameBeside(literal ssa.Value) string {
	if referrers := literal.Referrers(); referrers != nil {
		for _, instr := range *referrers {
			field, ok := instr.(*ssa.FieldAddr)
			if !ok || field.Referrers() == nil {
				continue
			}
			for _, use := range *field.Referrers() {
				if store, ok := use.(*ssa.Store); ok && store.Addr == field {
					if name := f.nameIn(field, store.Val); name != "" {
						return name
					}
				}
			}
		}
	}
	return ""
}

// nameIn returns the constant name in a field: that itself, or that of a description.
func (f *finder) nameIn(field *ssa.FieldAddr, v ssa.Value) string {
	if _, text := v.(*ssa.Const); text {
		if !isFieldName(field) {
			return ""
		}
	}
	return f.nameOf(v)
}

// firstName returns the first name among the arguments of a call.
func (f *finder) firstName(args []ssa.Value) string {
	for _, arg := range args {
		if name := f.nameOf(arg); name != "" {
			return name
		}
	}
	return ""
}

// nameOf returns the constant name that a description of a tool states: the
// text itself, the field Name of a literal, or the first text that a call which
// makes the description is given, also in a function that returns it.
func (f *finder) nameOf(v ssa.Value) string { return f.nameWithin(v, 0) }

// maxDescribed is how many functions a description is followed through.
const maxDescribed = 4

func (f *finder) nameWithin(v ssa.Value, depth int) string {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.String {
			return constant.StringVal(v.Value)
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return f.nameWithin(v.X, depth)
		}
	case *ssa.Call:
		if _, skip := program.CalledAs(&v.Call); skip < len(v.Call.Args) {
			if c, ok := v.Call.Args[skip].(*ssa.Const); ok {
				return f.nameWithin(c, depth)
			}
		}
		return f.nameReturned(v, 0, depth)
	case *ssa.Extract:
		if call, ok := v.Tuple.(*ssa.Call); ok {
			return f.nameReturned(call, v.Index, depth)
		}
	case *ssa.Global:
		return f.nameHeld(v, depth)
	case *ssa.Alloc:
		return f.nameField(v, depth)
	}
	return ""
}

// nameReturned returns the name of the description that a function returns as one of its results.
func (f *finder) nameReturned(call *ssa.Call, index, depth int) string {
	callee := program.Callee(&call.Call)
	if callee == nil || depth == maxDescribed || !isDescription(callee.Signature.Results().At(index).Type()) {
		return ""
	}
	if len(callee.Blocks) > 0 {
		return f.nameGiven(callee, index, depth)
	}
	if obj := program.ObjectOf(callee); obj != nil {
		return f.nameElsewhere(obj, index)
	}
	return ""
}

// nameGiven returns the name of the description that a function of the package returns in all of
// its returns, and nothing if they differ.
func (f *finder) nameGiven(fn *ssa.Function, index, depth int) string {
	var found string
	for _, ret := range f.Index.Returns[fn] {
		name := f.nameWithin(ret.Results[index], depth+1)
		if found != "" && name != found {
			return ""
		}
		found = name
	}
	return found
}

// nameHeld returns the name of the description that a variable of a package holds.
func (f *finder) nameHeld(variable *ssa.Global, depth int) string {
	obj := variable.Object()
	if obj == nil || depth == maxDescribed || !isDescription(obj.Type()) {
		return ""
	}
	if obj.Pkg() != f.Pass.Pkg {
		return f.nameElsewhere(obj, 0)
	}
	if stored := f.Index.Globals[variable]; len(stored) == 1 {
		return f.nameWithin(stored[0], depth+1)
	}
	return ""
}

// nameElsewhere returns what is known of a function or a variable of another package.
func (f *finder) nameElsewhere(obj types.Object, index int) string {
	var fact names
	if f.Pass.ImportObjectFact(obj, &fact) && index < len(fact.Results) {
		return fact.Results[index]
	}
	return ""
}

// isFieldName reports whether an address is that of a field Name.
func isFieldName(addr *ssa.FieldAddr) bool {
	v := program.Field(addr.X.Type(), addr.Field)
	return v != nil && v.Name() == "Name"
}

func (f *finder) nameField(literal *ssa.Alloc, depth int) string {
	for _, instr := range *literal.Referrers() {
		switch instr := instr.(type) {
		case *ssa.FieldAddr:
			if !isFieldName(instr) {
				continue
			}
			for _, use := range *instr.Referrers() {
				if store, ok := use.(*ssa.Store); ok && store.Addr == instr {
					return f.nameWithin(store.Val, depth)
				}
			}
		case *ssa.Store:
			if instr.Addr == literal {
				return f.nameWithin(instr.Val, depth)
			}
		}
	}
	return ""
}
