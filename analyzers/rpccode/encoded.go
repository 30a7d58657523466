package rpccode

import (
	"go/ast"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// isError reports whether values of a type, or pointers to them, are errors.
func isError(t types.Type) bool {
	i := types.Universe.Lookup("error").Type().Underlying().(*types.Interface)
	return types.Implements(t, i) || types.Implements(types.NewPointer(t), i)
}

// isEncoded reports whether the package seems to encode values of an error type of a
// program. A library of the protocol to which such an error is returned does not look
// into it: what goes out has the text, and the code of the library. So it must be part of
// something that is encoded, or be handed to somebody who takes any value.
func (f *finder) isEncoded(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return true // it has no name under which it could be looked for
	}
	if f.encoded == nil {
		f.encoded = make(map[*types.TypeName]bool)
		f.findEncoded()
	}
	if pkg := named.Obj().Pkg(); pkg != nil && pkg != f.pass.Pkg && !f.looked[pkg] {
		f.looked[pkg] = true
		f.findEmbedding(pkg)
	}
	return f.encoded[named.Origin().Obj()]
}

// isAnswered reports whether values of a type of the program that is no error are answered as the error of a response:
// a struct has a field "error" for them, or the type is called so. Others have a code and a message for what they
// show as their content.
func (f *finder) isAnswered(t types.Type) bool {
	f.isEncoded(t)
	named, ok := types.Unalias(t).(*types.Named)
	return !ok || strings.Contains(strings.ToLower(named.Obj().Name()), "rpc") || slices.ContainsFunc(f.answers, func(held types.Type) bool {
		other := program.NamedOf(held)
		return other != nil && other.Origin().Obj() == named.Origin().Obj()
	})
}

// findEmbedding notes what the structs of another package hold in fields that are encoded.
func (f *finder) findEmbedding(pkg *types.Package) {
	for _, declared := range calls.Visible(pkg) {
		if s, ok := declared.Type().Underlying().(*types.Struct); ok {
			f.noteFields(s)
		}
	}
}

func (f *finder) noteFields(s *types.Struct) {
	for i := range s.NumFields() {
		name, ok := reflect.StructTag(s.Tag(i)).Lookup("json")
		if ok && name != "-" {
			f.note(s.Field(i).Type())
		}
		if name, _, _ = strings.Cut(name, ","); name == "error" {
			f.answers = append(f.answers, s.Field(i).Type())
		}
	}
}

// findEncoded notes what the package puts into values of any type, and the fields of its
// structs.
func (f *finder) findEncoded() {
	info := f.pass.TypesInfo
	for cur := range f.root.Preorder((*ast.CallExpr)(nil), (*ast.CompositeLit)(nil), (*ast.AssignStmt)(nil), (*ast.StructType)(nil)) {
		switch n := cur.Node().(type) {
		case *ast.StructType:
			if s, ok := info.TypeOf(n).(*types.Struct); ok {
				f.noteFields(s)
			}
		case *ast.CallExpr:
			f.noteArguments(n)
		case *ast.CompositeLit:
			f.noteElements(n)
		case *ast.AssignStmt:
			for i, left := range n.Lhs {
				if len(n.Lhs) == len(n.Rhs) && isAny(info.TypeOf(left)) {
					f.note(info.TypeOf(n.Rhs[i]))
				}
			}
		}
	}
}

// noteArguments notes what a call hands over as a value of any type, if it does not go
// into a text only.
func (f *finder) noteArguments(call *ast.CallExpr) {
	info := f.pass.TypesInfo
	sig, ok := info.TypeOf(call.Fun).(*types.Signature)
	if callee := typeutil.StaticCallee(info, call); callee != nil {
		if callee.Pkg() != nil && prints[callee.Pkg().Path()] {
			return
		}
		sig = callee.Origin().Signature() // which takes values of any type, if it is generic
	}
	if !ok {
		if info.Types[call.Fun].IsType() && len(call.Args) == 1 && isAny(info.TypeOf(call.Fun)) {
			f.note(info.TypeOf(call.Args[0]))
		}
		return
	}
	for i, arg := range call.Args {
		if isAny(parameterType(sig, i)) {
			f.note(info.TypeOf(arg))
		}
	}
}

// prints are packages whose functions take any value and make a text of it, or look for
// an error.
var prints = map[string]bool{"errors": true, "fmt": true, "log": true, "log/slog": true, "testing": true}

// parameterType returns the type that an argument is converted to.
func parameterType(sig *types.Signature, i int) types.Type {
	last := sig.Params().Len() - 1
	switch {
	case sig.Variadic() && i >= last:
		return sig.Params().At(last).Type().(*types.Slice).Elem()
	case i > last:
		return types.Typ[types.Invalid]
	}
	return sig.Params().At(i).Type()
}

// noteElements notes the elements of a literal that are values of any type, as in
// map[string]any{"error": err}.
func (f *finder) noteElements(literal *ast.CompositeLit) {
	info := f.pass.TypesInfo
	for _, element := range literal.Elts {
		pair, isPair := element.(*ast.KeyValueExpr)
		if isPair {
			element = pair.Value
		}
		switch t := info.TypeOf(literal).Underlying().(type) {
		case *types.Map:
			f.noteAs(t.Elem(), element)
			if isPair && isErrorKey(info, pair.Key) {
				f.answers = append(f.answers, info.TypeOf(element))
			}
		case *types.Slice:
			f.noteAs(t.Elem(), element)
		case *types.Array:
			f.noteAs(t.Elem(), element)
		case *types.Struct:
			if key, ok := pairKey(pair); ok && info.Uses[key] != nil {
				f.noteAs(info.Uses[key].Type(), element)
			}
		}
	}
}

// isErrorKey reports whether an expression is the constant "error".
func isErrorKey(info *types.Info, key ast.Expr) bool {
	value := info.Types[key].Value
	return value != nil && value.ExactString() == `"error"`
}

func pairKey(pair *ast.KeyValueExpr) (*ast.Ident, bool) {
	if pair == nil {
		return nil, false
	}
	key, ok := pair.Key.(*ast.Ident)
	return key, ok
}

// noteAs notes a value that becomes one of a type.
func (f *finder) noteAs(t types.Type, value ast.Expr) {
	if isAny(t) {
		f.note(f.pass.TypesInfo.TypeOf(value))
	}
}

// note notes that values of a type are encoded, and of what it points to, or is a list of.
func (f *finder) note(t types.Type) {
	for t != nil {
		switch u := types.Unalias(t).(type) {
		case *types.Named:
			f.encoded[u.Origin().Obj()] = true
			return
		case *types.Pointer:
			t = u.Elem()
		case *types.Slice:
			t = u.Elem()
		case *types.Array:
			t = u.Elem()
		case *types.Map:
			t = u.Elem()
		default:
			return
		}
	}
}

// isAny reports whether a type is an interface without methods.
func isAny(t types.Type) bool {
	if t == nil {
		return false
	}
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true // of a function that takes values of any type, as an encoder can
	}
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0 && i.IsMethodSet()
}
