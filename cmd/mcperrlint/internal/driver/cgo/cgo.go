// Package cgo says in Go what the C of a package declares, as the tool of that name does,
// without a compiler of C.
//
// The tool rewrites files that import "C", and writes declarations for what they use of it:
//
//	n := C.strlen(s)     becomes     n := _Cfunc_strlen(s)
//	var t C.row          becomes     var t _Ctype_row
//
// The type checker of Go can do with the declarations alone: it takes C.strlen for
// _Cfunc_strlen if there is a function of that name. So files stay what they are, and this
// package writes the declarations, from what package cdecl reads in the comment before
// import "C" and in the headers that it includes:
//
//	func _Cfunc_strlen(*_Ctype_char) _Ctype_size_t
//	type _Ctype_row = _Ctype_struct___0
//	const _Ciconst_LIMIT = 16
//
// What is declared in headers of the system is not known. Of that, a [Guess] can be made.
package cgo

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cdecl"
)

// FileName is the name of the file that the tool writes declarations to.
const FileName = "_cgo_gotypes.go"

// A Package is a package that uses C.
type Package struct {
	Platform cdecl.Platform
	// Dir is where the files are, and Root the directory that headers are read from:
	// that of the module.
	Dir, Root string
	// Flags are those for the preprocessor and the compiler of C, such as -Iinclude.
	Flags []string
	// Read returns the text of a header of no more than [LargestHeader] bytes.
	Read func(path string) ([]byte, error)
}

// Declarations returns what the C in Go files of the package declares.
func (p *Package) Declarations(files []*ast.File) *cdecl.Declarations {
	h := newHeaders(p)
	src := cdecl.Source{Platform: p.Platform, Defines: h.defines, Open: h.open}
	for _, file := range files {
		if text := preamble(file); text != "" {
			src.Texts = append(src.Texts, text)
		}
	}
	return cdecl.Read(src)
}

// Configure has the type checker take names of C for what is declared in a file that
// [Declare] wrote. There is a field for it, which go/types keeps to itself and to tools such
// as gopls.
func Configure(config *types.Config) {
	field := reflect.ValueOf(config).Elem().FieldByName("go115UsesCgo")
	if field.IsValid() {
		*(*bool)(field.Addr().UnsafePointer()) = true
	}
}

// IsUnknown reports whether an error says that a name of C is not declared.
func IsUnknown(e types.Error) bool { return strings.HasPrefix(e.Msg, "undefined: C.") }

// preamble returns the C that stands in the comment before import "C".
func preamble(file *ast.File) string {
	var all strings.Builder
	for _, decl := range file.Decls {
		d, ok := decl.(*ast.GenDecl)
		if !ok || d.Tok != token.IMPORT {
			continue
		}
		for _, spec := range d.Specs {
			s, ok := spec.(*ast.ImportSpec)
			if !ok || s.Path.Value != `"C"` {
				continue
			}
			doc := s.Doc
			if doc == nil && len(d.Specs) == 1 {
				doc = d.Doc
			}
			if doc != nil {
				write(&all, doc)
			}
		}
	}
	return all.String()
}

// write writes what stands in comments.
func write(to *strings.Builder, doc *ast.CommentGroup) {
	for _, c := range doc.List {
		text, ok := strings.CutPrefix(c.Text, "//")
		if !ok {
			text = strings.TrimSuffix(strings.TrimPrefix(c.Text, "/*"), "*/")
		}
		to.WriteString(text)
		to.WriteByte('\n')
	}
}
