package driver_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A fix says which bytes it is for: those that were analysed, in whatever way they
// came, and whether they were analysed now or earlier.
func TestFixesNameTheirBytes(t *testing.T) {
	const other = "// Package a is longer here.\npackage a\n\nfunc BadOne() {}\n"
	dir := write(t, server)
	file := filepath.Join(dir, "a", "a.go")
	cfg := config(t, dir, badcalls)
	cfg.Fingerprint = "test"
	sum := func(cfg driver.Config) finding.Sum {
		edits := sound(t, cfg).Findings[0].Fixes[0].Edits
		require.Len(t, edits, 1)
		return edits[0].Sum
	}
	disk, err := os.ReadFile(file)
	require.NoError(t, err)
	overlaid := cfg
	overlaid.Overlay = map[string][]byte{file: []byte(other)}
	for range 2 { // the second time from the cache
		assert.Equal(t, finding.SumOf(disk), sum(cfg))
		assert.Equal(t, finding.SumOf([]byte(other)), sum(overlaid))
	}

	replaced := cfg
	list := filepath.Join(t.TempDir(), "overlay.json")
	content := filepath.Join(filepath.Dir(list), "content")
	require.NoError(t, os.WriteFile(content, []byte(other), 0o666))
	require.NoError(t, os.WriteFile(list, []byte(`{"Replace": {"`+filepath.ToSlash(file)+`": "`+filepath.ToSlash(content)+`"}}`), 0o666))
	replaced.BuildFlags = []string{"-overlay=" + list}
	assert.Equal(t, finding.SumOf([]byte(other)), sum(replaced))
	replaced.BuildFlags, replaced.Env = nil, moduleEnv("GOFLAGS=-mod=readonly -overlay="+list)
	assert.Equal(t, finding.SumOf([]byte(other)), sum(replaced))

	program, err := os.Executable()
	require.NoError(t, err)
	t.Setenv(asDriver, "1")
	overlaid.Env = append(moduleEnv(), "GOPACKAGESDRIVER="+program)
	assert.Equal(t, finding.SumOf([]byte(other)), sum(overlaid))
}

// What is shown of a file is what was looked at, and no other file is read.
func TestRead(t *testing.T) {
	program, err := os.Executable()
	require.NoError(t, err)
	for name, external := range map[string]bool{"our driver": false, "an external driver": true} {
		t.Run(name, func(t *testing.T) {
			dir := write(t, server)
			cfg := config(t, dir, badcalls)
			cfg.Fingerprint = "test"
			if external {
				t.Setenv(asDriver, "1")
				cfg.Env = append(moduleEnv(), "GOPACKAGESDRIVER="+program)
			}
			file := filepath.Join(dir, "a", "a.go")
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			for range 2 {
				result, err := driver.Run(t.Context(), cfg)
				require.NoError(t, err)
				shown, err := result.Read(file)
				require.NoError(t, err)
				assert.Equal(t, string(text), string(shown))
				for _, other := range []string{filepath.Join(dir, "go.mod"), "/etc/passwd", ""} {
					_, err = result.Read(other)
					assert.EqualError(t, err, other+" is not a file of the packages")
				}
			}
			result, err := driver.Run(t.Context(), cfg)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(file, append(text, "// more\n"...), 0o666))
			if shown, err := result.Read(file); err == nil { // as if nothing had been written
				assert.Equal(t, string(text), string(shown))
			}
		})
	}
}
