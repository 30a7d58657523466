// Package cache keeps bytes on disk that can always be made again. An entry
// that is damaged, was evicted or cannot be written is a missing entry, never a
// wrong one: every entry carries its key and a checksum, and appears under its
// name only when it is whole.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"
)

// A Key names an entry. Whatever an entry is made from must be part of its key.
type Key [sha256.Size]byte

// A Cache is a directory of entries. A nil Cache has none and keeps none.
type Cache struct {
	dir    string
	limit  int64
	create func(dir string) (unfinished, error)
}

// unfinished is the file of an entry that is being written.
type unfinished interface {
	io.WriteCloser
	Name() string
}

const (
	magic      = "mcperrlint cache 2\n"
	headerSize = len(magic) + len(Key{}) + 8 + sha256.Size

	// touchAfter is how old the time of an entry becomes before reading it
	// makes it new: a write for every read would cost more than it tells.
	touchAfter = time.Hour
)

// Open returns the cache in a directory, which [Cache.Trim] keeps below so many
// bytes. The directory is made when something is written.
func Open(dir string, limit int64) *Cache {
	create := func(dir string) (unfinished, error) { return os.CreateTemp(dir, temporary+"*") }
	return &Cache{dir: dir, limit: limit, create: create}
}

// Dir returns the directory, or nothing for a nil Cache.
func (c *Cache) Dir() string {
	if c == nil {
		return ""
	}
	return c.dir
}

func (c *Cache) path(key Key) string {
	name := hex.EncodeToString(key[:])
	return filepath.Join(c.dir, name[:2], name)
}

// Has reports whether there seems to be an entry: it looks at the beginning and
// the size alone, so that [Cache.Get] may still find it damaged.
func (c *Cache) Has(key Key) bool {
	if c == nil {
		return false
	}
	file, err := os.Open(c.path(key))
	if err != nil {
		return false
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return false
	}
	header := make([]byte, headerSize)
	if _, err := io.ReadFull(file, header); err != nil {
		return false
	}
	size, _, ok := parse(key, header)
	return ok && size == uint64(info.Size())-uint64(headerSize)
}

// Get returns an entry. One that is damaged is removed.
func (c *Cache) Get(key Key) ([]byte, bool) {
	if c == nil {
		return nil, false
	}
	path := c.path(key)
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, false
	}
	if len(data) < headerSize {
		c.Remove(key)
		return nil, false
	}
	size, sum, ok := parse(key, data[:headerSize])
	data = data[headerSize:]
	if !ok || size != uint64(len(data)) || sum != sha256.Sum256(data) {
		c.Remove(key)
		return nil, false
	}
	touch(path)
	return data, true
}

// parse reads the beginning of the entry with a key.
func parse(key Key, header []byte) (size uint64, sum [sha256.Size]byte, ok bool) {
	rest, ok := bytes.CutPrefix(header, append([]byte(magic), key[:]...))
	if !ok {
		return 0, sum, false
	}
	copy(sum[:], rest[8:])
	return binary.LittleEndian.Uint64(rest), sum, true
}

// touch tells [Cache.Trim] that an entry is in use. A cache that can only be
// read works without.
func touch(path string) {
	now := time.Now()
	if info, err := os.Stat(path); err == nil && now.Sub(info.ModTime()) > touchAfter {
		_ = os.Chtimes(path, now, now)
	}
}

// Put writes an entry. An error means that it is not there, and nothing else.
func (c *Cache) Put(key Key, data []byte) (err error) {
	if c == nil {
		return nil
	}
	path := c.path(key)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	file, err := c.create(filepath.Dir(path))
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(file.Name())
		}
	}()
	sum := sha256.Sum256(data)
	header := binary.LittleEndian.AppendUint64(append([]byte(magic), key[:]...), uint64(len(data)))
	_, err = file.Write(append(header, sum[:]...))
	if err == nil {
		_, err = file.Write(data)
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}

// Remove removes an entry.
func (c *Cache) Remove(key Key) {
	if c != nil {
		_ = os.Remove(c.path(key)) // what stays is found damaged again
	}
}

// Clean removes all entries and what is left of those that were never finished.
// Other files in the directory stay.
func (c *Cache) Clean() error {
	if c == nil {
		return nil
	}
	files, err := c.files()
	for _, f := range files {
		err = errors.Join(err, remove(f.path))
	}
	return err
}
