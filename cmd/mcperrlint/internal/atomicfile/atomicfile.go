// Package atomicfile writes files atomically: a reader finds the old content or
// the new one, even if the run is interrupted.
//
// The content goes to a temporary file in the same directory, which then
// replaces the old one. A killed run leaves it behind:
//
//	.mcperrlint-4XJ5ZQ2OGB7T3LQ6K5XW2VRC4E.tmp
//
// The next run that writes to the directory removes it. Files of running
// processes are locked, and stay.
package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrReadOnly says that a file is there and must not be written, although the
// directory would allow to put another one in its place.
var ErrReadOnly = errors.New("the file is read-only")

// Write puts a file with the given content in the place of the one that is there,
// if any, and keeps its permissions. Of a symbolic link it writes what the link
// points to.
func Write(path string, data []byte) error {
	target, err := Resolve(path)
	if err != nil {
		return failure(path, err)
	}
	root, err := os.OpenRoot(filepath.Dir(target))
	if err != nil {
		return failure(path, err)
	}
	defer root.Close()
	return failure(path, WriteIn(root, filepath.Base(target), data))
}

// WriteIn does the same in a directory that it does not leave, whatever links
// there are: the name is that of a file below it, and no link itself.
func WriteIn(root *os.Root, name string, data []byte) error {
	perm, there, err := permissions(root, name)
	if err != nil {
		return err
	}
	temp, err := filled(root, filepath.Dir(name), perm, data)
	if err != nil {
		return err
	}
	if there {
		if err := temp.Chmod(perm); err != nil {
			temp.Discard()
			return err
		}
	}
	return temp.Commit(name)
}

// CreateIn writes a file that is not there yet. If there is one, the error is an
// fs.ErrExist.
func CreateIn(root *os.Root, name string, data []byte) error {
	temp, err := filled(root, filepath.Dir(name), newFile, data)
	if err != nil {
		return err
	}
	return temp.commitNew(name)
}

// filled returns a temporary file with the content, which is safe on the disk.
func filled(root *os.Root, dir string, perm fs.FileMode, data []byte) (*Temp, error) {
	Sweep(root, dir)
	temp, err := CreateTemp(root, dir, perm)
	if err != nil {
		return nil, err
	}
	_, err = temp.Write(data)
	if err == nil {
		err = temp.Sync()
	}
	if err != nil {
		temp.Discard()
		return nil, err
	}
	return temp, nil
}

// newFile are the permissions that a new file gets before the system takes some
// away.
const newFile fs.FileMode = 0o666

// permissions returns those of a file, and whether there is one. It fails for a
// file that must not be written.
func permissions(root *os.Root, name string) (perm fs.FileMode, there bool, err error) {
	info, err := root.Lstat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return newFile, false, nil
	case err != nil:
		return 0, false, err
	case !info.Mode().IsRegular():
		return 0, false, errors.New("this is no regular file")
	case info.Mode().Perm()&0o222 == 0:
		return 0, false, ErrReadOnly
	}
	// The owner may still be another one, who lets nobody else write.
	file, err := root.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return 0, false, err
	}
	return info.Mode().Perm(), true, file.Close()
}

// failure returns an error that names the file that was to be written, not the
// temporary one.
func failure(path string, err error) error {
	if err == nil {
		return nil
	}
	var cause *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &cause):
		err = cause.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return &fs.PathError{Op: "write", Path: path, Err: err}
}
