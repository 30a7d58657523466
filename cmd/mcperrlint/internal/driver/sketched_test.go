package driver

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is left out has no part in types: the export data of a package is the same without it.
// That is so for some of the standard library here, and for all where the tests have time, see
// the Makefile.
func TestSketchedTypes(t *testing.T) {
	packages, insides := checkSketched(t, "encoding/json")
	assert.Greater(t, packages, 40)
	assert.Greater(t, insides, 1000)
}

// checkSketched checks packages of the standard library and all that these are built from, and
// returns how many they are and in how many places something was left out.
func checkSketched(t *testing.T, pattern string) (packages, insides int) {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Name,Dir,GoFiles,ImportMap", pattern)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	whole, sketched := newStandard(t, false), newStandard(t, true)
	for decoder := json.NewDecoder(out); ; packages++ {
		l := new(listed)
		if err := decoder.Decode(l); errors.Is(err, io.EOF) {
			break
		} else {
			require.NoError(t, err)
		}
		if l.ImportPath == "unsafe" {
			continue
		}
		assert.Equal(t, whole.export(l), sketched.export(l), l.ImportPath)
	}
	require.NoError(t, cmd.Wait())
	return packages, sketched.insides
}

// standard are the packages of the standard library.
type standard struct {
	t        *testing.T
	fset     *token.FileSet
	sketches bool
	insides  int
	packages map[string]*types.Package
}

func newStandard(t *testing.T, sketches bool) *standard {
	return &standard{t: t, fset: token.NewFileSet(), sketches: sketches, packages: map[string]*types.Package{"unsafe": types.Unsafe}}
}

// export returns the export data of a package. Those that it imports came before.
func (s *standard) export(l *listed) []byte {
	s.t.Helper()
	var files []*ast.File
	for _, name := range l.GoFiles {
		path := filepath.Join(l.Dir, name)
		text, err := os.ReadFile(path)
		require.NoError(s.t, err)
		if s.sketches {
			o, ok := outlineOf(text)
			require.True(s.t, ok, path)
			text = blank(text, o.insides)
			s.insides += len(o.insides) / 2
		}
		file, err := parser.ParseFile(s.fset, path, text, parser.SkipObjectResolution)
		require.NoError(s.t, err)
		files = append(files, file)
	}
	config := &types.Config{IgnoreFuncBodies: true, Sizes: types.SizesFor("gc", "amd64"), Importer: importing(func(path string) *types.Package {
		if id := l.ImportMap[path]; id != "" {
			path = id
		}
		return s.packages[path]
	})}
	pkg, err := config.Check(l.ImportPath, s.fset, files, nil)
	require.NoError(s.t, err, l.ImportPath)
	s.packages[l.ImportPath] = pkg
	data, err := export(s.fset, pkg)
	require.NoError(s.t, err, l.ImportPath)
	return data
}

// importing finds imports.
type importing func(path string) *types.Package

func (i importing) Import(path string) (*types.Package, error) { return i(path), nil }
