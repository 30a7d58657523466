package cli

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMayShortCut(t *testing.T) {
	built := func(version string, replace *debug.Module) *debug.BuildInfo {
		return &debug.BuildInfo{Deps: []*debug.Module{
			{Path: "golang.org/x/mod", Version: "v0.39.0"},
			{Path: "golang.org/x/tools", Version: version, Replace: replace},
		}}
	}
	assert.True(t, mayShortCut(built("v0.49.0", nil), true))
	assert.True(t, mayShortCut(built("v0.49.1", nil), true))
	assert.False(t, mayShortCut(built("v0.50.0", nil), true), "it takes the types of dependencies from their facts")
	assert.False(t, mayShortCut(built("v0.4.9", nil), true))
	assert.False(t, mayShortCut(built("v0.49.0", &debug.Module{Path: "example.test/tools"}), true))
	assert.False(t, mayShortCut(&debug.BuildInfo{}, true))
	assert.False(t, mayShortCut(nil, false))
}

func TestSkip(t *testing.T) {
	rows := []struct {
		name   string
		config string
		want   bool
	}{
		{"other module", `{"ModulePath": "example.test/a", "ModuleVersion": "v1.0.0", "VetxOnly": true, "VetxOutput": "OUT"}`, true},
		{"standard library", `{"VetxOnly": true, "VetxOutput": "OUT"}`, true},
		{"main module", `{"ModulePath": "example.test/a", "VetxOnly": true, "VetxOutput": "OUT"}`, false},
		{"wanted for findings", `{"ModulePath": "example.test/a", "ModuleVersion": "v1.0.0", "VetxOutput": "OUT"}`, false},
		{"no output", `{"VetxOnly": true}`, false},
		{"no JSON", `{`, false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			require.NoError(t, os.WriteFile("unit.cfg", []byte(row.config), 0o666))
			assert.Equal(t, row.want, skip("unit.cfg"))
			written, err := os.ReadFile("OUT")
			assert.Equal(t, row.want, err == nil)
			assert.Empty(t, written)
		})
	}
	assert.False(t, skip(filepath.Join(t.TempDir(), "missing.cfg")))
}

func TestIsUnit(t *testing.T) {
	assert.True(t, isUnit([]string{"-json", "vet.cfg"}))
	assert.False(t, isUnit([]string{"./..."}))
	assert.True(t, isUnit([]string{"-upstreamtext.public=a", "-tests", "vet.cfg"}))
	assert.False(t, isUnit([]string{"-config", "mine.cfg"}), "the value of a flag")
	assert.False(t, isUnit([]string{"-tests", "--overlay", "mine.cfg"}))
	assert.False(t, isUnit(nil))
}
