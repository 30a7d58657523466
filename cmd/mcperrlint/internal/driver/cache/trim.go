package cache

import (
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	// temporary is what the name of an unfinished entry begins with.
	temporary = "new-"
	// abandonedAfter is the age at which nobody finishes an entry any more.
	abandonedAfter = time.Hour
	// trimEvery is how old the time of the directory becomes before [Cache.Trim]
	// is due: looking at all entries takes longer than reading those that one run
	// wants.
	trimEvery = time.Hour
)

// entry is a file of the cache.
type entry struct {
	path string
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
	files, err := c.files()
	var total int64
	kept := files[:0]
	for _, f := range files {
		if !strings.HasPrefix(filepath.Base(f.path), temporary) {
			total += f.size
			kept = append(kept, f)
		} else if time.Since(f.used) > abandonedAfter {
			err = errors.Join(err, remove(f.path))
		}
	}
	if total <= c.limit {
		return err
	}
	slices.SortFunc(kept, func(a, b entry) int { return a.used.Compare(b.used) })
	for _, f := range kept {
		if total <= c.limit-c.limit/5 {
			break
		}
		err = errors.Join(err, remove(f.path))
		total -= f.size
	}
	return err
}

// remove removes a file, which another process may have done already.
func remove(path string) error {
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// files returns the files of the cache, and nothing that somebody else put into
// its directory.
func (c *Cache) files() ([]entry, error) {
	var files []entry
	dirs, err := os.ReadDir(c.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, dir := range dirs {
		if !dir.IsDir() || !isHex(dir.Name(), 2) {
			continue
		}
		list, e := os.ReadDir(filepath.Join(c.dir, dir.Name()))
		err = errors.Join(err, e)
		for _, f := range list {
			if !strings.HasPrefix(f.Name(), temporary) && !isHex(f.Name(), 2*len(Key{})) {
				continue
			}
			if info, e := f.Info(); e == nil { // else it is gone by now
				files = append(files, entry{filepath.Join(c.dir, dir.Name(), f.Name()), info.Size(), info.ModTime()})
			}
		}
	}
	return files, err
}

// isHex reports whether a name consists of so many hexadecimal digits.
func isHex(name string, digits int) bool {
	_, err := hex.DecodeString(name)
	return err == nil && len(name) == digits
}
