package config

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Find looks for the file, from a directory upward to the root of the module or
// workspace. It returns the empty string if there is none.
func Find(dir string) (string, error) {
	for {
		path := filepath.Join(dir, Name)
		switch info, err := os.Stat(path); {
		case err == nil && info.Mode().IsRegular():
			return path, nil
		case err != nil && !errors.Is(err, fs.ErrNotExist):
			return "", err
		}
		if isRoot(dir) || dir == filepath.Dir(dir) {
			return "", nil
		}
		dir = filepath.Dir(dir)
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
