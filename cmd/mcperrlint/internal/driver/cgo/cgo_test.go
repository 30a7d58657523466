package cgo_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/format"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cdecl"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cgo"
)

var update = flag.Bool("update", false, "write what the cgo tool says, which needs a compiler of C")

// parse parses a Go file.
func parse(t testing.TB, fset *token.FileSet, text string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(fset, "p.go", text, parser.ParseComments|parser.SkipObjectResolution)
	require.NoError(t, err)
	return file
}

// declare returns the declarations for a Go file, and the names that nothing declares.
func declare(t testing.TB, file *ast.File, guesses map[string]cgo.Guess) cgo.Text {
	t.Helper()
	p := &cgo.Package{Platform: cdecl.Platform{OS: "linux", Arch: "amd64"}, Read: os.ReadFile}
	files := []*ast.File{file}
	return cgo.Declare(file.Name.Name, p.Declarations(files), cgo.References(files, true), guesses)
}

// check type-checks a file with its declarations, as the driver does.
func check(fset *token.FileSet, file *ast.File, declared []byte) (*types.Package, *types.Info, []string) {
	var errs []string
	config := &types.Config{Importer: importer.Default(), Error: func(err error) {
		if e, ok := err.(types.Error); ok && !cgo.IsUnknown(e) {
			errs = append(errs, fset.Position(e.Pos).String()+": "+e.Msg)
		}
	}}
	cgo.Configure(config)
	info := &types.Info{
		Types: make(map[ast.Expr]types.TypeAndValue), Defs: make(map[*ast.Ident]types.Object), Uses: make(map[*ast.Ident]types.Object),
	}
	made, err := parser.ParseFile(fset, cgo.FileName, declared, parser.SkipObjectResolution)
	if err != nil {
		return nil, nil, []string{err.Error()}
	}
	pkg := types.NewPackage("p", file.Name.Name)
	_ = types.NewChecker(config, fset, pkg, info).Files([]*ast.File{file, made})
	return pkg, info, errs
}

// The declarations are those that the tool makes of the same file with the help of a
// compiler.
func TestSameAsTool(t *testing.T) {
	fset := token.NewFileSet()
	text, err := os.ReadFile("testdata/shapes.go")
	require.NoError(t, err)
	if *update {
		writeGolden(t)
	}
	want, err := parser.ParseFile(fset, "testdata/shapes.golden", nil, parser.SkipObjectResolution)
	require.NoError(t, err)

	file := parse(t, fset, string(text))
	cgo.Separate([]*ast.File{file})
	got := declare(t, file, nil)
	assert.Empty(t, got.Unknown)
	_, _, errs := check(fset, file, got.Go)
	assert.Empty(t, errs)
	made, err := parser.ParseFile(fset, cgo.FileName, got.Go, parser.SkipObjectResolution)
	require.NoError(t, err)
	tool, ours := declarations(fset, want), declarations(fset, made)
	for _, name := range cgo.Names(ours) {
		assert.Equal(t, tool[name], ours[name], name)
	}
	for _, name := range cgo.Names(tool) {
		assert.Contains(t, ours, name)
	}
}

// writeGolden keeps what the tool says.
func writeGolden(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	out, err := exec.Command("go", "tool", "cgo", "-objdir", dir, "testdata/shapes.go").CombinedOutput()
	require.NoError(t, err, string(out))
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, filepath.Join(dir, cgo.FileName), nil, parser.SkipObjectResolution)
	require.NoError(t, err)
	var golden bytes.Buffer
	golden.WriteString("package shapes\n\n")
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			d.Body = nil
			if !strings.HasPrefix(d.Name.Name, "_Cfunc_") && !strings.HasPrefix(d.Name.Name, "_Cmacro_") {
				continue
			}
			d.Doc = nil
		case *ast.GenDecl:
			v, ok := d.Specs[0].(*ast.ValueSpec)
			if d.Tok == token.IMPORT || ok && !strings.HasPrefix(v.Names[0].Name, "_C") || ok && strings.HasPrefix(v.Names[0].Name, "_Cgo_") {
				continue
			}
			if ok && d.Tok == token.VAR {
				v.Values = nil
			}
		}
		require.NoError(t, format.Node(&golden, fset, decl))
		golden.WriteString("\n")
	}
	require.NoError(t, os.WriteFile("testdata/shapes.golden", golden.Bytes(), 0o666))
}

// standard are types that the tool declares although nothing uses them.
var standard = regexp.MustCompile(`^_Ctype_(_GoBytes_|_GoString_|intgo|ptrdiff_t|union___\d+|___?u?int\d+_t|list|opaque|handle)$`)

// anonymous is the number of a struct without a tag.
var anonymous = regexp.MustCompile(`_Ctype_struct___\d+`)

// declarations returns the declarations of a file by their names. Types that are other names
// for types are written as those, and structs without a tag as their fields.
func declarations(fset *token.FileSet, file *ast.File) map[string]string {
	texts := make(map[string]string)
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			if strings.HasPrefix(d.Name.Name, "_Cfunc_") {
				texts[d.Name.Name] = signature(fset, d.Type)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				note(fset, texts, spec)
			}
		}
	}
	resolved := make(map[string]string)
	for name, text := range texts {
		for anonymous.MatchString(text) {
			text = anonymous.ReplaceAllStringFunc(text, func(id string) string { return texts[id] })
		}
		for strings.HasPrefix(texts[strings.TrimPrefix(text, "= ")], "= ") {
			text = texts[strings.TrimPrefix(text, "= ")]
		}
		text = strings.NewReplacer("_cgopackage.Incomplete", "struct{}", "_Ctype_bool", "_Ctype__Bool").Replace(text)
		if !standard.MatchString(name) && !anonymous.MatchString(name) {
			resolved[name] = text
		}
	}
	return resolved
}

// note notes what a specification declares. Pointers to variables are the variables here.
func note(fset *token.FileSet, texts map[string]string, spec ast.Spec) {
	switch s := spec.(type) {
	case *ast.TypeSpec:
		text := write(fset, s.Type)
		if s.Assign.IsValid() {
			text = "= " + text
		}
		if s.Name.Name != "_" {
			texts[s.Name.Name] = text
		}
	case *ast.ValueSpec:
		name, text := s.Names[0].Name, ""
		if s.Type != nil {
			text = write(fset, s.Type)
		}
		if variable, ok := strings.CutPrefix(name, "_Cvar_"); ok {
			name, text = "_Cfpvar_fp_"+variable, strings.TrimPrefix(text, "*")
		}
		name = strings.ReplaceAll(name, "_Cfpvar_fp_fp_", "_Cfpvar_fp_")
		if len(s.Values) > 0 {
			value, _ := types.Eval(fset, nil, token.NoPos, write(fset, s.Values[0]))
			text = value.Value.ExactString()
			if value.Value.Kind().String() == "Float" {
				text = value.Value.String()
			}
		}
		texts[name] = text
	}
}

// signature writes the types of a function.
func signature(fset *token.FileSet, f *ast.FuncType) string {
	var parts []string
	for _, list := range []*ast.FieldList{f.Params, f.Results} {
		for _, field := range list.List {
			parts = append(parts, write(fset, field.Type))
		}
		parts = append(parts, ";")
	}
	return strings.Join(parts, " ")
}

func write(fset *token.FileSet, e ast.Node) string {
	var out bytes.Buffer
	if err := format.Node(&out, fset, e); err != nil {
		return err.Error()
	}
	text := strings.ReplaceAll(strings.Join(strings.Fields(out.String()), " "), "struct {", "struct{")
	return strings.NewReplacer("{ ", "{", " }", "}", "; ", " ").Replace(text)
}

// What nothing declares is guessed from how Go uses it.
func TestInfer(t *testing.T) {
	rows := []struct {
		name, code string
		want       []string // of the declarations
		errs       string
	}{
		{"number", "func f() int { return int(C.f(1)) }", []string{"func _Cfunc_f(...interface{}) _Ctype_int"}, ""},
		{"float", "func f() float64 { return float64(C.f(1)) }", []string{"func _Cfunc_f(...interface{}) _Ctype_double"}, ""},
		{"truth", "func f() { if C.f() {} }", []string{"func _Cfunc_f(...interface{}) _Ctype__Bool"}, ""},
		{"negation", "func f() { if !C.f() || C.g() {} }", []string{"func _Cfunc_g(...interface{}) _Ctype__Bool"}, ""},
		{"pointer", "func f() bool { p := C.f(); return p == nil }", []string{"func _Cfunc_f(...interface{}) unsafe.Pointer"}, ""},
		{"conversion to a pointer", "func f() *int { return (*int)(C.f()) }", []string{"func _Cfunc_f(...interface{}) unsafe.Pointer"}, ""},
		{"string", "func f() string { return C.GoString(C.f()) }", []string{"func _Cfunc_f(...interface{}) *_Ctype_char"}, ""},
		{"nothing", "func f() { defer C.f(); _, _ = C.f() }", []string{"func _Cfunc_f(...interface{}) _Ctype_void"}, ""},
		{"two results", "func f() (int, error) { n, err := C.f(); return int(n), err }", []string{"func _Cfunc_f(...interface{}) _Ctype_int"}, ""},
		{"result", "func f() *C.t { return C.f() }", []string{"func _Cfunc_f(...interface{}) *_Ctype_t", "type _Ctype_t struct{}"}, ""},
		{"field", "type s struct { h *C.t }; func f() s { return s{h: C.f()} }", []string{"func _Cfunc_f(...interface{}) *_Ctype_t"}, ""},
		{"assignment to a field", "type s struct { h *C.t }; func (x *s) f() { x.h = C.f() }", []string{"func _Cfunc_f(...interface{}) *_Ctype_t"}, ""},
		{"variable with a type", "func f() { var x C.long = C.f(); _ = x }", []string{"func _Cfunc_f(...interface{}) _Ctype_long"}, ""},
		{"a value of another", "func f(x C.double) bool { return x < C.f() }", []string{"func _Cfunc_f(...interface{}) _Ctype_double"}, ""},
		{"pointer to a pointer", "func f() byte { p := C.f(); var b byte = *p; return b }", []string{"func _Cfunc_f(...interface{}) *byte"}, ""},
		{"constants in a switch", "func f() { switch C.f() { case C.A: case C.B: } }", []string{"const _Ciconst_A = 101", "const _Ciconst_B = 102"}, ""},
		{"constant", "const X = C.X; var a [X]int", []string{"const _Ciconst_X = 101"}, ""},
		{"text", `func f(s string) bool { return s == C.TITLE }`, []string{`const _Csconst_TITLE = "TITLE"`}, ""},
		{"callback", "func f() { C.f(C.callback_t(C.g)) }", []string{"func _Cfunc_callback_t(...interface{}) _Ctype_int"}, ""},
		{"pointer to a function", "func f() *[0]byte { return (*[0]byte)(C.g) }", []string{"var _Cfpvar_fp_g unsafe.Pointer"}, ""},
		{"number type", "func f() { var x C.GLuint = C.GLuint(3); _ = x }", []string{"type _Ctype_GLuint int32"}, ""},
		{"number type by use", "func f() uint32 { var x C.GLuint; C.f(&x); return uint32(x) }", []string{"type _Ctype_GLuint int32"}, ""},
		{"type of Go that is a number", "type flags C.flags_t; const none = flags(0)", []string{"type _Ctype_flags_t int32"}, ""},
		{"type of Go with constants", "type mode C.mode; const ( first mode = iota; second )", []string{"type _Ctype_mode int32"}, ""},
		{"handle", "func f(h C.handle) { C.f(h, C.handle(nil)) }", []string{"type _Ctype_handle unsafe.Pointer"}, ""},
		{"variable", "func f() { C.verbose = 1 }", []string{"var _Cfpvar_fp_verbose _Ctype_int"}, ""},
		{"struct", "func f(s *C.struct_s) int { return s.n }", []string{"type _Ctype_struct_s struct { }"}, "p.go:5:38: s.n undefined (type *_Ctype_struct_s has no field or method n)"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			fset := token.NewFileSet()
			file := parse(t, fset, "package p\n\nimport \"C\"\n\n"+row.code+"\n")
			files := []*ast.File{file}
			used, guesses := cgo.References(files, true), make(map[string]cgo.Guess)
			var text cgo.Text
			var errs []string
			for range 5 {
				text = declare(t, file, guesses)
				var pkg *types.Package
				var info *types.Info
				pkg, info, errs = check(fset, file, text.Go)
				if !cgo.Infer(cgo.Checked{Pkg: pkg, Info: info, Files: files}, used, text.Unknown, guesses) {
					break
				}
			}
			for _, want := range row.want {
				assert.Contains(t, strings.Split(string(text.Go), "\n"), want)
			}
			assert.Equal(t, row.errs, strings.Join(errs, "\n"))
		})
	}
}

// Declarations tell what some types are.
func TestEvident(t *testing.T) {
	file := parse(t, token.NewFileSet(), `package p

import "C"

type (
	Mode   C.mode
	Level  C.level
	Window C.window
	Buffer C.buffer
	Handle C.handle
	same   C.same
	Unused C.unused
	Other  int
)

const Fast Mode = C.FAST

const High = Level(C.HIGH)

const three Other = 3

var Main *Window

func (w *Window) Close() { var x Window; _ = x }

func Open(Buffer int, names ...*Buffer) (h Handle, p *Handle) { return }

func (*same) M(func(m map[string]*same)) {}
`)
	assert.Equal(t, map[string]cgo.Guess{
		"mode": {Type: "int32"}, "level": {Type: "int32"}, "window": {Type: "struct{}"}, "buffer": {Type: "struct{}"}, "same": {Type: "struct{}"},
	}, cgo.Evident([]*ast.File{file}))
}

// Headers are looked for where a compiler would, and not outside of the root.
func TestHeaders(t *testing.T) {
	dir := t.TempDir()
	root := filepath.Join(dir, "module")
	for name, text := range map[string]string{
		"module/p/own.h": "#include \"sub/deep.h\"\n#  include <angled.h>", "module/p/sub/deep.h": "#import \"beside.h\"", "module/p/sub/beside.h": "#include \"own.h\"",
		"module/include/angled.h": "", "module/include/quoted.h": "", "outside.h": "", "module/p/unused.h": "",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
	p := &cgo.Package{Dir: filepath.Join(root, "p"), Root: root, Flags: []string{"-I", "../include", "-DX"}, Read: os.ReadFile}
	file := parse(t, token.NewFileSet(), "package p\n\n/*\n#if 0\n#include \"own.h\"\n#endif\n#include \"quoted.h\"\n#include \"../../outside.h\"\n#include \"/etc/hosts\"\n#include <none.h>\n#include\n#include X\n*/\nimport \"C\"\n")
	var names []string
	for _, path := range p.Headers([]*ast.File{file}) {
		name, err := filepath.Rel(root, path)
		require.NoError(t, err)
		names = append(names, filepath.ToSlash(name))
	}
	slices.Sort(names)
	assert.Equal(t, []string{"include/angled.h", "include/quoted.h", "p/own.h", "p/sub/beside.h", "p/sub/deep.h"}, names)
}

// Whatever the C is, the declarations are Go.
func FuzzDeclare(f *testing.F) {
	f.Add("struct s { int type, _type, a : 3, a; union { char c[3]; }; } x[]; enum { A, B = A << 3 };")
	f.Add("#define F(x, ...) x##x #x __VA_ARGS__\nF(a, b) typedef int (*fn)(struct t *, ...);")
	f.Add("typedef struct t t; typedef t *p; struct t { p p; t *q[2][]; long double d; __int128 i; } __attribute__((packed));")
	f.Add("#if defined X && (1 ? -1 : ~0) / 0\n#elif __has_include(<x>)\n#endif\nint f(x, char (*)[sizeof(int)]), g(void) { }")
	f.Fuzz(func(t *testing.T, c string) {
		if strings.Contains(c, "*/") || strings.Contains(c, "\x00") || strings.Contains(c, "\r") || strings.Contains(c, "\ufeff") {
			return
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "p.go", fmt.Sprintf(fuzzed, c), parser.ParseComments)
		if err != nil {
			return
		}
		text := declare(t, file, nil)
		_, err = parser.ParseFile(fset, cgo.FileName, text.Go, 0)
		require.NoError(t, err, string(text.Go))
	})
}

const fuzzed = `package p

/*
%s
*/
import "C"

var (
	_ C.struct_s
	_ C.struct_t
	_ C.p
	_ C.x
	_ = C.A
	_ = C.B
	_ = C.x
	_ = C.f(1)
	_ = C.g
	_ = C.sizeof_t
)
`
