package cache_test

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

func keyOf(name string) cache.Key { return sha256.Sum256([]byte(name)) }

// files returns the files below a directory.
func files(t *testing.T, dir string) []string {
	t.Helper()
	list := []string{}
	require.NoError(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			list = append(list, path)
		}
		return err
	}))
	return list
}

func TestRoundTrip(t *testing.T) {
	c := cache.Open(filepath.Join(t.TempDir(), "made", "later"), 1<<20)
	for _, data := range []string{"", "some bytes"} {
		key := keyOf(data)
		_, found := c.Get(key)
		assert.False(t, found || c.Has(key))
		require.NoError(t, c.Put(key, []byte(data)))
		got, found := c.Get(key)
		assert.True(t, found && c.Has(key))
		assert.Equal(t, data, string(got))
	}
	c.Remove(keyOf(""))
	assert.False(t, c.Has(keyOf("")))
	assert.True(t, c.Has(keyOf("some bytes")))
}

func TestNone(t *testing.T) {
	var c *cache.Cache
	require.NoError(t, c.Put(keyOf("a"), []byte("a")))
	_, found := c.Get(keyOf("a"))
	assert.False(t, found || c.Has(keyOf("a")))
	require.NoError(t, c.Trim())
	require.NoError(t, c.Clean())
	assert.Empty(t, c.Dir())
	c.Remove(keyOf("a"))
}

func TestDamage(t *testing.T) {
	rows := map[string]func([]byte) []byte{
		"empty":       func([]byte) []byte { return nil },
		"cut":         func(b []byte) []byte { return b[:len(b)-1] },
		"header only": func(b []byte) []byte { return b[:20] },
		"longer":      func(b []byte) []byte { return append(b, 0) },
		"other bytes": func(b []byte) []byte { b[len(b)-1]++; return b },
		"other kind":  func(b []byte) []byte { b[0]++; return b },
		"zeros":       func(b []byte) []byte { return make([]byte, len(b)) },
	}
	for name, damage := range rows {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			c, key := cache.Open(dir, 1<<20), keyOf("a")
			require.NoError(t, c.Put(key, []byte("some bytes")))
			path := files(t, dir)[0]
			data, err := os.ReadFile(path)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(path, damage(data), 0o600))
			_, found := c.Get(key)
			assert.False(t, found)
			assert.Empty(t, files(t, dir), "the damaged entry is removed")
			require.NoError(t, c.Put(key, []byte("some bytes")))
			_, found = c.Get(key)
			assert.True(t, found)
		})
	}
}

func TestUnwritable(t *testing.T) {
	notADirectory := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(notADirectory, nil, 0o600))
	c := cache.Open(filepath.Join(notADirectory, "cache"), 1<<20)
	require.Error(t, c.Put(keyOf("a"), []byte("a")))
	_, found := c.Get(keyOf("a"))
	assert.False(t, found)
}

// Processes that write the same entry and read it meanwhile see it whole or not
// at all.
func TestConcurrent(t *testing.T) {
	dir := t.TempDir()
	want := bytes.Repeat([]byte("whole "), 20_000)
	var all sync.WaitGroup
	for range 8 {
		c := cache.Open(dir, 1<<30)
		all.Go(func() {
			for range 20 {
				assert.NoError(t, c.Put(keyOf("a"), want))
				got, found := c.Get(keyOf("a"))
				assert.True(t, found && bytes.Equal(want, got))
			}
		})
	}
	all.Wait()
	assert.Len(t, files(t, dir), 1, "nothing unfinished is left")
}

func TestTrim(t *testing.T) {
	dir := t.TempDir()
	c := cache.Open(dir, 10_000)
	for i := range 10 {
		key := keyOf(fmt.Sprint(i))
		require.NoError(t, c.Put(key, make([]byte, 1000)))
		age(t, dir, key, time.Duration(20-i)*time.Hour)
	}
	_, found := c.Get(keyOf("0")) // makes the oldest entry the newest
	require.True(t, found)
	abandoned := abandon(t, dir)
	foreign := filepath.Join(dir, "ab", "notes.txt")
	require.NoError(t, os.MkdirAll(filepath.Dir(foreign), 0o700))
	require.NoError(t, os.WriteFile(foreign, make([]byte, 50_000), 0o600))

	require.NoError(t, c.Trim())
	var kept []string
	for i := range 10 {
		if c.Has(keyOf(fmt.Sprint(i))) {
			kept = append(kept, fmt.Sprint(i))
		}
	}
	assert.Equal(t, "0 4 5 6 7 8 9", strings.Join(kept, " "), "the entries that were not used for longest go")
	assert.NoFileExists(t, abandoned)
	assert.FileExists(t, foreign)

	require.NoError(t, c.Trim())
	assert.Len(t, files(t, dir), 8, "what fits stays")
	require.NoError(t, c.Clean())
	assert.Equal(t, []string{foreign}, files(t, dir))
	require.NoError(t, cache.Open(filepath.Join(dir, "missing"), 1).Clean())
}

// Whoever writes trims, but not every time.
func TestTrimNowAndThen(t *testing.T) {
	dir := t.TempDir()
	c := cache.Open(dir, 1000)
	for i := range 3 {
		require.NoError(t, c.Put(keyOf(fmt.Sprint(i)), make([]byte, 1000)))
	}
	require.NoError(t, c.TrimNowAndThen())
	assert.Len(t, files(t, dir), 3, "the directory is new")
	old := time.Now().Add(-2 * time.Hour)
	require.NoError(t, os.Chtimes(dir, old, old))
	require.NoError(t, c.TrimNowAndThen())
	assert.Empty(t, files(t, dir))
	require.NoError(t, c.Put(keyOf("a"), make([]byte, 1000)))
	require.NoError(t, c.TrimNowAndThen())
	assert.Len(t, files(t, dir), 1, "it was trimmed just now")

	require.Error(t, cache.Open(filepath.Join(dir, "missing"), 1).TrimNowAndThen())
	var none *cache.Cache
	require.NoError(t, none.TrimNowAndThen())
}

// An entry under the name of another one is none.
func TestOtherKey(t *testing.T) {
	dir := t.TempDir()
	c, key := cache.Open(dir, 1<<20), keyOf("a")
	require.NoError(t, c.Put(key, []byte("some bytes")))
	path := files(t, dir)[0]
	other := keyOf("b")
	name := fmt.Sprintf("%x", other)
	moved := filepath.Join(dir, name[:2], name)
	require.NoError(t, os.MkdirAll(filepath.Dir(moved), 0o700))
	require.NoError(t, os.Rename(path, moved))
	assert.False(t, c.Has(other))
	_, found := c.Get(other)
	assert.False(t, found)
	assert.Empty(t, files(t, dir))
}

// age makes an entry look unused for some time.
func age(t *testing.T, dir string, key cache.Key, by time.Duration) {
	t.Helper()
	then := time.Now().Add(-by)
	name := fmt.Sprintf("%x", key)
	require.NoError(t, os.Chtimes(filepath.Join(dir, name[:2], name), then, then))
}

// abandon leaves the file of an entry behind that was never finished.
func abandon(t *testing.T, dir string) string {
	t.Helper()
	path := filepath.Join(dir, "new", ".mcperrlint-4XJ5ZQ2OGB7T3LQ6K5XW2VRC4E.tmp")
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
	require.NoError(t, os.WriteFile(path, []byte("half"), 0o600))
	then := time.Now().Add(-2 * time.Hour)
	require.NoError(t, os.Chtimes(path, then, then))
	return path
}

// The first thing that a run writes has what a killed one has left go away, and so
// has cleaning.
func TestAbandoned(t *testing.T) {
	dir := t.TempDir()
	c := cache.Open(dir, 1<<20)
	abandoned := abandon(t, dir)
	require.NoError(t, c.Put(keyOf("a"), nil))
	assert.NoFileExists(t, abandoned)
	abandon(t, dir)
	require.NoError(t, c.Clean())
	assert.Empty(t, files(t, dir))
}

// A directory in the place of an entry gives way, with all that is in it, and nothing
// that links in it lead to.
func TestDirectoryInThePlaceOfAnEntry(t *testing.T) {
	place := func(t *testing.T, dir, outside string) {
		t.Helper()
		path := filepath.Join(dir, fmt.Sprintf("%x", keyOf("a"))[:2], fmt.Sprintf("%x", keyOf("a")))
		require.NoError(t, os.MkdirAll(filepath.Join(path, "below"), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(path, "below", "file"), nil, 0o600))
		require.NoError(t, os.Symlink(outside, filepath.Join(path, "link")))
	}
	for name, repair := range map[string]func(*testing.T, *cache.Cache){
		"put": func(t *testing.T, c *cache.Cache) {
			require.NoError(t, c.Put(keyOf("a"), []byte("some bytes")))
			got, found := c.Get(keyOf("a"))
			assert.True(t, found)
			assert.Equal(t, "some bytes", string(got))
			c.Remove(keyOf("a"))
		},
		"remove": func(_ *testing.T, c *cache.Cache) { c.Remove(keyOf("a")) },
		"clean":  func(t *testing.T, c *cache.Cache) { require.NoError(t, c.Clean()) },
		"trim":   func(t *testing.T, c *cache.Cache) { require.NoError(t, cache.Open(c.Dir(), 1).Trim()) },
	} {
		t.Run(name, func(t *testing.T) {
			dir, outside := t.TempDir(), t.TempDir()
			require.NoError(t, os.WriteFile(filepath.Join(outside, "kept"), nil, 0o600))
			place(t, dir, outside)
			c := cache.Open(dir, 1<<20)
			_, found := c.Get(keyOf("a"))
			assert.False(t, found || c.Has(keyOf("a")))
			repair(t, c)
			assert.Empty(t, files(t, dir))
			assert.NoDirExists(t, filepath.Join(dir, fmt.Sprintf("%x", keyOf("a"))[:2], fmt.Sprintf("%x", keyOf("a"))))
			assert.FileExists(t, filepath.Join(outside, "kept"))
		})
	}
}

// A link in the place of a directory of entries leads to nothing that is written or
// removed.
func TestLinkInThePlaceOfADirectory(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	name := fmt.Sprintf("%x", keyOf("a"))
	kept := filepath.Join(outside, name)
	require.NoError(t, os.WriteFile(kept, []byte("kept"), 0o600))
	require.NoError(t, os.Symlink(outside, filepath.Join(dir, name[:2])))
	c := cache.Open(dir, 1)
	require.Error(t, c.Put(keyOf("a"), []byte("some bytes")))
	_, found := c.Get(keyOf("a"))
	assert.False(t, found)
	c.Remove(keyOf("a"))
	require.NoError(t, c.Trim())
	require.NoError(t, c.Clean())
	assert.Equal(t, []string{kept}, files(t, outside))
}
