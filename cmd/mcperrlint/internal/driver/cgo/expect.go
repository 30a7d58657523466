package cgo

import (
	"go/ast"
	"go/types"
)

// expected returns the type that an expression must have where it stands, and whether it must.
// Void means that nobody looks at it.
func (i *inference) expected(e ast.Expr, around []ast.Node) (want string, sure bool) {
	for len(around) > 0 {
		p, ok := around[len(around)-1].(*ast.ParenExpr)
		if !ok {
			break
		}
		e, around = p, around[:len(around)-1]
	}
	if len(around) == 0 {
		return "", false
	}
	outer := around[:len(around)-1]
	switch n := around[len(around)-1].(type) {
	case ast.Expr:
		return i.inExpression(n, e, outer)
	case *ast.ExprStmt, *ast.DeferStmt, *ast.GoStmt:
		return "void", false
	case *ast.AssignStmt:
		return i.assigned(n, e)
	case *ast.ValueSpec:
		if n.Type != nil {
			return i.text(i.Info.TypeOf(n.Type)), true
		}
	case *ast.ReturnStmt:
		return i.returned(n, e, outer)
	case *ast.IfStmt, *ast.ForStmt:
		return "_Ctype__Bool", true
	case *ast.SwitchStmt, *ast.IncDecStmt:
		return "_Ctype_int", false
	case *ast.SendStmt:
		if ch, ok := i.Info.TypeOf(n.Chan).(*types.Chan); ok && n.Value == e {
			return i.text(ch.Elem()), true
		}
	}
	return "", false
}

// inExpression returns the type that an expression must have in another one.
func (i *inference) inExpression(n, e ast.Expr, outer []ast.Node) (want string, sure bool) {
	switch n := n.(type) {
	case *ast.CallExpr:
		return i.argument(n, e)
	case *ast.BinaryExpr:
		return i.operand(n, e)
	case *ast.UnaryExpr:
		if isLogical(n.Op) {
			return "_Ctype__Bool", true
		}
	case *ast.IndexExpr:
		if n.Index == e {
			return "_Ctype_int", true
		}
	case *ast.KeyValueExpr:
		return i.element(n, outer)
	case *ast.StarExpr:
		if want, sure = i.expected(n, outer); want != "" && want != "void" {
			return "*" + want, sure
		}
	}
	return "", false
}

// argument returns the type of an argument of a call, or one that can be converted.
func (i *inference) argument(call *ast.CallExpr, e ast.Expr) (string, bool) {
	if call.Fun == e {
		return "", false
	}
	tv := i.Info.Types[call.Fun]
	if tv.Type == nil || tv.Type == types.Typ[types.Invalid] {
		return "", false
	}
	if tv.IsType() {
		return i.converted(tv.Type), true
	}
	sig, ok := tv.Type.Underlying().(*types.Signature)
	if !ok {
		return "", false
	}
	for k, arg := range call.Args {
		if arg != e || sig.Params().Len() == 0 {
			continue
		}
		t := sig.Params().At(min(k, sig.Params().Len()-1)).Type()
		if slice, ok := t.(*types.Slice); ok && sig.Variadic() && k >= sig.Params().Len()-1 {
			t = slice.Elem()
		}
		if types.IsInterface(t) {
			return "", false
		}
		return i.text(t), true
	}
	return "", false
}

// converted returns a type of which values can be converted to another one.
func (i *inference) converted(to types.Type) string {
	switch t := to.Underlying().(type) {
	case *types.Basic:
		if t.Kind() != types.Invalid && t.Info()&types.IsString == 0 {
			return basicText(t)
		}
	case *types.Pointer:
		return "unsafe.Pointer"
	}
	return ""
}

// operand returns the type of an operand: that of the other one.
func (i *inference) operand(n *ast.BinaryExpr, e ast.Expr) (string, bool) {
	if isLogical(n.Op) {
		return "_Ctype__Bool", true
	}
	other := n.X
	if other == e {
		other = n.Y
	}
	text := i.text(i.Info.TypeOf(other))
	return text, text != ""
}

// assigned returns the type of what an expression is assigned to, or of what is assigned to
// it.
func (i *inference) assigned(n *ast.AssignStmt, e ast.Expr) (string, bool) {
	for k, rhs := range n.Rhs {
		if rhs == e && k < len(n.Lhs) {
			if x, ok := n.Lhs[k].(*ast.Ident); ok && x.Name == "_" {
				return "void", false
			}
			return i.text(i.Info.TypeOf(n.Lhs[k])), true
		}
	}
	for k, lhs := range n.Lhs {
		if lhs == e && len(n.Lhs) == len(n.Rhs) {
			return i.text(i.Info.TypeOf(n.Rhs[k])), true
		}
	}
	return "", false
}

// returned returns the type of the result that an expression is.
func (i *inference) returned(n *ast.ReturnStmt, e ast.Expr, around []ast.Node) (string, bool) {
	for at := len(around) - 1; at >= 0; at-- {
		var t types.Type
		switch f := around[at].(type) {
		case *ast.FuncLit:
			t = i.Info.TypeOf(f)
		case *ast.FuncDecl:
			if obj := i.Info.Defs[f.Name]; obj != nil {
				t = obj.Type()
			}
		default:
			continue
		}
		sig, ok := t.(*types.Signature)
		if !ok || sig.Results().Len() != len(n.Results) {
			return "", false
		}
		for k, result := range n.Results {
			if result == e {
				return i.text(sig.Results().At(k).Type()), true
			}
		}
		return "", false
	}
	return "", false
}

// element returns the type of a value with a key in a composite literal.
func (i *inference) element(n *ast.KeyValueExpr, around []ast.Node) (string, bool) {
	lit, ok := around[len(around)-1].(*ast.CompositeLit)
	if !ok || i.Info.TypeOf(lit) == nil {
		return "", false
	}
	switch t := i.Info.TypeOf(lit).Underlying().(type) {
	case *types.Struct:
		key, ok := n.Key.(*ast.Ident)
		for f := range t.Fields() {
			if ok && f.Name() == key.Name {
				return i.text(f.Type()), true
			}
		}
	case interface{ Elem() types.Type }:
		return i.text(t.Elem()), true
	}
	return "", false
}
