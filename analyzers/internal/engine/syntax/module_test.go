package syntax_test

import (
	"go/types"
	"testing"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis"
)

func TestModule(t *testing.T) {
	pkg := func(path string) *types.Package { return types.NewPackage(path, "p") }
	known := &analysis.Pass{Pkg: pkg("example.test/m/a"), Module: &analysis.Module{Path: "example.test/m"}}
	for path, want := range map[string]bool{
		"example.test/m": true, "example.test/m/b/c": true, "example.test/mm": false, "example.test": false, "fmt": false,
	} {
		has, sure := syntax.HasPackage(known, pkg(path))
		assert.True(t, sure)
		assert.Equal(t, want, has, path)
		assert.Equal(t, want, syntax.InModule(known, pkg(path)), path)
	}

	has, sure := syntax.HasPackage(&analysis.Pass{Pkg: pkg("host.test/owner/repo")}, pkg("host.test/owner/repo"))
	assert.False(t, has || sure)
}

// A bridge is a module of its own, to which its own package belongs.
func TestInModuleOfBridge(t *testing.T) {
	bridge := types.NewPackage("github.com/mcperrlint/mcperrlint/bridge/mcpgo", "mcpgo")
	assert.True(t, syntax.InModule(&analysis.Pass{Pkg: bridge}, bridge))
}

// Where the driver knows of no modules, the paths tell.
func TestSeemsByPath(t *testing.T) {
	rows := []struct {
		from, path string
		want       bool
	}{
		{"github.com/a/b/c", "github.com/a/b/d/e", true},
		{"github.com/a/b", "github.com/a/b/d/e", true},
		{"github.com/a/b/c", "github.com/a/c", false},
		{"example.test/mono/service/a", "example.test/mono/library", true},
		{"example.test/mono/a", "example.test/other/a", false},
		{"example.test/mono/a", "example.test/monolith", false},
		{"server/tools", "server/store", true},
		{"server", "server/store", true},
		{"server/tools", "servers", false},
		{"server/tools", "net/http", false},
		{"github.com/mcperrlint/mcperrlint/examples/after/mcpgo", "github.com/mcperrlint/mcperrlint/bridge/mcpgo", false},
		{"github.com/mcperrlint/mcperrlint/examples/after/mcpgo", "github.com/mcperrlint/mcperrlint/examples/notes", true},
	}
	for _, row := range rows {
		t.Run(row.from+" "+row.path, func(t *testing.T) {
			pass := &analysis.Pass{Pkg: types.NewPackage(row.from, "p")}
			assert.Equal(t, row.want, syntax.InModule(pass, types.NewPackage(row.path, "p")))
		})
	}
}

func TestAnalysed(t *testing.T) {
	rows := []struct {
		name   string
		path   string
		module *analysis.Module
		want   bool
	}{
		{"main module", "example.test/m/a", &analysis.Module{Path: "example.test/m"}, true},
		{"dependency", "example.test/m/a", &analysis.Module{Path: "example.test/m", Version: "v1.2.3"}, false},
		{"standard library", "net/http", &analysis.Module{}, false},
		{"vendored by the standard library", "vendor/golang.org/x/net/idna", nil, false},
		{"no modules", "example.test/m/a", nil, true},
		{"no modules and no host", "server/tools", &analysis.Module{}, true},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			pass := &analysis.Pass{Pkg: types.NewPackage(row.path, "p"), Module: row.module}
			assert.Equal(t, row.want, syntax.IsModuleAnalysed(pass))
		})
	}
}

func TestForTests(t *testing.T) {
	for path, want := range map[string]bool{
		"example.test/m":                    false,
		"example.test/m/store":              false,
		"example.test/m/examples":           true,
		"example.test/m/internal/e2e/cases": true,
		"example.test/m/mocks":              true,
		"example.test/m/internal/tests/s":   true,
		"example.test/m/demos/two":          true,
		"example.test/m/demo":               true,
		"example.test/m/testdata":           false,
		"example.test/m/examplestore":       false,
	} {
		pass := &analysis.Pass{Pkg: types.NewPackage(path, "p"), Module: &analysis.Module{Path: "example.test/m"}}
		assert.Equal(t, want, syntax.IsForTests(pass), path)
	}
	pass := &analysis.Pass{Pkg: types.NewPackage("example.test/examples", "p"), Module: &analysis.Module{Path: "example.test/examples"}}
	assert.False(t, syntax.IsForTests(pass), "the module itself is called so")
	pass = &analysis.Pass{Pkg: types.NewPackage("github.com/owner/examples/e2e", "p")}
	assert.True(t, syntax.IsForTests(pass), "without modules the path tells")
}
