package driver_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// built builds SSA, with all checks of it, and reports the functions that have a body in it.
var built = &analysis.Analyzer{
	Name: "built", Doc: "built: report functions that can be analysed",
	Run: func(pass *analysis.Pass) (any, error) {
		program := ssa.NewProgram(pass.Fset, ssa.SanityCheckFunctions|ssa.BuildSerially|ssa.InstantiateGenerics)
		seen := make(map[*types.Package]bool)
		var create func(list []*types.Package)
		create = func(list []*types.Package) {
			for _, p := range list {
				if !seen[p] {
					seen[p] = true
					program.CreatePackage(p, nil, nil, true)
					create(p.Imports())
				}
			}
		}
		create(pass.Pkg.Imports())
		pkg := program.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
		pkg.Build()
		inspect(pass, func(n ast.Node) {
			if decl, ok := n.(*ast.FuncDecl); ok {
				f := program.FuncValue(pass.TypesInfo.Defs[decl.Name].(*types.Func))
				if f != nil && len(f.Blocks) > 0 {
					pass.Reportf(decl.Name.Pos(), "%s is built", decl.Name.Name)
				}
			}
		})
		return nil, nil
	},
}

// Whatever Go does with C, there are types for it, and SSA can be built. What is not known is
// left out, and that is said.
func TestShapesOfC(t *testing.T) {
	rows := []struct {
		name, c, code string
		built, gaps   string
	}{
		{"strings", "#include <stdlib.h>", `
			func F(s string) string {
				c := C.CString(s)
				defer C.free(unsafe.Pointer(c))
				p := C.CBytes([]byte(s))
				return C.GoString(c) + C.GoStringN(c, 1) + string(C.GoBytes(p, C.int(len(s))))
			}`, "F", ""},
		{"numbers", "", `func F(n int) C.int { var d C.double = 1; return C.int(n) + C.int(C.uint(2)) + C.int(d) }`, "F", ""},
		{"struct", "struct row { int n; char *s; struct row *next; unsigned bit : 1; int type; };", `
			func F(r *C.struct_row) int { r.next = &C.struct_row{n: 1}; return int(r.n + r._type) }`, "F", ""},
		{"typedef of a struct", "typedef struct { int n; } row;", `func F() C.row { return C.row{n: 3} }`, "F", ""},
		{"enum", "enum color { RED, GREEN = 4 }; typedef enum { A } letter;", `
			func F(c C.enum_color, l C.letter) bool {
				switch c {
				case C.RED, C.GREEN:
					return l == C.A
				}
				return false
			}`, "F", ""},
		{"two results", "static int f(void) { return 1; } static void v(void) {}", `
			func F() (int, error) {
				if _, err := C.v(); err != nil {
					return 0, err
				}
				n, err := C.f()
				if err != nil {
					return 0, err
				}
				var m C.int
				m, err = C.f()
				return int(n + m), err
			}`, "F", ""},
		{"callback", "typedef int (*cb)(void *, int); int goSide(void *, int); static int run(cb f) { return f(0, 1); }", `
			//export goSide
			func goSide(p unsafe.Pointer, n C.int) C.int { return n }
			func F() int { return int(C.run(C.cb(C.goSide))) + int(C.run((*[0]byte)(unsafe.Pointer(C.goSide)))) }`, "goSide F", ""},
		{"function and its address", "typedef int (*cb)(int); static int twice(int n) { return 2 * n; } static int run(cb f) { return f(1); }", `
			func F() C.int { return C.twice(2) + C.run(C.cb(C.twice)) }`, "F", ""},
		{"array", "static int primes[3] = {2, 3, 5}; struct grid { char cells[2][4]; };", `
			func F(g *C.struct_grid) (sum int) {
				for _, p := range C.primes {
					sum += int(p)
				}
				return sum + len(g.cells) + int(g.cells[1][2]) + int(C.primes[0])
			}`, "F", ""},
		{"union", "union value { int i; double d; }; struct tagged { int kind; union value v; };", `
			func F(t C.struct_tagged) float64 {
				var u C.union_value
				copy(u[:], t.v[:])
				return *(*float64)(unsafe.Pointer(&u[0]))
			}`, "F", ""},
		{"memory as an array", "static char *text(void) { return 0; }", `
			func F(n int) C.char { return (*[1 << 28]C.char)(unsafe.Pointer(C.text()))[:n:n][0] }
			func G(n int) []C.char { return unsafe.Slice(C.text(), n) }`, "F G", ""},
		{"constants", "#define N 3\n#define S \"s\"\n#define F 1.5\n#define E (N << 2)", `
			const n, s, f = C.N + C.E, C.S, C.F
			var table = [C.N]string{C.N - 1: C.S}
			func F() int { return n + len(s) + len(table) + int(f*2) }`, "F", ""},
		{"variables", "extern int level; struct s { int n; } state;", `
			func F() *C.int { C.level = 2; C.level++; C.state.n = C.level; return &C.level }`, "F", ""},
		{"malloc", "#include <stdlib.h>", `func F() unsafe.Pointer { return C.malloc(C.size_t(C.sizeof_int) * 4) }`, "F", ""},
		{"incomplete", "typedef struct db db; db *db_open(const char *); void db_close(db *);", `
			type DB struct { p *C.db }
			func (d *DB) Open() { if d.p = C.db_open(nil); d.p == nil { panic("no") } }
			func (d *DB) Close() { C.db_close(d.p) }`, "Open Close", ""},
		{"generic", "", `func F[T any](x T) C.int { var list []T; return C.int(len(append(list, x))) }`, "F", ""},
		{"closure", "static int f(int n) { return n; }", `
			func F() func() C.int { n := C.f(1); return func() C.int { return C.f(n) } }`, "F", ""},
		{"nothing is known", "#include <lib.h>", `
			type H struct { h C.lib_handle; p *C.lib_thing; mode C.enum_lib_mode }
			func Open(s string) (*H, error) {
				h := new(H)
				if rc := C.lib_open(C.CString(s), &h.h); rc != C.LIB_OK {
					return nil, errors.New(C.GoString(C.lib_error(rc)))
				}
				n, err := C.lib_count(h.h)
				if err != nil || n == 0 {
					return nil, err
				}
				C.lib_on(h.h, C.lib_cb(C.goSide), nil)
				return h, nil
			}`, "Open",
			"nothing in the module declares C.LIB_OK, C.goSide, C.lib_cb, C.lib_count, C.lib_error and 4 more"},
		{"unknown field", "#include <lib.h>", `
			func F(s *C.struct_lib) C.int { return s.n }
			func G() int { return 1 }`, "G", "not looked at because of C: F"},
		{"unknown field in a literal", "#include <lib.h>", `
			func F() (f func(*C.struct_lib) (int, error), err error) {
				return func(s *C.struct_lib) (int, error) { fmt.Println(s.n); return 0, nil }, nil
			}`, "F", "not looked at because of C: a function in F"},
		{"unknown field in a variable", "#include <lib.h>", `
			var first = C.lib_all.first
			var count int = C.lib_all.count
			var run = func() { fmt.Println(C.lib_all.first) }
			func F() { fmt.Println(first) }
			func G() int { return count }`, "G",
			"nothing in the module declares C.lib_all; not looked at because of C: F, a function in run, count, first"},
		{"unknown field in main", "#include <lib.h>", `
			func init() { fmt.Println(C.lib_all.first) }
			func G[T any]() T { return C.lib_all.first }
			func (*T) Method() { fmt.Println(C.lib_all.first) }
			type T int`, "init G", "nothing in the module declares C.lib_all; not looked at because of C: *T.Method, G, init"},
		{"what is wrong with C", "static void f(int n) {}", `
			func F() { C.f("text") }
			func G() int { return 1 }`, "G", "not looked at because of C: F"},
		{"what is declared twice", "", `
			type _Ctype_int string
			func F() C.int { return "" }`, "", "is not looked at: how it uses C is not understood"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			dir := write(t, fmt.Sprintf("-- go.mod --\nmodule example.test/app\n\ngo 1.25.0\n-- app.go --\npackage app\n\n/*\n%s\n*/\nimport \"C\"\n\nimport (\n\t\"errors\"\n\t\"fmt\"\n\t\"unsafe\"\n)\n\nvar _, _ = errors.New, fmt.Println\nvar _ unsafe.Pointer\n\n%s\n", row.c, row.code))
			cfg := config(t, filepath.Join(dir), built)
			cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
			result := sound(t, cfg)
			var names []string
			for _, f := range result.Findings {
				names = append(names, strings.TrimSuffix(f.Message, " is built"))
			}
			assert.Equal(t, row.built, strings.Join(names, " "))
			if row.gaps == "" {
				assert.Empty(t, result.Gaps)
				return
			}
			require.Len(t, result.Gaps, 1)
			assert.Equal(t, row.gaps, strings.TrimLeft(strings.TrimPrefix(result.Gaps[0], "example.test/app"), ": "))
		})
	}
}
