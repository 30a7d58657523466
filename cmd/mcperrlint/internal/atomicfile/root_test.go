package atomicfile_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

func open(t *testing.T, dir string) *os.Root {
	t.Helper()
	root, err := os.OpenRoot(dir)
	require.NoError(t, err)
	t.Cleanup(func() { _ = root.Close() })
	return root
}

func TestWriteInStaysInside(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	victim := filepath.Join(outside, "victim")
	require.NoError(t, os.WriteFile(victim, []byte("old"), 0o666))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "sub"), 0o777))
	require.NoError(t, os.Symlink(outside, filepath.Join(dir, "out")))
	require.NoError(t, os.Symlink(victim, filepath.Join(dir, "link")))
	root := open(t, dir)

	require.NoError(t, atomicfile.WriteIn(root, filepath.Join("sub", "a"), []byte("new")))
	assert.Equal(t, "new", read(t, filepath.Join(dir, "sub", "a")))
	for _, name := range []string{filepath.Join("out", "victim"), filepath.Join("out", "new"), filepath.Join("..", "new"), "link"} {
		require.Error(t, atomicfile.WriteIn(root, name, []byte("new")), name)
		require.Error(t, atomicfile.CreateIn(root, name, []byte("new")), name)
	}
	assert.Equal(t, "old", read(t, victim))
	alone(t, outside, "victim")
	alone(t, dir, "link", "out", "sub")
}

func TestCreateIn(t *testing.T) {
	dir := t.TempDir()
	root := open(t, dir)
	require.NoError(t, atomicfile.CreateIn(root, "a", []byte("first")))
	require.ErrorIs(t, atomicfile.CreateIn(root, "a", []byte("second")), fs.ErrExist)
	assert.Equal(t, "first", read(t, filepath.Join(dir, "a")))
	require.NoError(t, os.Symlink("gone", filepath.Join(dir, "dangling")))
	require.ErrorIs(t, atomicfile.CreateIn(root, "dangling", nil), fs.ErrExist, "a link is something, too")
	alone(t, dir, "a", "dangling")
}
