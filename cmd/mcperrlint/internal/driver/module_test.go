package driver_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/txtar"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// moduleEnv returns an environment without the settings of whoever runs the
// tests, and with some more.
func moduleEnv(more ...string) []string {
	return append(os.Environ(), append([]string{
		"GOFLAGS=-mod=readonly", "GOWORK=off", "GOPROXY=off", "GOPACKAGESDRIVER=off", "GO111MODULE=",
	}, more...)...)
}

// write writes files into a new directory and returns it.
func write(t *testing.T, archive string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for _, file := range txtar.Parse([]byte(archive)).Files {
		path := filepath.Join(dir, filepath.FromSlash(file.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
		require.NoError(t, os.WriteFile(path, file.Data, 0o666))
	}
	return dir
}

// config returns a configuration for a directory, with a cache of its own.
func config(t *testing.T, dir string, run ...*analysis.Analyzer) driver.Config {
	t.Helper()
	return driver.Config{Dir: dir, Env: moduleEnv(), Analyzers: run, CacheDir: t.TempDir()}
}

// run runs a configuration. Results can be compared.
func run(t *testing.T, cfg driver.Config) *driver.Result {
	t.Helper()
	result, err := driver.Run(t.Context(), cfg)
	require.NoError(t, err)
	result.Read = nil
	return result
}

// sound runs a configuration that nothing is wrong with.
func sound(t *testing.T, cfg driver.Config) *driver.Result {
	t.Helper()
	result := run(t, cfg)
	require.Empty(t, result.Broken)
	require.Empty(t, result.Skipped)
	require.Empty(t, result.Failed)
	return result
}

// messages returns the findings, with paths relative to a directory.
func messages(dir string, result *driver.Result) []string {
	list := []string{}
	for _, f := range result.Findings {
		list = append(list, strings.ReplaceAll(filepath.ToSlash(f.Range.String()), filepath.ToSlash(dir)+"/", "")+": "+f.Message)
	}
	return list
}
