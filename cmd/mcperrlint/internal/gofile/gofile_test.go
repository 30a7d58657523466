package gofile_test

import (
	"errors"
	"go/parser"
	"go/scanner"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
)

// errorsIn returns how many errors a text has.
func errorsIn(t testing.TB, text string, mode parser.Mode) int {
	t.Helper()
	_, err := gofile.Parse(token.NewFileSet(), "/m/a.go", []byte(text), mode)
	var list scanner.ErrorList
	if err != nil {
		require.True(t, errors.As(err, &list), "%v", err)
	}
	return len(list)
}

// Whatever a file is full of, few errors are told of it.
func TestFull(t *testing.T) {
	const size = 1 << 20
	for name, text := range map[string]string{
		"NUL":                    "package a\n\nvar a = 1\n" + strings.Repeat("\x00", size),
		"a character":            "package a\n\nvar a = 1\n" + strings.Repeat("#", size),
		"lines":                  "package a\n\nvar a = 1\n" + strings.Repeat("#\n", size/2),
		"a comment":              "package a\n\n// " + strings.Repeat("\xff", size),
		"a string":               "package a\n\nvar a = `" + strings.Repeat("\x00", size) + "`\n",
		"broken declarations":    "package a\n\n" + strings.Repeat("var )\n", size/6),
		"broken statements":      "package a\n\nfunc f() {\n" + strings.Repeat("if )\n", size/5) + "}\n",
		"line directives":        "package a\n\n" + strings.Repeat("//line x:0\n", size/11),
		"imports":                "package a\n\nimport (\n" + strings.Repeat("#", size) + ")\n",
		"imports and a variable": "package a\n\nimport (\nvar " + strings.Repeat("#", size) + ")\n",
	} {
		for _, mode := range []parser.Mode{parser.ParseComments | parser.AllErrors, parser.ImportsOnly, 0} {
			n := errorsIn(t, text, mode)
			assert.LessOrEqual(t, n, 10, "%s, mode %d", name, mode)
			assert.True(t, n > 0 || mode == parser.ImportsOnly, "%s, mode %d", name, mode)
		}
	}
	assert.Equal(t, 0, errorsIn(t, "package a\n\nimport \"b\"\n\nvar a = 1\n"+strings.Repeat("#", size), parser.ImportsOnly))
}

// What is right stays right.
func TestParse(t *testing.T) {
	text := "package a\n\nvar a = `" + strings.Repeat("x", 1<<20) + "`\n"
	file, err := gofile.Parse(token.NewFileSet(), "a.go", []byte(text), parser.AllErrors)
	require.NoError(t, err)
	assert.Len(t, file.Decls, 1)
	assert.Equal(t, 10, errorsIn(t, "package a\n\nvar a = 1\n"+strings.Repeat("#", 100), parser.AllErrors))

	_, err = gofile.Parse(token.NewFileSet(), "/m/a.go", []byte("package a\n\n//line /dev/zero:1\nvar a = 1\n"+strings.Repeat("#", 1<<20)), 0)
	assert.ErrorContains(t, err, "/m/a.go:5:1: ", "its place is the real one")
}
