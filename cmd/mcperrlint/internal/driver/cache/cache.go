// Package cache keeps bytes on disk that can always be made again. An entry
// that is damaged, was evicted or cannot be written is a missing entry, never a
// wrong one: every entry carries its key and a checksum, and appears under its
// name only when it is whole.
//
// An entry with the key abcd… is the file ab/abcd…; new/ has those that are being
// written. Nothing is removed outside of the directory, whatever links are in it.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// A Key names an entry. Whatever an entry is made from must be part of its key.
type Key [sha256.Size]byte

// A Cache is a directory of entries. A nil Cache has none and keeps none.
type Cache struct {
	dir    string
	limit  int64
	create func(root *os.Root) (unfinished, error)
	swept  sync.Once // what killed runs have left
}

// unfinished is the file of an entry that is being written.
type unfinished interface {
	io.Writer
	Commit(name string) error
	Discard()
}

// unfinishedDir is where such files are.
const unfinishedDir = "new"

// create creates one.
func create(root *os.Root) (unfinished, error) {
	return atomicfile.CreateTemp(root, unfinishedDir, 0o600)
}

const (
	magic      = "mcperrlint cache 2\n"
	headerSize = len(magic) + len(Key{}) + 8 + sha256.Size

	// touchAfter is how old the time of an entry becomes before reading it
	// makes it new: a write for every read would cost more than it tells.
	touchAfter = time.Hour

	// largest is how many bytes an entry has at most.
	largest = 1 << 30
)

// Open returns the cache in a directory, which [Cache.Trim] keeps below so many
// bytes. The directory is made when something is written.
func Open(dir string, limit int64) *Cache {
	return &Cache{dir: dir, limit: limit, create: create}
}

// Dir returns the directory, or nothing for a nil Cache.
func (c *Cache) Dir() string {
	if c == nil {
		return ""
	}
	return c.dir
}

func (c *Cache) path(key Key) string { return filepath.Join(c.dir, nameOf(key)) }

// nameOf returns the path of an entry in the directory.
func nameOf(key Key) string {
	name := hex.EncodeToString(key[:])
	return filepath.Join(name[:2], name)
}

// Has reports whether there seems to be an entry: it looks at the beginning and
// the size alone, so that [Cache.Get] may still find it damaged.
func (c *Cache) Has(key Key) bool {
	if c == nil {
		return false
	}
	info, err := os.Stat(c.path(key))
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	file, err := os.Open(c.path(key))
	if err != nil {
		return false
	}
	defer file.Close()
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
	data, err := checkout.File{Path: path, Limit: largest}.Read()
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
func (c *Cache) Put(key Key, data []byte) error {
	if c == nil {
		return nil
	}
	root, err := c.open()
	if err != nil {
		return err
	}
	defer root.Close()
	file, err := c.create(root)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	header := binary.LittleEndian.AppendUint64(append([]byte(magic), key[:]...), uint64(len(data)))
	_, err = file.Write(append(header, sum[:]...))
	if err == nil {
		_, err = file.Write(data)
	}
	if err == nil {
		err = makeRoom(root, nameOf(key))
	}
	if err != nil {
		file.Discard()
		return err
	}
	return file.Commit(nameOf(key))
}

// open makes the directory, and removes from it what killed runs have left.
func (c *Cache) open() (*os.Root, error) {
	if err := os.MkdirAll(c.dir, 0o700); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(c.dir)
	if err != nil {
		return nil, err
	}
	if err := mkdir(root, unfinishedDir); err != nil {
		return nil, errors.Join(err, root.Close())
	}
	c.swept.Do(func() { atomicfile.Sweep(root, unfinishedDir) })
	return root, nil
}

// makeRoom makes the directory of an entry. A directory that is in the place of the
// entry itself is removed.
func makeRoom(root *os.Root, name string) error {
	if err := mkdir(root, filepath.Dir(name)); err != nil {
		return err
	}
	if info, err := root.Lstat(name); err == nil && info.IsDir() {
		return root.RemoveAll(name)
	}
	return nil
}

// mkdir makes a directory, unless it is there.
func mkdir(root *os.Root, name string) error {
	err := root.Mkdir(name, 0o700)
	if !errors.Is(err, fs.ErrExist) {
		return err
	}
	if info, err := root.Lstat(name); err != nil || info.IsDir() {
		return err
	}
	return &fs.PathError{Op: "mkdir", Path: name, Err: syscall.ENOTDIR}
}

// Remove removes an entry.
func (c *Cache) Remove(key Key) {
	if c == nil {
		return
	}
	if root, err := os.OpenRoot(c.dir); err == nil {
		_ = root.RemoveAll(nameOf(key)) // what stays is found damaged again
		_ = root.Close()
	}
}

// Clean removes all entries and what is left of those that were never finished.
// Other files in the directory stay.
func (c *Cache) Clean() error {
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
	for _, f := range files {
		err = errors.Join(err, root.RemoveAll(f.name))
	}
	return err
}
