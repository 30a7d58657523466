package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/valueflow"
)

// Tools that stand behind an interface of the program's own say their names themselves:
//
//	for _, t := range tools {
//		s.AddTool(&mcp.Tool{Name: t.Name()}, handlerOf(t))
//	}

//
// Those that stand in a table have their names beside them:
//
//	for _, t := range table {
//		s.AddTool(&mcp.Tool{Name: t.name}, t.handler)
//	}

// A naming says where the name of a tool comes from that is not constant where the tool is
// registered.
type naming struct {
	method *types.Func // of an interface, which gives it, or a description in which it is
	field  *types.Var  // which holds it, or such a description
}

// asked says where the name comes from that is among the arguments of a registration.
func (f *finder) asked(args []ssa.Value) naming {
	for _, arg := range args {
		if n := f.askedIn(arg, make(map[ssa.Value]bool)); n != (naming{}) {
			return n
		}
	}
	return naming{}
}

// askedIn is asked for one value: a call of the method, what is read from the field, a
// description that is made with it, or what a function of the package returns that makes one.
func (f *finder) askedIn(v ssa.Value, seen map[ssa.Value]bool) naming {
	if v == nil || seen[v] || len(seen) > valueflow.MaxTraced {
		return naming{}
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.UnOp:
		if addr, ok := v.X.(*ssa.FieldAddr); ok {
			return f.askedOf(v, program.Field(addr.X.Type(), addr.Field))
		}
		return f.askedIn(v.X, seen)
	case *ssa.Field:
		return f.askedOf(v, program.Field(v.X.Type(), v.Field))
	case *ssa.Alloc:
		return f.askedField(v, seen)
	case *ssa.Call:
		return f.askedCall(v, seen)
	}
	return naming{}
}

// askedOf is askedIn for what is read from a field.
func (f *finder) askedOf(v ssa.Value, field *types.Var) naming {
	if field == nil || sdk.Owns(field.Pkg()) || !f.describes(v.Type()) {
		return naming{}
	}
	return naming{field: field}
}

// askedCall is askedIn for what a call returns.
func (f *finder) askedCall(call *ssa.Call, seen map[ssa.Value]bool) naming {
	if call.Call.IsInvoke() {
		if len(call.Call.Args) == 0 && f.describes(call.Type()) {
			return naming{method: call.Call.Method}
		}
		return naming{}
	}
	callee := program.Callee(&call.Call)
	if callee == nil || !f.Own[callee] {
		if _, skip := program.CalledAs(&call.Call); skip < len(call.Call.Args) {
			return f.askedIn(call.Call.Args[skip], seen)
		}
		return naming{}
	}
	for _, ret := range f.Index.Returns[callee] {
		if len(ret.Results) == 0 {
			break
		}
		if n := f.askedIn(ret.Results[0], seen); n != (naming{}) {
			return n
		}
	}
	return naming{}
}

// askedField is askedIn for the field Name of a literal, or for what is stored as a whole.
func (f *finder) askedField(literal *ssa.Alloc, seen map[ssa.Value]bool) naming {
	for _, use := range *literal.Referrers() {
		var stored []ssa.Value
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if isFieldName(use) {
				stored = valueflow.WholeStores(use)
			}
		case *ssa.Store:
			if use.Addr == literal {
				stored = []ssa.Value{use.Val}
			}
		}
		for _, v := range stored {
			if n := f.askedIn(v, seen); n != (naming{}) {
				return n
			}
		}
	}
	return naming{}
}

// describes reports whether a type is that of a name, or of a description of a tool.
func (f *finder) describes(t types.Type) bool {
	return types.Identical(t.Underlying(), types.Typ[types.String]) || isRequest(t)
}

// NameBy returns the constant name that the method of a type of the package gives, itself or
// in a description, or "".
func (r *Result) NameBy(typeName string, method *types.Func) string {
	if r.finder == nil || method == nil {
		return ""
	}
	declared, ok := r.finder.Pass.Pkg.Scope().Lookup(typeName).(*types.TypeName)
	if !ok {
		return ""
	}
	return r.finder.nameBy(declared, method)
}

func (f *finder) nameBy(declared *types.TypeName, method *types.Func) string {
	m, _, _ := types.LookupFieldOrMethod(types.NewPointer(declared.Type()), true, f.Pass.Pkg, method.Name())
	obj, ok := m.(*types.Func)
	if !ok || obj.Pkg() != f.Pass.Pkg {
		return ""
	}
	var names []string
	for _, ret := range f.Index.Returns[f.Program.Package().Prog.FuncValue(obj.Origin())] {
		if len(ret.Results) > 0 {
			names = append(names, f.nameOf(ret.Results[0]))
		}
	}
	if names = slices.Compact(names); len(names) != 1 {
		return ""
	}
	return names[0]
}

// ReceiverOf returns the name of the type that declares a method, or "".
func ReceiverOf(method *types.Func) string {
	if declared := typeOfMethod(method.Signature()); declared != nil {
		return declared.Name()
	}
	return ""
}

// nameImplementation notes under which names a method of the package is registered that stands
// behind a seam.
func (f *finder) nameImplementation(inner, outer *Handler) {
	for _, at := range outer.Registered {
		if at.Name != "" || at.Asked() == nil {
			continue
		}
		if obj := program.ObjectOf(inner.Func); obj != nil {
			if at.Name, at.behind = (&Result{finder: f}).NameBy(ReceiverOf(obj), at.Asked()), true; at.Name != "" {
				inner.registeredAt(at)
			}
		}
	}
}

// Asked is the method of an interface that gives the name, where that is not constant, or nil.
func (r Registration) Asked() *types.Func { return r.asked.method }
