package cdecl

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// expanded returns a text after the preprocessor.
func expanded(text string) string {
	p := newPreprocessor(Source{Platform: Platform{"linux", "amd64"}})
	p.file("", text)
	var words []string
	for _, t := range p.out {
		words = append(words, t.text)
	}
	return strings.Join(words, " ")
}

func TestMacros(t *testing.T) {
	rows := []struct{ text, want string }{
		{"#define A b\nA", "b"},
		{"#define A B\n#define B A\nA", "A"},
		{"#define F(x) x + x\nF(1) F", "1 + 1 F"},
		{"#define F(x) x + x\nF\n(\n1\n)", "1 + 1"},
		{"#define F(x, y) y x\nF((1, 2), 3)", "3 ( 1 , 2 )"},
		{"#define F(x, ...) x __VA_ARGS__\nF(1, 2, 3)", "1 2 , 3"},
		{"#define F(x, rest...) x rest\nF(1, 2, 3)", "1 2 , 3"},
		{"#define F() 1\nF()", "1"},
		{"#define S(x) #x\nS(a  \"b\" c)", `"a \"b\" c"`},
		{"#define J(a, b) a ## b\nJ(x, 1) J(, 2) J(3, )", "x1 2 3"},
		{"#define J(a, b) a ## b\n#define K(a, b) J(a, b)\n#define L left\nK(L, L) J(L, L)", "leftleft LL"},
		{"#define A (1)\n#define F(x) [x]\nF A F(A)", "F ( 1 ) [ ( 1 ) ]"},
		{"#define F (1)\nF", "( 1 )"},
		{"#define CALL F(\n#define F(x) <x>\nCALL 1)", "< 1 >"},
		{"#define A 1\n#undef A\nA", "A"},
		{"#define A 1 \\\n + 2\nA", "1 + 2"},
		{"/* a */ 1 // b\n/* c\n*/ 2", "1 2"},
		{"\"/* no */\" '\\''", `"/* no */" '\''`},
		{"0x1e+1 1e+1 1.5f 0x1p-3", "0x1e + 1 1e+1 1.5f 0x1p-3"},
		{"# define A 1\n  #  ifdef A\nyes\n#endif", "yes"},
		{"#define F(x\nF(1", ""},
		{"#define\n#define 1\n#undef\n#include\n#if\n#elif\n#else\n#endif\n#endif\n#else\n#\nx", "x"},
	}
	for _, row := range rows {
		assert.Equal(t, row.want, expanded(row.text), row.text)
	}
}

func TestConditions(t *testing.T) {
	rows := map[string]bool{
		"1": true, "0": false, "": false, "2 - 1": true, "!X": true, "defined X": false, "defined(__linux__)": true,
		"defined(__linux__) && !defined X": true, "X || 1": true, "1 == 1 && 2 > 1 && 1 <= 1 && 3 != 4": true,
		"(1 << 3) == 8 && 7 / 2 == 3 && 7 % 4 == 3 && (5 & 4 | 3 ^ 1) == 6": true, "1 / 0": false, "1 ? 0 : 1": false,
		"-1 > 0u": true, "'a' == 97": true, "0x10L == 16": true, "__has_include(<x>)": false, "__GNUC__ >= 4": true,
		"__has_attribute(x) || 1": true, "1 +": false, "(1": false, "1 1": false, "~0 == -1": true, "__SIZEOF_POINTER__ == 8": true,
		strings.Repeat("(", 1000) + "1" + strings.Repeat(")", 1000): false,
		strings.Repeat("-", 1000) + "1":                             false,
	}
	for condition, holds := range rows {
		want := "no"
		if holds {
			want = "yes"
		}
		assert.Equal(t, want, expanded("#if "+condition+"\nyes\n#else\nno\n#endif"), condition)
	}
	assert.Equal(t, "2", expanded("#if 0\n1\n#if 1\n9\n#else\n8\n#endif\n#elif 1\n2\n#elif 1\n3\n#else\n4\n#endif"))
	assert.Equal(t, "2", expanded("#ifdef X\n1\n#endif\n#ifndef X\n2\n#endif"))
}

// Headers are read where they are included, once if they ask for that, and not forever.
func TestIncludes(t *testing.T) {
	headers := map[string]string{
		"guarded.h": "#ifndef G\n#define G\nint guarded;\n#endif", "once.h": "#pragma once\nint once;",
		"twice.h": "int NAME;", "itself.h": "#include \"itself.h\"\nint itself;", "sub/a.h": "#include \"b.h\"", "sub/b.h": "int b;",
	}
	var asked []string
	d := Read(Source{Platform: Platform{"linux", "amd64"}, Texts: []string{`
		#include "guarded.h"
		#include "guarded.h"
		#include "once.h"
		#include "once.h"
		#define NAME first
		#include "twice.h"
		#undef NAME
		#define NAME second
		#include "twice.h"
		#include "itself.h"
		#include <sub/a.h>
		#include <none.h>
	`}, Open: func(from, path string, angled bool) (string, string, bool) {
		if from == "sub/a.h" {
			path = "sub/" + path
		}
		asked = append(asked, fmt.Sprintf("%s %t", path, angled))
		text, ok := headers[path]
		return path, text, ok
	}})
	for _, name := range []string{"guarded", "once", "first", "second", "itself", "b"} {
		assert.NotNil(t, d.Var(name), name)
	}
	assert.Contains(t, asked, "sub/a.h true")
	assert.Contains(t, asked, "none.h true")
	assert.Less(t, len(asked), 2*maxDepth)
}

// What is written to keep a reader busy forever does not.
func TestBombs(t *testing.T) {
	doubling := func(text string) string {
		var b strings.Builder
		for i := range 60 {
			fmt.Fprintf(&b, text+"\n", i, i+1, i+1)
		}
		return b.String()
	}
	rows := map[string]string{
		"macros":                doubling("#define M%d M%d M%d") + "M0",
		"macros with arguments": doubling("#define M%d(x) M%d(x) M%d(x)") + "M0(1)",
		"macros in arguments":   strings.Repeat("#define F(x) x x x x\n", 1) + strings.Repeat("F(", 5000) + strings.Repeat(")", 5000),
		"joined words":          doubling("#define J%d(x) J%d(x ## x)//%d") + "J0(abc)",
		"quoted text":           "#define S(x) #x\n#define T(x) S(x)\n" + strings.Repeat("T(", 200) + `"` + strings.Repeat(")", 200),
		"structs":               doubling("struct s%d { struct s%d *p; struct s%d *q; };"),
		"sizes":                 sizes60() + "char x[sizeof(struct s59)];",
		"arrays":                "char x" + strings.Repeat("[1 << 30]", 1000) + ";",
		"pointers":              "int " + strings.Repeat("*", 20_000) + "x;",
		"parentheses":           "int " + strings.Repeat("(", 20_000) + "x" + strings.Repeat(")", 20_000) + ";",
		"expression":            "char x[" + strings.Repeat("(", 30_000) + "1" + strings.Repeat(")", 30_000) + "];",
		"unary expression":      "char x[" + strings.Repeat("-", 30_000) + "1];",
		"braces":                strings.Repeat("struct {", 30_000),
		"functions":             "int f" + strings.Repeat("(int (*)", 20_000),
		"conditions":            strings.Repeat("#if 1\n", 20_000),
		"typedefs":              strings.Repeat("typedef struct { int x; } t;\n", 20_000),
		"no end":                strings.Repeat("x ", 100_000),
		"unknown":               strings.Repeat("( [ ) ; ", 30_000),
	}
	for name, text := range rows {
		t.Run(name, func(t *testing.T) {
			d := read(text)
			if x := d.Var("x"); x != nil {
				d.Size(x)
			}
			for name := range d.reader.macros {
				d.Value(name)
			}
		})
	}
}

// sizes60 declares structs, each of which has twice the size of the one before it.
func sizes60() string {
	var b strings.Builder
	b.WriteString("struct s0 { int x; };")
	for i := range 59 {
		fmt.Fprintf(&b, "struct s%d { struct s%d x, y; };", i+1, i)
	}
	return b.String()
}
