// Package notes is what the example servers serve: a few short texts by name.
package notes

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrBadName says that a name cannot be the name of a note.
var ErrBadName = errors.New("a name must be a single word")

// Store keeps every note in a file of its own.
type Store struct{ dir string }

// NewStore returns the store in a directory.
func NewStore(dir string) *Store { return &Store{dir: dir} }

// Read returns the note with a name. Its errors are those of the file system,
// or [ErrBadName].
func (s *Store) Read(name string) (string, error) {
	path, err := s.path(name)
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(path)
	return string(text), err
}

// Create writes a new note. It fails with [fs.ErrExist] if there is one already.
func (s *Store) Create(name, text string) error {
	path, err := s.path(name)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	if _, err := file.WriteString(text); err != nil {
		return errors.Join(err, file.Close())
	}
	return file.Close()
}

func (s *Store) path(name string) (string, error) {
	if name == "" || name != filepath.Base(name) || !fs.ValidPath(name) {
		return "", fmt.Errorf("%w: %q", ErrBadName, name)
	}
	return filepath.Join(s.dir, name), nil
}
