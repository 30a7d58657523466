package driver

import (
	"os"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// CacheOff is the [Config.CacheDir] that asks for no cache.
const CacheOff = "off"

// cacheLimit is how large the cache may become.
const cacheLimit = 512 << 20

// CacheDir returns the directory that an empty [Config.CacheDir] means: one in the
// user's cache directory. It is empty if there is none, as in some containers;
// then nothing is kept.
func CacheDir() string {
	base, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(base, "mcperrlint")
}

// CleanCache removes everything from the cache in a directory, which is named
// like [Config.CacheDir].
func CleanCache(dir string) error { return openCache(dir).Clean() }

// openCache returns the cache in a directory, or nil if there is to be none.
func openCache(dir string) *cache.Cache {
	if dir == "" {
		dir = CacheDir()
	}
	if dir == CacheOff || dir == "" {
		return nil
	}
	return cache.Open(dir, cacheLimit)
}
