package atomicfile

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A Temp is a file that has its content, but not its name yet. It is locked until
// it is committed or discarded.
type Temp struct {
	*os.File
	root *os.Root
	name string
	lock *os.File // the same file once more, or nil where there are no locks
}

const (
	prefix = ".mcperrlint-"
	suffix = ".tmp"
)

// maxTries is how often another run may take a file away before it is locked.
const maxTries = 100

// CreateTemp creates a file in a directory below a root.
func CreateTemp(root *os.Root, dir string, perm fs.FileMode) (*Temp, error) {
	for range maxTries {
		name := filepath.Join(dir, prefix+rand.Text()+suffix)
		file, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, perm)
		if err != nil {
			return nil, err
		}
		t := &Temp{File: file, root: root, name: name, lock: lock(root, name)}
		if t.isThere() {
			return t, nil
		}
		t.Discard() // another run took it for a leftover before it was locked
	}
	return nil, fs.ErrNotExist
}

// isThere reports whether the file still has its name.
func (t *Temp) isThere() bool {
	named, err := t.root.Lstat(t.name)
	if err != nil {
		return false
	}
	opened, err := t.Stat()
	return err == nil && os.SameFile(named, opened)
}

// Commit gives the file its name, which another file may have had before.
func (t *Temp) Commit(name string) error {
	defer t.Discard()
	if err := t.File.Close(); err != nil {
		return err
	}
	return t.root.Rename(t.name, name)
}

// commitNew gives the file a name that no file has. Where the file system has no
// hard links, a file that another program creates meanwhile is lost.
func (t *Temp) commitNew(name string) error {
	defer t.Discard()
	if err := t.File.Close(); err != nil {
		return err
	}
	err := t.root.Link(t.name, name)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	if _, err := t.root.Lstat(name); !errors.Is(err, fs.ErrNotExist) {
		return fs.ErrExist
	}
	return t.root.Rename(t.name, name)
}

// Discard closes the file, and removes it unless it was committed.
func (t *Temp) Discard() {
	_ = t.File.Close()
	_ = t.root.Remove(t.name)
	if t.lock != nil {
		_ = t.lock.Close()
	}
}

// abandonedAfter is the age at which nobody finishes a file any more, where locks
// do not tell.
const abandonedAfter = time.Hour

// Sweep removes what killed runs have left in a directory below a root. It is no
// error if something cannot be removed: the file that is to be written does not
// depend on it.
func Sweep(root *os.Root, dir string) {
	opened, err := root.Open(dir)
	if err != nil {
		return
	}
	defer opened.Close()
	names, _ := opened.Readdirnames(-1)
	for _, name := range names {
		if !isTemp(name) {
			continue
		}
		name = filepath.Join(dir, name)
		if info, err := root.Lstat(name); err == nil && info.Mode().IsRegular() {
			removeAbandoned(root, name, info)
		}
	}
}

// isTemp reports whether a name is one that [CreateTemp] makes.
func isTemp(name string) bool {
	middle, found := strings.CutPrefix(name, prefix)
	if !found {
		return false
	}
	middle, found = strings.CutSuffix(middle, suffix)
	return found && len(middle) == len(rand.Text()) && strings.Trim(middle, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") == ""
}

// isOld reports whether a file has not been written to for long.
func isOld(info fs.FileInfo) bool { return time.Since(info.ModTime()) > abandonedAfter }
