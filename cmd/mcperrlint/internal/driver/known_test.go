package driver_test

import (
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// counting returns an analyzer that reports variables and counts its runs.
func counting() (*analysis.Analyzer, *atomic.Int32) {
	runs := new(atomic.Int32)
	a := &analysis.Analyzer{Name: "counting", Doc: "counting: count runs", Run: func(pass *analysis.Pass) (any, error) {
		runs.Add(1)
		for _, name := range pass.Pkg.Scope().Names() {
			obj := pass.Pkg.Scope().Lookup(name)
			pass.Reportf(obj.Pos(), "%s is %s", name, obj.Type().Underlying())
		}
		return nil, nil
	}}
	a.Flags.Bool("flag", false, "a flag")
	return a, runs
}

const replaced = app + `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
`

func TestKeptResult(t *testing.T) {
	dir := write(t, replaced)
	counted, runs := counting()
	cfg := config(t, filepath.Join(dir, "app"), counted)
	cfg.Fingerprint = "settings"
	first := sound(t, cfg)
	assert.Equal(t, []string{"app/main.go:5:5: value is int32", "app/main.go:7:6: main is func()"}, messages(dir, first))

	again := func(want int, why string) *driver.Result {
		t.Helper()
		runs.Store(0)
		result := sound(t, cfg)
		assert.EqualValues(t, want, runs.Load(), why)
		return result
	}
	assert.Equal(t, first, again(0, "nothing has changed"))
	cfg.Fingerprint = "other settings"
	assert.Equal(t, first, again(1, "the settings have changed"))
	require.NoError(t, counted.Flags.Set("flag", "true"))
	assert.Equal(t, first, again(1, "a flag has changed"))
	edit(t, filepath.Join(dir, "lib", "deep", "deep.go"))
	second := again(1, "a package that one is built from has changed")
	assert.Equal(t, "value is int64", second.Findings[0].Message)
	assert.Equal(t, second, again(0, "nothing has changed"))

	main := filepath.Join(dir, "app", "main.go")
	cfg.Overlay = map[string][]byte{main: []byte("package main\n\nfunc main() {}\n")}
	assert.Len(t, again(1, "a file is replaced").Findings, 1)
	cfg.Overlay = nil
	assert.Equal(t, second, again(0, "it is no longer"))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "app", "more.go"), []byte("package main\n\nvar more bool\n"), 0o666))
	assert.Len(t, again(1, "a file was added").Findings, 3)
	cfg.Env = append(cfg.Env, "GOARCH=386")
	assert.Len(t, again(1, "the platform has changed").Findings, 3)

	for path := range entries(t, cfg.CacheDir) {
		alter(t, path)
	}
	assert.Len(t, again(1, "the cache is damaged").Findings, 3)
	cfg.Fingerprint = ""
	again(1, "no result is kept")
	again(1, "no result is kept")
}

// A file that is edited while the analyzers run does not give its result to what
// it was, nor what it was to the file.
func TestEditMeanwhile(t *testing.T) {
	dir := write(t, replaced)
	file := filepath.Join(dir, "app", "main.go")
	before, err := os.ReadFile(file)
	require.NoError(t, err)
	counted, _ := counting()
	cfg := config(t, filepath.Join(dir, "app"), counted)
	cfg.Fingerprint = "settings"
	cfg.Progress = func(p driver.Progress) {
		if p.Phase == driver.PhaseAnalyse {
			assert.NoError(t, os.WriteFile(file, []byte("package main\n\nfunc main() {}\n"), 0o666))
		}
	}
	assert.Len(t, sound(t, cfg).Findings, 2)
	cfg.Progress = nil
	assert.Len(t, sound(t, cfg).Findings, 1)
	require.NoError(t, os.WriteFile(file, before, 0o666))
	assert.Len(t, sound(t, cfg).Findings, 2)
}

// What is wrong may be right the next time, for reasons that are not known. That
// does not keep what else there is from being known.
func TestNotKept(t *testing.T) {
	rows := map[string]string{
		"broken": "-- app/wrong/broken.go --\npackage wrong\n\nvar X int = \"\"\n",
		"failed": "-- app/wrong/failed.go --\npackage wrong\n\nfunc Fail() {}\n",
		"C":      "-- app/wrong/c.go --\npackage wrong\n\nimport \"C\"\n\nvar X = C.nobody_declares_this\n",
	}
	for name, archive := range rows {
		t.Run(name, func(t *testing.T) {
			recorded, analysed := recording()
			cfg := config(t, filepath.Join(write(t, replaced+archive), "app"), recorded, failing)
			cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
			cfg.Fingerprint = "settings"
			first := run(t, cfg)
			assert.Equal(t, []string{"app", "app/wrong"}, analysed())
			assert.Equal(t, first, run(t, cfg))
			assert.Equal(t, []string{"app/wrong"}, analysed())
		})
	}
}
