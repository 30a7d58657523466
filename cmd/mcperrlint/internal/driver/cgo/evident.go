package cgo

import (
	"go/ast"
	"go/token"
)

// Evident returns guesses about types of C that other packages can rely on, because they come
// from declarations alone. A type of Go is defined by the type of C, and
//
//	type Mode C.mode          // a number, if there are constants of it:
//	const Fast Mode = C.FAST
//
//	type Window C.window      // a struct, if there are only pointers to it:
//	func Open() *Window
func Evident(files []*ast.File) map[string]Guess {
	e := evidence{like: make(map[string]string), guesses: make(map[string]Guess), pointed: make(map[string]bool), direct: make(map[string]bool)}
	for _, spec := range typeSpecs(files) {
		if name := nameOf(spec.Type); name != "" {
			e.like[spec.Name.Name] = name
		}
	}
	if len(e.like) == 0 {
		return e.guesses
	}
	for _, file := range files {
		for _, decl := range file.Decls {
			e.constants(decl)
			e.pointers(decl)
		}
	}
	for id, name := range e.like {
		if _, known := e.guesses[name]; !known && e.pointed[id] && !e.direct[id] {
			e.guesses[name] = Guess{Type: "struct{}"}
		}
	}
	return e.guesses
}

// evidence is what is known of types of Go that are defined by types of C.
type evidence struct {
	like            map[string]string // the names of C, by those of Go
	guesses         map[string]Guess
	pointed, direct map[string]bool // types of Go of which there are pointers, and values
}

// constants notes types of which there are constants.
func (e *evidence) constants(decl ast.Decl) {
	d, ok := decl.(*ast.GenDecl)
	if !ok || d.Tok != token.CONST {
		return
	}
	for _, spec := range d.Specs {
		s, ok := spec.(*ast.ValueSpec)
		if !ok {
			continue
		}
		types := []ast.Expr{s.Type}
		for _, value := range s.Values {
			if call, ok := value.(*ast.CallExpr); ok {
				types = append(types, call.Fun)
			}
		}
		for _, t := range types {
			if id, ok := t.(*ast.Ident); ok && e.like[id.Name] != "" {
				e.guesses[e.like[id.Name]] = Guess{Type: "int32"}
			}
		}
	}
}

// pointers notes types to which there are pointers, and those of which there are values.
func (e *evidence) pointers(decl ast.Decl) {
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BlockStmt:
			return false
		case *ast.TypeSpec:
			ast.Inspect(n.Type, func(inner ast.Node) bool { return e.pointer(inner) })
			return false
		case *ast.Field:
			ast.Inspect(n.Type, func(inner ast.Node) bool { return e.pointer(inner) })
			return false
		}
		return e.pointer(n)
	})
}

// pointer looks at an expression, and reports whether there may be more in it.
func (e *evidence) pointer(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.StarExpr:
		if id, ok := n.X.(*ast.Ident); ok && e.like[id.Name] != "" {
			e.pointed[id.Name] = true
			return false
		}
	case *ast.SelectorExpr:
		return false
	case *ast.Ident:
		e.direct[n.Name] = true
	}
	return true
}
