package config_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/config"
)

// What a file names must be there.
func TestMissing(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"old/deep/a.go", "old/deep/a.txt", "new/b.go", "_off/c.go", "node_modules/d.go", "known.json"} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
		require.NoError(t, os.WriteFile(file, nil, 0o666))
	}
	file := filepath.Join(dir, config.Name)
	rows := []struct {
		name, text string
		want       []string
	}{
		{"nothing named", "preset: wire\n", nil},
		{"all there", "baseline: known.json\nexclude:\n  - path: old/**\n  - path: '**/b.go'\n", nil},
		{"no baseline", "baseline: gone.json\n", []string{file + ":1:11: baseline: there is no " + filepath.Join(dir, "gone.json") + "; write it with mcperrlint baseline write"}},
		{"no Go file", "exclude:\n  - path: old/*.go\n  - path: old/**\n  - path: '**/a.txt'\n", []string{
			file + ":2:11: exclude: old/*.go matches no Go file; remove it, or mend the path",
			file + ":4:11: exclude: **/a.txt matches no Go file; remove it, or mend the path",
		}},
		{"not looked at", "exclude:\n  - path: _off/**\n  - reason: none\n    path: node_modules/**\n", []string{
			file + ":2:11: exclude: _off/** matches no Go file; remove it, or mend the path",
			file + ":4:11: exclude: node_modules/** matches no Go file; remove it, or mend the path",
		}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			c, err := config.Parse([]byte(row.text), file)
			require.NoError(t, err)
			got, err := c.Missing()
			require.NoError(t, err)
			assert.Equal(t, row.want, got)
		})
	}
}
