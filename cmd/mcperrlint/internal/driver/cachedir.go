package driver

import (
	"os"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// CacheOff is the [Config.CacheDir] that asks for no cache.
const CacheOff = "off"

// cacheLimit is how large the cache may become.
const cacheLimit = 1 << 30

// CleanCache removes everything from the cache in a directory, which is named
// like [Config.CacheDir].
func CleanCache(dir string) error { return openCache(dir).Clean() }

// openCache returns the cache in a directory, or nil if there is to be none.
func openCache(dir string) *cache.Cache {
	switch dir {
	case CacheOff:
		return nil
	case "":
		base, err := os.UserCacheDir()
		if err != nil {
			return nil // there is no home, as in some containers
		}
		dir = filepath.Join(base, "mcperrlint")
	}
	return cache.Open(dir, cacheLimit)
}
