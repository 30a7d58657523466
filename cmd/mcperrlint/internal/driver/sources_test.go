package driver

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What went into a key is what is parsed, also where it is too much to be kept.
func TestKeptOrTheSame(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.go")
	write := func(text string) { require.NoError(t, os.WriteFile(path, []byte(text), 0o666)) }
	for name, size := range map[string]int{"kept": 0, "too much": mostKept} {
		t.Run(name, func(t *testing.T) {
			s := &sources{overlay: new(overlay), trees: []string{dir}, kept: make(map[string][]byte), size: size}
			write("package a\n")
			_, err := s.keep(path)
			require.NoError(t, err)
			text, err := s.read(path)
			require.NoError(t, err)
			assert.Equal(t, "package a\n", string(text))

			write("package b\n")
			text, err = s.read(path)
			if size == 0 {
				require.NoError(t, err)
				assert.Equal(t, "package a\n", string(text))
			} else {
				require.ErrorIs(t, err, errEdited)
			}
			s.reset()
			text, err = s.read(path)
			require.NoError(t, err)
			assert.Equal(t, "package b\n", string(text))
		})
	}
}

// Files belong to the innermost module around them; those of Go and of the module cache are
// where whoever runs the program has them.
func TestFileOf(t *testing.T) {
	at := func(path string) string { return filepath.Join(string(filepath.Separator), filepath.FromSlash(path)) }
	s := &sources{fixed: []string{at("go"), "", at("m/cache")}, trees: []string{at("m"), at("m/nested")}}
	for path, tree := range map[string]string{
		"go/src/fmt/print.go": "", "m/cache/x/x.go": "", "m/a/a.go": at("m"), "m/nested/a.go": at("m/nested"), "other/a.go": at("other"),
	} {
		assert.Equal(t, tree, s.file(at(path)).Tree, path)
	}
}
