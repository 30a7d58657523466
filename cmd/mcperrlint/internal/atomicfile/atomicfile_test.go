package atomicfile_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(data)
}

// alone checks that a directory has these entries and no temporary file.
func alone(t *testing.T, dir string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	assert.Equal(t, names, got)
}

func TestWriteKeepsPermissions(t *testing.T) {
	for _, perm := range []fs.FileMode{0o600, 0o644, 0o666, 0o755} {
		dir := t.TempDir()
		path := filepath.Join(dir, "a.go")
		require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
		require.NoError(t, os.Chmod(path, perm))
		require.NoError(t, atomicfile.Write(path, []byte("new")))
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, perm, info.Mode().Perm())
		assert.Equal(t, "new", read(t, path))
		alone(t, dir, "a.go")
	}
}

func TestWriteNewFile(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, atomicfile.Write(filepath.Join(dir, "a"), []byte("new")))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "b"), nil, 0o666))
	a, err := os.Stat(filepath.Join(dir, "a"))
	require.NoError(t, err)
	b, err := os.Stat(filepath.Join(dir, "b"))
	require.NoError(t, err)
	assert.Equal(t, b.Mode(), a.Mode(), "as any new file")
	alone(t, dir, "a", "b")
}

func TestWriteThroughSymbolicLink(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	target, link := filepath.Join(elsewhere, "target"), filepath.Join(dir, "link")
	require.NoError(t, os.WriteFile(target, []byte("old"), 0o666))
	require.NoError(t, os.Symlink(target, link))
	require.NoError(t, atomicfile.Write(link, []byte("new")))
	assert.Equal(t, "new", read(t, target))
	info, err := os.Lstat(link)
	require.NoError(t, err)
	assert.Equal(t, fs.ModeSymlink, info.Mode().Type(), "the link stays a link")
	alone(t, dir, "link")
	alone(t, elsewhere, "target")
}

// A link to a file that is not there yet is one to the file that is written.
func TestWriteThroughDanglingLinks(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "below"), 0o777))
	require.NoError(t, os.Symlink(filepath.Join(dir, "below", "second"), filepath.Join(dir, "first")))
	require.NoError(t, os.Symlink("target", filepath.Join(dir, "below", "second")))
	require.NoError(t, atomicfile.Write(filepath.Join(dir, "first"), []byte("new")))
	assert.Equal(t, "new", read(t, filepath.Join(dir, "below", "target")))
	alone(t, dir, "below", "first")
	alone(t, filepath.Join(dir, "below"), "second", "target")
}

func TestReadersSeeWholeFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.go")
	contents := []string{strings.Repeat("a", 1<<16), strings.Repeat("b", 1<<15)}
	require.NoError(t, os.WriteFile(path, []byte(contents[0]), 0o666))
	done := make(chan error)
	go func() {
		var err error
		for i := range 50 {
			err = errors.Join(err, atomicfile.Write(path, []byte(contents[i%2])))
		}
		done <- err
	}()
	for {
		select {
		case err := <-done:
			require.NoError(t, err)
			return
		default:
			require.Contains(t, contents, read(t, path))
		}
	}
}

func TestWriteFails(t *testing.T) {
	dir := t.TempDir()
	readOnly := filepath.Join(dir, "readonly")
	require.NoError(t, os.WriteFile(readOnly, []byte("old"), 0o444))
	folder := filepath.Join(dir, "folder")
	require.NoError(t, os.Mkdir(folder, 0o777))
	circle := filepath.Join(dir, "circle")
	require.NoError(t, os.Symlink(circle, circle))

	err := atomicfile.Write(readOnly, []byte("new"))
	require.ErrorIs(t, err, atomicfile.ErrReadOnly)
	require.EqualError(t, err, "write "+readOnly+": the file is read-only")
	assert.Equal(t, "old", read(t, readOnly))

	missing := filepath.Join(dir, "missing", "a")
	require.EqualError(t, atomicfile.Write(missing, nil), "write "+missing+": no such file or directory")
	require.EqualError(t, atomicfile.Write(folder, nil), "write "+folder+": this is no regular file")
	require.ErrorContains(t, atomicfile.Write(circle, nil), "too many")
	alone(t, dir, "circle", "folder", "readonly")
}
