package cdecl

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestValues(t *testing.T) {
	const declared = `
		typedef unsigned char byte;
		enum { ONE = 1, TWO, FOUR = TWO * 2, LOW = -5, AFTER, BIG = 0x80000000, ODD = sizeof(struct unknown), NEXT };
		static int variable; static int function(int);
	`
	rows := []struct {
		text string
		want Value
	}{
		{"1", Value{Literal: "1", Kind: Integer}},
		{"(1)", Value{Literal: "1", Kind: Integer}},
		{"010", Value{Literal: "8", Kind: Integer}},
		{"0xFFUL", Value{Literal: "255", Kind: Integer}},
		{"0xffffffffffffffff", Value{Literal: "18446744073709551615", Kind: Integer}},
		{"0u - 1", Value{Literal: "4294967295", Kind: Integer}},
		{"(0ULL - 1)", Value{Literal: "18446744073709551615", Kind: Integer}},
		{"~0", Value{Literal: "-1", Kind: Integer}},
		{"((byte)-1)", Value{Literal: "255", Kind: Integer}},
		{"(int)3000000000u", Value{Literal: "-1294967296", Kind: Integer}},
		{"(unsigned short)-1 + 1", Value{Literal: "65536", Kind: Integer}},
		{"(_Bool)5", Value{Literal: "1", Kind: Integer}},
		{"1 << 31", Value{Literal: "-2147483648", Kind: Integer}},
		{"1u << 31 >> 30", Value{Literal: "2", Kind: Integer}},
		{"-7 / 2", Value{Literal: "-3", Kind: Integer}},
		{"sizeof(long) + sizeof(byte[3])", Value{Literal: "11", Kind: Integer}},
		{"FOUR | ONE", Value{Literal: "5", Kind: Integer}},
		{"AFTER", Value{Literal: "-4", Kind: Integer}},
		{"'\\n'", Value{Literal: "10", Kind: Integer}},
		{"1.5", Value{Literal: "1.5", Kind: Float}},
		{"1.0f", Value{Literal: "1", Kind: Float}},
		{"1e-3", Value{Literal: "0.001", Kind: Float}},
		{`"a" "b\n"`, Value{Literal: `"ab\n"`, Kind: String}},
		{`"\e"`, Value{Literal: `"\\e"`, Kind: String}},
		{"function", Value{Name: "function"}},
		{"unsigned long", Value{Kind: TypeName, Type: basic("ulong")}},
		{"struct unknown *", Value{Kind: TypeName, Type: pointerTo(&Type{Kind: Struct, Name: "unknown"})}},
		{"((char *)0)", Value{Type: pointerTo(basic("char"))}},
		{"function(1)", Value{}},
		{"variable + 1", Value{}},
		{"1 +", Value{}},
		{"09", Value{}},
		{"1 / 0", Value{}},
		{"{ 1 }", Value{}},
	}
	for _, row := range rows {
		got, ok := read(declared + "\n#define X " + row.text).Value("X")
		require.True(t, ok, row.text)
		assert.Equal(t, row.want, got, row.text)
	}
	d := read(declared + "\n#define EMPTY\n#define F(x) x")
	for name, want := range map[string]string{"TWO": "2", "FOUR": "4", "LOW": "-5", "AFTER": "-4", "BIG": "2147483648", "ODD": "", "NEXT": ""} {
		got, ok := d.Value(name)
		require.True(t, ok, name)
		assert.Equal(t, Value{Literal: want, Kind: Integer}, got, name)
	}
	for _, name := range []string{"EMPTY", "F", "NONE", "variable"} {
		_, ok := d.Value(name)
		assert.False(t, ok, name)
	}
}

// Sizes and places are those of compilers, on every platform.
func TestLayout(t *testing.T) {
	const declared = `
		struct padded { char a; double b; char c; };
		struct packed { char a; int b; } __attribute__((packed));
		struct bits { unsigned a : 3, b : 5; int c : 20; char d; unsigned : 0; char e; };
		struct shared { char x; int a : 3; short b : 9; int c : 30; };
		struct split { int a : 30; int b : 4; char c; };
		union either { char a[5]; short b; };
		struct nested { struct padded p; union either e; void *q[2]; };
		enum small { A };
		typedef struct nested list[2];
		struct unknown { struct none n; int m; };
		struct pointers { struct none *n; long l; };
	`
	rows := []struct {
		platform Platform
		want     map[string]int64
	}{
		{Platform{"linux", "amd64"}, map[string]int64{"padded": 24, "packed": 5, "bits": 12, "shared": 8, "split": 8, "nested": 48, "pointers": 16}},
		{Platform{"linux", "386"}, map[string]int64{"padded": 16, "packed": 5, "bits": 12, "shared": 8, "split": 8, "nested": 32, "pointers": 8}},
		{Platform{"windows", "amd64"}, map[string]int64{"padded": 24, "packed": 5, "bits": 12, "shared": 8, "split": 8, "nested": 48, "pointers": 16}},
		{Platform{"linux", "arm"}, map[string]int64{"padded": 24, "packed": 5, "bits": 12, "shared": 8, "split": 8, "nested": 40, "pointers": 8}},
	}
	for _, row := range rows {
		d := Read(Source{Platform: row.platform, Texts: []string{declared}})
		for tag, want := range row.want {
			size, ok := d.Size(d.Tagged("struct " + tag))
			assert.True(t, ok)
			assert.Equal(t, want, size, "%v %s", row.platform, tag)
		}
	}
	d := read(declared)
	size, ok := d.Size(d.Typedef("list"))
	assert.True(t, ok)
	assert.EqualValues(t, 96, size)
	_, ok = d.Size(d.Tagged("struct unknown"))
	assert.False(t, ok)
	fields, _, ok := d.Fields(d.Tagged("struct unknown"))
	assert.False(t, ok)
	assert.Len(t, fields, 2)
	fields, _, ok = d.Fields(d.Tagged("struct padded"))
	assert.True(t, ok)
	assert.Equal(t, []int64{0, 8, 16}, []int64{fields[0].Offset, fields[1].Offset, fields[2].Offset})
}

// What a package declares takes the place of what is known by heart.
func TestStandard(t *testing.T) {
	d := read("typedef struct { int x; } off_t; long strlen(int);")
	assert.Equal(t, Struct, d.Typedef("off_t").Elem.Kind)
	assert.Equal(t, "func(int) long", write(d.Func("strlen")))
	assert.Equal(t, "func(*void) void", write(read("").Func("free")))
	assert.Equal(t, "ulong", read("").Typedef("size_t").Elem.Name)
	assert.Equal(t, "ulonglong", Read(Source{Platform: Platform{"windows", "amd64"}}).Typedef("size_t").Elem.Name)
	assert.Equal(t, "uint", Read(Source{Platform: Platform{"linux", "386"}}).Typedef("size_t").Elem.Name)
}

// FuzzRead reads anything.
func FuzzRead(f *testing.F) {
	f.Add("struct s { int a : 3; union { char c[sizeof(struct s *)]; } u; } x[], *f(int (*)(void), ...);")
	f.Add("#define F(x, ...) x##x #x __VA_ARGS__\n#if defined(F) && 1 ? 2 : 3\nF(a, b)\n#endif")
	f.Add("typedef enum e { A = 1 << 3, B } e; e (*g)(e); static inline void h(void) { '\\'' \"}\" }")
	f.Add("@interface X\n- (int)m;\n@end\n__attribute__((x(1))) extern \"C\" { int y; }")
	f.Fuzz(func(t *testing.T, text string) {
		d := read(text)
		for _, t := range d.vars {
			d.Size(t)
		}
		for name := range d.reader.macros {
			d.Value(name)
		}
	})
}
