package rpccode

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// written returns what is written into codes: in literals, assignments and calls.
func (f *finder) written() []write {
	var found []write
	for cur := range f.root.Preorder((*ast.CompositeLit)(nil), (*ast.AssignStmt)(nil), (*ast.CallExpr)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.CompositeLit:
			found = append(found, f.inLiteral(n)...)
		case *ast.AssignStmt:
			found = append(found, f.inAssignment(n)...)
		case *ast.CallExpr:
			found = append(found, f.inCall(n)...)
		}
	}
	return found
}

func (f *finder) inLiteral(literal *ast.CompositeLit) []write {
	t := f.pass.TypesInfo.TypeOf(literal)
	if t == nil {
		return nil
	}
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem() // an element of a list of pointers
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	for i, element := range literal.Elts {
		value, field := element, (*types.Var)(nil)
		if pair, ok := element.(*ast.KeyValueExpr); ok {
			key, ok := pair.Key.(*ast.Ident)
			if !ok {
				continue
			}
			field, _ = f.pass.TypesInfo.Uses[key].(*types.Var)
			value = pair.Value
		} else if i < s.NumFields() {
			field = s.Field(i)
		}
		if field != nil && f.isCode(t, field) {
			return []write{{Value: value, Literal: literal}}
		}
	}
	return nil
}

func (f *finder) inAssignment(n *ast.AssignStmt) []write {
	var found []write
	for i, left := range n.Lhs {
		selector, ok := ast.Unparen(left).(*ast.SelectorExpr)
		if !ok || len(n.Rhs) != len(n.Lhs) {
			continue
		}
		s := f.pass.TypesInfo.Selections[selector]
		if s == nil || s.Kind() != types.FieldVal {
			continue
		}
		if field, ok := s.Obj().(*types.Var); ok && f.isCode(f.pass.TypesInfo.TypeOf(selector.X), field) {
			found = append(found, write{Value: n.Rhs[i]})
		}
	}
	return found
}

// inCall returns the arguments of a call that become codes: of parameters of the
// package that carry one, and of functions of libraries that make errors of one.
func (f *finder) inCall(call *ast.CallExpr) []write {
	callee := typeutil.StaticCallee(f.pass.TypesInfo, call)
	if callee == nil {
		return nil
	}
	params := callee.Origin().Signature().Params()
	var found []write
	add := func(i int) {
		if i >= 0 && i < len(call.Args) && !call.Ellipsis.IsValid() {
			found = append(found, write{Value: call.Args[i]})
		}
	}
	if _, row, ok := f.set.ErrorValue(callee); ok {
		if row.Args != nil && row.Args.Code != sdk.None {
			add(row.Args.Code)
		}
		return found
	}
	if sdk.Owns(callee.Pkg()) {
		add(onlyInteger(callee.Signature()))
		return found
	}
	for i := range params.Len() {
		if f.carriers[params.At(i)] {
			add(i)
		}
	}
	return found
}

// isCode reports whether a field of a struct holds a code.
func (f *finder) isCode(t types.Type, field *types.Var) bool {
	if f.carriers[field.Origin()] {
		return true
	}
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	if _, row, ok := f.set.ErrorType(t); ok {
		return row.Code != "" && row.Code == field.Name()
	}
	own := codeField(t)
	return own != nil && own.Origin() == field.Origin() && f.isAnswered(t)
}
