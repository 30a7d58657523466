package cdecl

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// write writes a type as Go would.
func write(t *Type) string {
	switch t.Kind {
	case Void:
		return "void"
	case Basic, Typedef:
		return t.Name
	case Pointer:
		return "*" + write(t.Elem)
	case Array:
		return fmt.Sprintf("[%d]%s", t.Len, write(t.Elem))
	case Func:
		var params []string
		for _, p := range t.Params {
			params = append(params, write(p))
		}
		return "func(" + strings.Join(params, ", ") + ") " + write(t.Elem)
	case Struct:
		return "struct " + t.Name
	case Union:
		return "union " + t.Name
	case Enum:
		return "enum " + t.Name
	}
	return "?" + t.Name
}

func read(texts ...string) *Declarations {
	return Read(Source{Platform: Platform{"linux", "amd64"}, Texts: texts})
}

func TestDeclarators(t *testing.T) {
	rows := []struct{ text, name, want string }{
		{"int x;", "x", "int"},
		{"unsigned long int *x;", "x", "*ulong"},
		{"long unsigned x, *y;", "y", "*ulong"},
		{"signed char x;", "x", "schar"},
		{"const char *const x[];", "x", "[-1]*char"},
		{"char x[2][1 << 3];", "x", "[2][8]char"},
		{"char x[sizeof(long) + 1];", "x", "[9]char"},
		{"int (*x)(void);", "x", "*func() int"},
		{"int (*x[4])(int, char *);", "x", "[4]*func(int, *char) int"},
		{"int (*(*x)(int))(char);", "x", "*func(int) *func(char) int"},
		{"struct s *x;", "x", "*struct s"},
		{"enum { A, B } x;", "x", "enum "},
		{"size_t x;", "x", "size_t"},
		{"GLuint x;", "x", "?GLuint"},
		{"GLuint const *x;", "x", "*?GLuint"},
		{"int x = {1, 2}, y;", "y", "int"},
		{"__attribute__((aligned(8))) int x __attribute__((unused));", "x", "int"},
		{"extern int x __asm__(\"_x\");", "x", "int"},
		{"_Atomic int x;", "x", "int"},
		{"long double x;", "x", "longdouble"},
		{"double _Complex x;", "x", "complexdouble"},
		{"typeof(1) x;", "x", "?"},
		{"int x = 1", "y", ""},
		{"x", "x", ""},
	}
	for _, row := range rows {
		got := read(row.text).Var(row.name)
		if row.want == "" {
			assert.Nil(t, got, row.text)
		} else if assert.NotNil(t, got, row.text) {
			assert.Equal(t, row.want, write(got), row.text)
		}
	}
}

func TestFunctions(t *testing.T) {
	rows := []struct{ text, want string }{
		{"int f(void);", "func() int"},
		{"int f();", "func() int"},
		{"static inline const char *f(int a, char b[4], void (*c)(int)) { if (a) { return \"}\"; } return 0; }", "func(int, *char, *func(int) void) *char"},
		{"void f(int, ...);", "func(int) void"},
		{"API int f(int);", "func(int) int"},
		{"API GLuint f(int);", "func(int) ?GLuint"},
		{"API GLuint *f(int);", "func(int) *?GLuint"},
		{"GLuint f(int);", "func(int) ?GLuint"},
		{"API struct s *f(struct t);", "func(struct t) *struct s"},
		{"int CALL f(int);", "func(int) int"},
		{"int __stdcall f(int);", "func(int) int"},
		{"int (CALL *f(int))(char);", "func(int) *func(char) int"},
		{"void f(int cb(void));", "func(*func() int) void"},
		{"int (f)(int);", "func(int) int"},
		{"extern \"C\" { int f(int); }", "func(int) int"},
		{"[[nodiscard]] int f(int);", "func(int) int"},
		{"@interface X : Y {\n int z;\n}\n- (void)m;\n@end\nint f(int);", "func(int) int"},
		{"int g(@, int); int f(int);", "func(int) int"},
		{"#define API(t) extern t\nAPI(int) f(int);", "func(int) int"},
		{"#define BEGIN extern \"C\" {\n#define END }\nBEGIN int f(int); END", "func(int) int"},
		{"typedef int fn(int); struct { int x; } f(fn *);", "func(*fn) struct "},
	}
	for _, row := range rows {
		if got := read(row.text).Func("f"); assert.NotNil(t, got, row.text) {
			assert.Equal(t, row.want, write(got), row.text)
		}
	}
}
