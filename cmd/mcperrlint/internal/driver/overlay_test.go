package driver

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What an overlay names is a file by a full path, or nothing.
func FuzzOverlay(f *testing.F) {
	for _, text := range []string{
		`{"Replace": {"a.go": "b.go", "/c.go": ""}}`, `{"Replace": {"../../etc/passwd": "/dev/zero", "": "", "a/./b": "a//b"}}`,
		`{"Replace": null}`, `{"Replace": {"a": 1}}`, "{}", "", "\x00", `{"Replace": {"\u0000": "\u202e"}}`,
	} {
		f.Add([]byte(text))
	}
	dir := f.TempDir()
	f.Fuzz(func(t *testing.T, text []byte) {
		list := filepath.Join(t.TempDir(), "overlay.json")
		require.NoError(t, os.WriteFile(list, text, 0o666))
		s, all := &session{dir: dir}, replacements{Replace: make(map[string]string)}
		if err := s.readReplacements(list, &all); err != nil {
			return
		}
		for path, by := range all.Replace {
			assert.Equal(t, filepath.Clean(path), path)
			assert.True(t, filepath.IsAbs(path))
			assert.True(t, by == "" || filepath.IsAbs(by) && filepath.Clean(by) == by, by)
		}
	})
}
