package handlers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Tools that stand behind an interface of the program's own say their names themselves:
//
//	for _, t := range tools {
//		s.AddTool(&mcp.Tool{Name: t.Name()}, handlerOf(t))
//	}

// asked returns the method of an interface that gives the name of the tool, or the
// description in which it is, among the arguments of a registration, or nil.
func (f *finder) asked(args []ssa.Value) *types.Func {
	for _, arg := range args {
		if m := f.askedIn(arg, make(map[ssa.Value]bool)); m != nil {
			return m
		}
	}
	return nil
}

// askedIn is asked for one value: a call of the method, a description that is made with it,
// or what a function of the package returns that makes one.
func (f *finder) askedIn(v ssa.Value, seen map[ssa.Value]bool) *types.Func {
	if v == nil || seen[v] || len(seen) > maxTraced {
		return nil
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.UnOp:
		return f.askedIn(v.X, seen)
	case *ssa.Alloc:
		return f.askedField(v, seen)
	case *ssa.Call:
		if v.Call.IsInvoke() {
			if len(v.Call.Args) == 0 && f.describes(v.Type()) {
				return v.Call.Method
			}
			return nil
		}
		if callee := staticCallee(&v.Call); callee != nil && f.own[callee] {
			for _, ret := range f.flow.returns[callee] {
				if m := f.askedIn(ret.Results[0], seen); m != nil {
					return m
				}
			}
			return nil
		}
		if _, skip := calledObject(&v.Call); skip < len(v.Call.Args) {
			return f.askedIn(v.Call.Args[skip], seen)
		}
	}
	return nil
}

// askedField is askedIn for the field Name of a literal, or for what is stored as a whole.
func (f *finder) askedField(literal *ssa.Alloc, seen map[ssa.Value]bool) *types.Func {
	for _, use := range *literal.Referrers() {
		var stored []ssa.Value
		switch use := use.(type) {
		case *ssa.FieldAddr:
			if isFieldName(use) {
				stored = wholeStores(use)
			}
		case *ssa.Store:
			if use.Addr == literal {
				stored = []ssa.Value{use.Val}
			}
		}
		for _, v := range stored {
			if m := f.askedIn(v, seen); m != nil {
				return m
			}
		}
	}
	return nil
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
	declared, ok := r.finder.pass.Pkg.Scope().Lookup(typeName).(*types.TypeName)
	if !ok {
		return ""
	}
	return r.finder.nameBy(declared, method)
}

func (f *finder) nameBy(declared *types.TypeName, method *types.Func) string {
	m, _, _ := types.LookupFieldOrMethod(types.NewPointer(declared.Type()), true, f.pass.Pkg, method.Name())
	obj, ok := m.(*types.Func)
	if !ok || obj.Pkg() != f.pass.Pkg {
		return ""
	}
	var names []string
	for _, ret := range f.flow.returns[f.program.Package().Prog.FuncValue(obj.Origin())] {
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
	recv := method.Signature().Recv()
	if recv == nil {
		return ""
	}
	t := types.Unalias(recv.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if named, ok := t.(*types.Named); ok {
		return named.Obj().Name()
	}
	return ""
}

// nameImplementation notes under which names a method of the package is registered that stands
// behind a seam.
func (f *finder) nameImplementation(inner, outer *Handler) {
	for _, at := range outer.Registered {
		if at.Name != "" || at.Asked == nil {
			continue
		}
		if obj := objectOf(inner.Func); obj != nil {
			if at.Name, at.behind = (&Result{finder: f}).NameBy(ReceiverOf(obj), at.Asked), true; at.Name != "" {
				inner.registeredAt(at)
			}
		}
	}
}
