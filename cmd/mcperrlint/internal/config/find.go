package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// Find looks for the file, from a directory upward to the root of the module or
// workspace. It returns the empty string if there is none. A link that leads out of
// the module is an error.
func Find(dir string) (string, error) {
	for {
		path := filepath.Join(dir, Name)
		switch info, err := os.Stat(path); {
		case err == nil && info.Mode().IsRegular():
			return path, outside(checkout.File{Path: path, Tree: Root(dir)}.Check())
		case err != nil && !errors.Is(err, fs.ErrNotExist):
			return "", err
		}
		if isRoot(dir) || dir == filepath.Dir(dir) {
			return "", nil
		}
		dir = filepath.Dir(dir)
	}
}

// outside adds to an error about settings outside of the module who may name them.
func outside(err error) error {
	if errors.Is(err, checkout.ErrOutside) {
		return fmt.Errorf("%w; only the flag -config can name such a file", err)
	}
	return err
}

// Root returns the nearest directory, from the given one upward, in which a module
// or a workspace begins, or the given one. Files that settings name are below it.
func Root(dir string) string {
	for at := dir; ; at = filepath.Dir(at) {
		if isRoot(at) {
			return at
		}
		if at == filepath.Dir(at) {
			return dir
		}
	}
}

// isRoot reports whether a directory is where a module or a workspace begins. What
// lies above belongs to somebody else.
func isRoot(dir string) bool {
	for _, name := range [...]string{"go.mod", "go.work"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			return true
		}
	}
	return false
}
