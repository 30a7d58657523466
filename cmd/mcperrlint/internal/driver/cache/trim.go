package cache

import (
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

// trimEvery is how old the time of the directory becomes before [Cache.Trim] is
// due: looking at all entries takes longer than reading those that one run wants.
const trimEvery = time.Hour

// entry is a file of the cache, or a directory in its place.
type entry struct {
	name string // in the directory of the cache
	size int64
	used time.Time
}

// TrimNowAndThen is [Cache.Trim], if nobody has done that lately.
func (c *Cache) TrimNowAndThen() error {
	if c == nil {
		return nil
	}
	info, err := os.Stat(c.dir)
	if err != nil || time.Since(info.ModTime()).Abs() < trimEvery {
		return err
	}
	now := time.Now()
	return errors.Join(os.Chtimes(c.dir, now, now), c.Trim())
}

// Trim removes what was not used for the longest time until a fifth of the limit
// is free, if the cache is larger than its limit, and entries that were begun
// and never finished.
func (c *Cache) Trim() error {
	if c == nil {
		return nil
	}
	root, err := os.OpenRoot(c.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer root.Close()
	atomicfile.Sweep(root, unfinishedDir)
	files, err := entries(root)
	var total int64
	for _, f := range files {
		total += f.size
	}
	if total <= c.limit {
		return err
	}
	slices.SortFunc(files, func(a, b entry) int { return a.used.Compare(b.used) })
	for _, f := range files {
		if total <= c.limit-c.limit/5 {
			break
		}
		err = errors.Join(err, root.RemoveAll(f.name))
		total -= f.size
	}
	return err
}

// entries returns the entries of the cache, and nothing that somebody else put into
// its directory.
func entries(root *os.Root) ([]entry, error) {
	var list []entry
	dirs, err := fs.ReadDir(root.FS(), ".")
	for _, dir := range dirs {
		if !dir.IsDir() || !isHex(dir.Name(), 2) {
			continue
		}
		files, e := fs.ReadDir(root.FS(), dir.Name())
		err = errors.Join(err, e)
		for _, f := range files {
			if !isHex(f.Name(), 2*len(Key{})) {
				continue
			}
			if info, e := f.Info(); e == nil { // else it is gone by now
				list = append(list, entry{filepath.Join(dir.Name(), f.Name()), info.Size(), info.ModTime()})
			}
		}
	}
	return list, err
}

// isHex reports whether a name consists of so many hexadecimal digits.
func isHex(name string, digits int) bool {
	_, err := hex.DecodeString(name)
	return err == nil && len(name) == digits
}
