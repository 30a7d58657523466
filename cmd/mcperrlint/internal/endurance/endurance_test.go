package endurance

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// write writes a program of a shape and a size into a new directory, as a module that has what
// the fixtures have.
func write(tb testing.TB, s shape, size int) string {
	tb.Helper()
	testdata, err := filepath.Abs(filepath.Join("..", "..", "..", "..", "analyzers", "testdata"))
	require.NoError(tb, err)
	dir := tb.TempDir()
	for _, name := range [...]string{"go.mod", "go.sum"} {
		content, err := os.ReadFile(filepath.Join(testdata, "outside", name))
		require.NoError(tb, err)
		require.NoError(tb, os.WriteFile(filepath.Join(dir, name), content, 0o600))
	}
	require.NoError(tb, os.WriteFile(filepath.Join(dir, "main.go"), []byte(program(s.write(size))), 0o600))
	return dir
}

// look runs all rules over a module.
func look(ctx context.Context, dir, cache string) (*driver.Result, error) {
	return driver.Run(ctx, driver.Config{
		Dir: dir, Analyzers: analyzers.All(), CacheDir: cache,
		Env: append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off"),
	})
}

// ends checks that a run over a program of a size comes to an end, and tells what it could not
// look at.
func ends(t *testing.T, s shape, size int, cache string) {
	t.Helper()
	result, err := look(t.Context(), write(t, s, size), cache)
	require.NoError(t, err)
	assert.Empty(t, result.Failed)
	for _, broken := range result.Broken {
		for _, e := range broken.Errors {
			assert.True(t, strings.HasPrefix(e.Message, "not looked at: "), e.Error())
		}
	}
}

func TestEnds(t *testing.T) {
	cache := t.TempDir() // the types of libraries are made once
	for _, s := range shapes {
		t.Run(s.name, func(t *testing.T) { ends(t, s, max(s.size/30, 8), cache) })
	}
}
