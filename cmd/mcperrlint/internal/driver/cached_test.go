package driver_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// entries returns the files of a cache with the times of their last use.
func entries(t *testing.T, dir string) map[string]time.Time {
	t.Helper()
	found := make(map[string]time.Time)
	require.NoError(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		found[path] = info.ModTime()
		return err
	}))
	return found
}

// damages are what can happen to an entry.
var damages = map[string]func(t *testing.T, path string){
	"gone":    func(t *testing.T, path string) { require.NoError(t, os.Remove(path)) },
	"empty":   func(t *testing.T, path string) { require.NoError(t, os.Truncate(path, 0)) },
	"cut":     func(t *testing.T, path string) { require.NoError(t, os.Truncate(path, 100)) },
	"altered": func(t *testing.T, path string) { alter(t, path) },
	"no file": func(t *testing.T, path string) {
		require.NoError(t, os.Remove(path))
		require.NoError(t, os.MkdirAll(filepath.Join(path, "not", "empty"), 0o777))
	},
}

// alter changes the last byte of a file, of which nothing shows before all is
// read.
func alter(t *testing.T, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	data[len(data)-1]++
	require.NoError(t, os.WriteFile(path, data, 0o600))
}

func TestDamagedCache(t *testing.T) {
	dir := write(t, server)
	for name, damage := range damages {
		t.Run(name, func(t *testing.T) {
			cfg := config(t, dir, badcalls, uses)
			cfg.Fingerprint = "settings"
			want := lines(sound(t, cfg))
			before := entries(t, cfg.CacheDir)
			for path := range before {
				damage(t, path)
			}
			result := sound(t, cfg)
			assert.Equal(t, want, lines(result))
			assert.Empty(t, result.Notes)
			for path := range before {
				assert.FileExists(t, path, "it is there again")
			}
			assert.Equal(t, want, lines(sound(t, cfg)))
		})
	}
}

// An entry that is whole and no export data is no worse than none.
func TestForeignEntry(t *testing.T) {
	cfg := config(t, write(t, server), badcalls, uses)
	cfg.Fingerprint = "settings"
	want := lines(sound(t, cfg))
	other := config(t, write(t, "-- go.mod --\nmodule example.test/other\n\ngo 1.25.0\n-- a.go --\npackage other\n\nimport \"os\"\n\nvar F *os.File\n"), uses)
	sound(t, other)
	var wrong []byte
	for path := range entries(t, other.CacheDir) {
		var err error
		wrong, err = os.ReadFile(path)
		require.NoError(t, err)
	}
	for path := range entries(t, cfg.CacheDir) {
		require.NoError(t, os.WriteFile(path, wrong, 0o600))
	}
	for range 2 {
		result := sound(t, cfg)
		assert.Equal(t, want, lines(result))
		assert.Empty(t, result.Notes)
	}
}

func TestCacheIsUsed(t *testing.T) {
	cfg := config(t, write(t, server), badcalls)
	sound(t, cfg)
	first := entries(t, cfg.CacheDir)
	assert.Len(t, first, 1, "what the module imports from elsewhere, and nothing else")
	sound(t, cfg)
	assert.Equal(t, first, entries(t, cfg.CacheDir), "nothing is written again")
	cfg.Env = append(cfg.Env, "GOOS=windows")
	sound(t, cfg)
	assert.Len(t, entries(t, cfg.CacheDir), 2, "another platform has other types")
}

func TestNoCache(t *testing.T) {
	cfg := config(t, write(t, server), badcalls)
	want := messages(cfg.Dir, sound(t, cfg))
	home := t.TempDir()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, home)
	}
	base, err := os.UserCacheDir()
	require.NoError(t, err)
	ours := filepath.Join(base, "mcperrlint")
	assert.Equal(t, ours, driver.CacheDir())
	cfg.CacheDir = driver.CacheOff
	assert.Equal(t, want, messages(cfg.Dir, sound(t, cfg)))
	assert.NoDirExists(t, ours)
	cfg.CacheDir = ""
	assert.Equal(t, want, messages(cfg.Dir, sound(t, cfg)))
	assert.NotEmpty(t, entries(t, ours))
	require.NoError(t, driver.CleanCache(driver.CacheOff))
	require.NoError(t, driver.CleanCache(""))
	assert.Empty(t, entries(t, ours))
}

func TestUnwritableCache(t *testing.T) {
	cfg := config(t, write(t, server), badcalls)
	cfg.Fingerprint = "settings"
	want := messages(cfg.Dir, sound(t, cfg))
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	cfg.CacheDir = filepath.Join(file, "cache")
	result := sound(t, cfg)
	assert.Equal(t, want, messages(cfg.Dir, result))
	assert.Equal(t, []string{"the cache in " + cfg.CacheDir + " cannot be written: not a directory"}, result.Notes)
}

func TestConcurrentRuns(t *testing.T) {
	cfg := config(t, write(t, server), badcalls, uses)
	cfg.Fingerprint = "settings"
	want := lines(sound(t, cfg))
	cfg.CacheDir = t.TempDir()
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 2 {
				result, err := driver.Run(t.Context(), cfg)
				if assert.NoError(t, err) {
					assert.Equal(t, want, lines(result))
					assert.Empty(t, result.Notes)
				}
			}
		})
	}
	all.Wait()
}
