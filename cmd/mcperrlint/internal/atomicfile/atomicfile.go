// Package atomicfile writes files as a whole: whoever reads a file, also after a
// run was interrupted, finds what was there before or what was written, and
// nothing between.
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
	target, err := filepath.EvalSymlinks(path)
	if errors.Is(err, fs.ErrNotExist) {
		target, err = path, nil
	}
	if err != nil {
		return failure(path, err)
	}
	perm, err := permissions(target)
	if err != nil {
		return failure(path, err)
	}
	if err := replace(target, data, perm); err != nil {
		return failure(path, err)
	}
	return nil
}

// permissions returns those of a file, or those that a new one gets before the
// system takes some away. It fails for a file that must not be written.
func permissions(path string) (fs.FileMode, error) {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0o666, nil
	case err != nil:
		return 0, err
	case !info.Mode().IsRegular():
		return 0, errors.New("this is no regular file")
	case info.Mode().Perm()&0o222 == 0:
		return 0, ErrReadOnly
	}
	// Have: the owner may still be another one, who lets nobody else write.
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return 0, err
	}
	return info.Mode().Perm(), file.Close()
}

// failure returns an error that names the file that was to be written, not the
// temporary one.
func failure(path string, err error) error {
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
