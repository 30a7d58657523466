package cgo

import (
	"go/ast"
	"go/token"
	"maps"
	"slices"
)

// A Reference is how the Go files of a package use a name of C, such as C.name.
type Reference struct {
	Called   bool // C.name(x), which is a call or a conversion
	Typed    bool // it stands where only a type can, such as in *C.name or []C.name
	Direct   bool // it is a type of which there are values: not only pointers to it
	Valued   bool // it is a value, and none that is called
	Constant bool // the value must be a constant, such as the length of an array
	Changed  bool // the address of the value is taken, or it is set
	Fits     bool // all conversions to it are of numbers

	values []*ast.SelectorExpr // where it is a value
}

// References returns how the files use names of C, with what is in the bodies of functions
// or without.
func References(files []*ast.File, bodies bool) map[string]*Reference {
	all := make(map[string]*Reference)
	for _, file := range files {
		if !imports(file) {
			continue
		}
		r := refers{all: all}
		for _, decl := range file.Decls {
			r.walk(decl, bodies)
		}
	}
	return all
}

// addressOf is what the name of a function begins with that stands for its address.
const addressOf = "fp_"

// Separate renames functions of C where they are values, such as f in C.callback(C.f), if they
// are called elsewhere: the type checker knows one thing by a name.
func Separate(files []*ast.File) {
	for _, ref := range References(files, true) {
		if ref.Called && ref.Valued && !ref.Typed {
			for _, s := range ref.values {
				s.Sel.Name = addressOf + s.Sel.Name
			}
		}
	}
}

// Alias makes other names for types of C of the types that Go defines by them, such as T in
// type T C.t, if nothing is known of the type of C. Nothing is known of T either then, and the
// type checker says nothing of what is done with it. The function that is returned undoes that.
func Alias(files []*ast.File, isKnown func(name string) bool) (undo func()) {
	made := make(map[string]*ast.TypeSpec)
	for again := true; again; {
		again = false
		for _, spec := range typeSpecs(files) {
			id, _ := spec.Type.(*ast.Ident)
			name := nameOf(spec.Type)
			if spec.Assign.IsValid() || spec.TypeParams != nil || (name == "" || isKnown(name)) && (id == nil || made[id.Name] == nil) {
				continue
			}
			spec.Assign, made[spec.Name.Name], again = spec.Type.Pos(), spec, true
		}
	}
	return func() {
		for _, spec := range made {
			spec.Assign = token.NoPos
		}
	}
}

// typeSpecs returns the types that files declare.
func typeSpecs(files []*ast.File) []*ast.TypeSpec {
	var all []*ast.TypeSpec
	for _, file := range files {
		for _, decl := range file.Decls {
			if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.TYPE {
				for _, spec := range d.Specs {
					if s, ok := spec.(*ast.TypeSpec); ok {
						all = append(all, s)
					}
				}
			}
		}
	}
	return all
}

// imports reports whether a file imports C.
func imports(file *ast.File) bool {
	return slices.ContainsFunc(file.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == `"C"` })
}

// Names returns the names in order.
func Names[T any](all map[string]T) []string { return slices.Sorted(maps.Keys(all)) }

// nameOf returns the name of C that an expression is, or nothing.
func nameOf(e ast.Node) string {
	s, ok := e.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	if x, ok := s.X.(*ast.Ident); !ok || x.Name != "C" {
		return ""
	}
	return s.Sel.Name
}

// refers collects references.
type refers struct {
	all    map[string]*Reference
	around []ast.Node // what the expression at hand stands in
}

func (r *refers) walk(root ast.Node, bodies bool) {
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			r.around = r.around[:len(r.around)-1]
			return true
		}
		if !bodies && isBody(r.around, n) {
			return false
		}
		if name := nameOf(n); name != "" {
			r.note(name, n)
			return false
		}
		r.around = append(r.around, n)
		return true
	})
}

// isBody reports whether a node is the body of a function.
func isBody(around []ast.Node, n ast.Node) bool {
	if _, ok := n.(*ast.BlockStmt); !ok || len(around) == 0 {
		return false
	}
	switch around[len(around)-1].(type) {
	case *ast.FuncDecl, *ast.FuncLit:
		return true
	}
	return false
}

// note notes a reference.
func (r *refers) note(name string, n ast.Node) {
	ref := r.all[name]
	if ref == nil {
		ref = &Reference{Fits: true}
		r.all[name] = ref
	}
	pointer, at := false, n
	i := len(r.around) - 1
	for ; i >= 0; i-- {
		if _, ok := r.around[i].(*ast.StarExpr); ok {
			pointer = true
		} else if _, ok := r.around[i].(*ast.ParenExpr); !ok {
			break
		}
		at = r.around[i]
	}
	if i < 0 {
		return
	}
	switch {
	case isTypeIn(r.around[i], at, pointer):
		ref.Typed = true
		ref.Direct = ref.Direct || !pointer
	case r.isCalled(i, at):
		ref.Called = true
		ref.Fits = ref.Fits && slices.ContainsFunc(r.around[i].(*ast.CallExpr).Args, isNumber)
		ref.Constant = ref.Constant || r.isConstant(i)
	default:
		ref.Valued = true
		if s, ok := n.(*ast.SelectorExpr); ok {
			ref.values = append(ref.values, s)
		}
		ref.Constant = ref.Constant || r.isConstant(i)
		ref.Changed = ref.Changed || isChanged(r.around[i], at)
	}
}

func (r *refers) isCalled(i int, at ast.Node) bool {
	call, ok := r.around[i].(*ast.CallExpr)
	return ok && call.Fun == at
}

// isNumber reports whether an expression can be a number, as far as its syntax tells.
func isNumber(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		return e.Op != token.AND
	case *ast.Ident:
		return e.Name != "nil"
	case *ast.CallExpr:
		s, ok := e.Fun.(*ast.SelectorExpr)
		return !ok || s.Sel.Name != "Pointer"
	}
	return nameOf(e) == ""
}

// isTypeIn reports whether an expression stands where only a type can.
func isTypeIn(around, e ast.Node, pointer bool) bool {
	switch n := around.(type) {
	case *ast.Field:
		return n.Type == e
	case *ast.ValueSpec:
		return n.Type == e
	case *ast.TypeSpec:
		return n.Type == e
	case *ast.ArrayType:
		return n.Elt == e
	case *ast.MapType, *ast.ChanType, *ast.Ellipsis:
		return true
	case *ast.CompositeLit:
		return n.Type == e
	case *ast.TypeAssertExpr:
		return n.Type == e
	case *ast.CallExpr:
		if n.Fun == e {
			return pointer // as in (*C.char)(p)
		}
		fun, ok := n.Fun.(*ast.Ident)
		return ok && (fun.Name == "new" || fun.Name == "make") && n.Args[0] == e
	}
	return false
}

// isConstant reports whether an expression is part of one that must be constant.
func (r *refers) isConstant(i int) bool {
	for ; i >= 0; i-- {
		switch n := r.around[i].(type) {
		case *ast.ArrayType:
			return true
		case *ast.GenDecl:
			return n.Tok == token.CONST
		case ast.Stmt, *ast.FuncLit:
			return false
		}
	}
	return false
}

// isChanged reports whether the address of an expression is taken, or it is set or has
// fields.
func isChanged(around, e ast.Node) bool {
	switch n := around.(type) {
	case *ast.UnaryExpr:
		return n.Op == token.AND
	case *ast.AssignStmt:
		return slices.ContainsFunc(n.Lhs, func(x ast.Expr) bool { return x == e })
	case *ast.IncDecStmt, *ast.SelectorExpr:
		return true
	case *ast.IndexExpr:
		return n.X == e
	case *ast.SliceExpr:
		return n.X == e
	}
	return false
}
