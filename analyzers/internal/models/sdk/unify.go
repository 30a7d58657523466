package sdk

import (
	"go/types"
	"slices"
)

// accepts reports whether sig is the type of the pattern.
func (p *pattern) accepts(sig *types.Signature) bool {
	u := unifier{params: p.params, bound: make([]types.Type, len(p.params))}
	return u.same(p.sig, sig) && u.satisfies()
}

// unifier compares types in which type parameters stand for any type.
type unifier struct {
	params []*types.TypeParam
	bound  []types.Type
}

// same reports whether t is the type of the pattern p.
func (u *unifier) same(p, t types.Type) bool {
	p, t = types.Unalias(p), types.Unalias(t)
	switch p := p.(type) {
	case *types.TypeParam:
		if i := slices.Index(u.params, p); i >= 0 {
			return u.bind(i, t)
		}
	case *types.Pointer:
		t, ok := t.(*types.Pointer)
		return ok && u.same(p.Elem(), t.Elem())
	case *types.Slice:
		t, ok := t.(*types.Slice)
		return ok && u.same(p.Elem(), t.Elem())
	case *types.Named:
		t, ok := t.(*types.Named)
		return ok && p.Origin() == t.Origin() && u.sameArgs(p.TypeArgs(), t.TypeArgs())
	case *types.Signature:
		t, ok := t.(*types.Signature)
		return ok && p.Variadic() == t.Variadic() &&
			u.sameTuple(p.Params(), t.Params()) && u.sameTuple(p.Results(), t.Results())
	}
	return types.Identical(p, t)
}

func (u *unifier) bind(i int, t types.Type) bool {
	if u.bound[i] == nil {
		u.bound[i] = t
	}
	return types.Identical(u.bound[i], t)
}

func (u *unifier) sameArgs(p, t *types.TypeList) bool {
	if p.Len() != t.Len() {
		return false
	}
	for i := range p.Len() {
		if !u.same(p.At(i), t.At(i)) {
			return false
		}
	}
	return true
}

func (u *unifier) sameTuple(p, t *types.Tuple) bool {
	if p.Len() != t.Len() {
		return false
	}
	for i := range p.Len() {
		if !u.same(p.At(i).Type(), t.At(i).Type()) {
			return false
		}
	}
	return true
}

// satisfies reports whether the types have the methods that the constraints of
// the type parameters demand.
func (u *unifier) satisfies() bool {
	for i, p := range u.params {
		constraint, ok := p.Constraint().Underlying().(*types.Interface)
		if u.bound[i] == nil || !ok {
			continue
		}
		if missing, _ := types.MissingMethod(u.bound[i], constraint, true); missing != nil {
			return false
		}
	}
	return true
}

// mentionsOf returns the named types in a signature by which handlers can be
// told apart, each once, in order: all except error and context.Context.
func mentionsOf(sig *types.Signature) []*types.TypeName {
	var names []*types.TypeName
	var visit func(types.Type)
	tuple := func(vars *types.Tuple) {
		for v := range vars.Variables() {
			visit(v.Type())
		}
	}
	visit = func(t types.Type) {
		switch t := types.Unalias(t).(type) {
		case *types.Pointer:
			visit(t.Elem())
		case *types.Slice:
			visit(t.Elem())
		case *types.Signature:
			tuple(t.Params())
			tuple(t.Results())
		case *types.Named:
			name := t.Origin().Obj()
			if name.Pkg() != nil && !isContext(name) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	tuple(sig.Params())
	tuple(sig.Results())
	return names
}

func isContext(name *types.TypeName) bool {
	return name.Pkg() != nil && name.Pkg().Path() == "context" && name.Name() == "Context"
}
