package config_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

// module writes a module with its settings, and returns its directory and what the
// settings say.
func module(t *testing.T, text string) (string, *config.Config) {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"go.mod": "module example.test/app\n\ngo 1.25.0\n",
		"app.go": `package app

import (
	"C"
	"io/fs"

	"example.test/app/lib"
)

type Router struct{}

func (r *Router) Handle(name string, do any) {}

func secret(do any) {}

// Outer embeds a type of another package.
type Outer struct{ lib.Inner }

// Own embeds one of this package.
type Own struct{ Router }

// Alias is a type of another package.
type Alias = lib.Inner

type Refusal = fs.PathError
`,
		"lib/lib.go":       "package lib\n\ntype Inner struct{}\n\nfunc (Inner) Add(do any) {}\n",
		"tagged/tagged.go": "//go:build special\n\npackage tagged\n\nfunc Handle(do any) {}\n",
		"broken/broken.go": "package broken\n\nfunc Handle(do any) {}\n\nfunc (\n",
		config.Name:        text,
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
		require.NoError(t, os.WriteFile(file, []byte(content), 0o666))
	}
	t.Setenv("GOFLAGS", "-mod=readonly")
	t.Setenv("GOWORK", "off")
	t.Setenv("GOPROXY", "off")
	t.Setenv("CGO_ENABLED", "1") // app.go imports "C", and nothing is compiled
	c, err := config.Load(filepath.Join(dir, config.Name))
	require.NoError(t, err)
	return dir, c
}

func TestResolvedNames(t *testing.T) {
	dir, c := module(t, `registrars:
  - {name: example.test/app.(*Router).Handle, handler: 1}
  - {name: example.test/app.secret, handler: 0}
  - {name: example.test/app.Outer.Add, handler: 0}
  - {name: example.test/app.Own.Handle, handler: 1}
  - {name: example.test/app.Alias.Add, handler: 0}
  - {name: example.test/app/broken.Handle, handler: 0}
results:
  - {name: fmt.Sprintf, text: 0, format: true}
sources:
  - io/fs.PathError.Path
  - example.test/app.Refusal
sinks:
  - {name: os.(*File).WriteString, text: 0}
taxonomies:
  - io/fs.PathError
  - example.test/app.Refusal
public-errors:
  - "*io/fs.PathError"
  - os.(*File).Sync
  - os.Remove
`)
	lines, err := c.Unresolved(t.Context(), dir, nil)
	require.NoError(t, err)
	assert.Empty(t, lines)
}

func TestUnresolvedNames(t *testing.T) {
	dir, c := module(t, `registrars:
  - {name: example.test/app.(*Router).Handel, handler: 1}
  - {name: example.test/app.(*Router).Handle, handler: 2}
  - name: example.test/app.Own.Add
    handler: 0
  - {name: example.test/app/tagged.Handle, handler: 0}
taxonomies:
  - example.test/other.Refusal
public-errors:
  - os.Rmove
sources:
  - io/fs.PathError.Paht
sinks:
  - {name: os.Remove, text: 1}
`)
	at := func(place, what string) string { return filepath.Join(dir, config.Name) + ":" + place + ": " + what }
	want := []string{
		at("2:12", "registrars: there is no function or method example.test/app.(*Router).Handel"),
		at("3:12", "registrars: example.test/app.(*Router).Handle: handler: there is no argument 2; it takes 2, counted from 0"),
		at("4:11", "registrars: there is no function or method example.test/app.Own.Add"),
		at("6:12", "registrars: there is no function or method example.test/app/tagged.Handle"),
		at("8:5", "taxonomies: there is no function, method or type example.test/other.Refusal"),
		at("12:5", "sources: there is no function, method, field or type io/fs.PathError.Paht"),
		at("14:12", "sinks: os.Remove: text: there is no argument 1; it takes 1, counted from 0"),
		at("10:5", "public-errors: there is no function, method or type os.Rmove"),
	}
	lines, err := c.Unresolved(t.Context(), dir, nil)
	require.NoError(t, err)
	assert.Equal(t, want, lines)

	lines, err = c.Unresolved(t.Context(), dir, []string{"-tags=special"})
	require.NoError(t, err)
	assert.NotContains(t, lines, want[3], "flags of the go command decide what there is")
}

// The go command is not asked if there is nothing to ask.
func TestNoNames(t *testing.T) {
	lines, err := config.Default().Unresolved(t.Context(), filepath.Join(t.TempDir(), "missing"), nil)
	require.NoError(t, err)
	assert.Empty(t, lines)
}

func TestGoCommandFails(t *testing.T) {
	dir, c := module(t, "taxonomies: [os.PathError]\n")
	_, err := c.Unresolved(t.Context(), dir, []string{"-mod=unknown"})
	assert.ErrorContains(t, err, "go list: ")
	assert.NotContains(t, err.Error(), "\n")

	c, err = config.Parse([]byte("public-errors: [a.b.(c)]\n"), path)
	require.NoError(t, err)
	lines, err := c.Unresolved(t.Context(), dir, nil)
	require.NoError(t, err)
	assert.Equal(t, []string{path + `:1:17: public-errors: "a.b.(c)" is no qualified name; want one as in example.test/app.Serve or example.test/app.(*Router).Handle`}, lines)
}
