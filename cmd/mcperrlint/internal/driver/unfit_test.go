package driver_test

import (
	"encoding/hex"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// setModes changes the permissions of all directories and files of a cache.
func setModes(t *testing.T, dir string, directories, files fs.FileMode) {
	t.Helper()
	var all []string
	require.NoError(t, filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		all = append(all, path)
		return err
	}))
	for _, path := range slices.Backward(all) {
		info, err := os.Stat(path)
		require.NoError(t, err)
		mode := files
		if info.IsDir() {
			mode = directories
		}
		require.NoError(t, os.Chmod(path, mode))
	}
}

// A cache that can only be read gives what it has, and what it lacks is made every
// time.
func TestReadOnlyCache(t *testing.T) {
	dir := write(t, tower)
	recorded, analysed := recording()
	cfg := config(t, dir, recorded, badcalls)
	cfg.Fingerprint = "settings"
	first := sound(t, cfg)
	analysed()
	setModes(t, cfg.CacheDir, 0o500, 0o400)
	t.Cleanup(func() { setModes(t, cfg.CacheDir, 0o700, 0o600) })
	assert.Equal(t, first, sound(t, cfg))
	assert.Empty(t, analysed())

	replace(t, filepath.Join(dir, "aside", "aside.go"), "func F() {}", "func BadF() {}")
	fresh := cfg
	fresh.CacheDir = driver.CacheOff
	want := sound(t, fresh).Findings
	analysed()
	writable := os.WriteFile(filepath.Join(cfg.CacheDir, "probe"), nil, 0o600) == nil // as for root
	for range 2 {
		result := sound(t, cfg)
		assert.Equal(t, want, result.Findings)
		if !writable {
			assert.Equal(t, []string{"aside"}, analysed())
			assert.Equal(t, []string{"the cache in " + cfg.CacheDir + " cannot be written: permission denied"}, result.Notes)
		}
	}
}

// Entries that are whole, and hold something else than they should, are no worse
// than none.
func TestWrongContent(t *testing.T) {
	dir := write(t, server)
	cfg := config(t, dir, badcalls, uses)
	cfg.Fingerprint = "settings"
	want := lines(sound(t, cfg))
	kept := cache.Open(cfg.CacheDir, 1<<30)
	keys := make(map[cache.Key][]byte)
	for path := range entries(t, cfg.CacheDir) {
		var key cache.Key
		_, err := hex.Decode(key[:], []byte(filepath.Base(path)))
		require.NoError(t, err)
		data, found := kept.Get(key)
		require.True(t, found)
		keys[key] = data
	}
	require.Greater(t, len(keys), 2)
	for name, content := range map[string]func(whole []byte) []byte{
		"nothing":      func([]byte) []byte { return nil },
		"text":         func([]byte) []byte { return []byte("this is none") },
		"zeros":        func(whole []byte) []byte { return make([]byte, len(whole)) },
		"half":         func(whole []byte) []byte { return whole[:len(whole)/2] },
		"one byte off": func(whole []byte) []byte { return whole[1:] },
	} {
		t.Run(name, func(t *testing.T) {
			for key, whole := range keys {
				require.NoError(t, kept.Put(key, content(whole)))
			}
			assert.Equal(t, want, lines(sound(t, cfg)))
			assert.Equal(t, want, lines(sound(t, cfg)))
		})
	}
}
