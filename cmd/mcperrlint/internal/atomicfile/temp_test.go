package atomicfile_test

import (
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

// The name of a file that a killed run has left behind.
const leftover = ".mcperrlint-4XJ5ZQ2OGB7T3LQ6K5XW2VRC4E.tmp"

// leave makes such a file, which no run has touched for two hours.
func leave(t *testing.T, path string) {
	t.Helper()
	require.NoError(t, os.WriteFile(path, []byte("half"), 0o666))
	then := time.Now().Add(-2 * time.Hour)
	require.NoError(t, os.Chtimes(path, then, then))
}

func TestLeftoversAreRemoved(t *testing.T) {
	dir := t.TempDir()
	leave(t, filepath.Join(dir, leftover))
	require.NoError(t, atomicfile.Write(filepath.Join(dir, "a"), []byte("new")))
	alone(t, dir, "a")

	leave(t, filepath.Join(dir, leftover))
	require.NoError(t, atomicfile.CreateIn(open(t, dir), "b", []byte("new")))
	alone(t, dir, "a", "b")
}

// What only looks like a leftover stays.
func TestOthersStay(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	names := []string{
		".mcperrlint-4XJ5ZQ2OGB7T3LQ6K5XW2VRC4.tmp", ".mcperrlint-4xj5zq2ogb7t3lq6k5xw2vrc4e.tmp", ".mcperrlint-baseline.json",
		".mcperrlint.tmp", ".mcperrlint.yaml", "4XJ5ZQ2OGB7T3LQ6K5XW2VRC4E.tmp",
	}
	for _, name := range names {
		leave(t, filepath.Join(dir, name))
	}
	link, folder := ".mcperrlint-AAAAAAAAAAAAAAAAAAAAAAAAAA.tmp", ".mcperrlint-BBBBBBBBBBBBBBBBBBBBBBBBBB.tmp"
	leave(t, filepath.Join(outside, "victim"))
	require.NoError(t, os.Symlink(filepath.Join(outside, "victim"), filepath.Join(dir, link)))
	require.NoError(t, os.Mkdir(filepath.Join(dir, folder), 0o777))

	atomicfile.Sweep(open(t, dir), ".")
	for _, name := range append(names, link, folder) {
		_, err := os.Lstat(filepath.Join(dir, name))
		require.NoError(t, err, name)
	}
	assert.Equal(t, "half", read(t, filepath.Join(outside, "victim")))
}

// A file of a run that is still at work stays.
func TestLiveFilesStay(t *testing.T) {
	dir := t.TempDir()
	root := open(t, dir)
	temp, err := atomicfile.CreateTemp(root, ".", 0o600)
	require.NoError(t, err)
	_, err = temp.WriteString("whole")
	require.NoError(t, err)
	require.NoError(t, atomicfile.Write(filepath.Join(dir, "other"), nil))
	require.NoError(t, temp.Commit("a"))
	assert.Equal(t, "whole", read(t, filepath.Join(dir, "a")))

	temp, err = atomicfile.CreateTemp(root, ".", 0o600)
	require.NoError(t, err)
	temp.Discard()
	alone(t, dir, "a", "other")
}

// Runs that write to a directory at the same time do not take each other's files
// for leftovers.
func TestManyWriters(t *testing.T) {
	dir := t.TempDir()
	var all sync.WaitGroup
	for i := range 8 {
		path := filepath.Join(dir, strconv.Itoa(i%4))
		all.Go(func() {
			for range 25 {
				assert.NoError(t, atomicfile.Write(path, []byte("whole")))
			}
		})
	}
	all.Wait()
	alone(t, dir, "0", "1", "2", "3")
}
