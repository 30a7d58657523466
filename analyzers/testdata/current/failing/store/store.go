// Package store fails in the ways that the servers answer.
package store

import (
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ErrGone is returned for notes that are not there.
var ErrGone = errors.New("the note is gone")

// Store has notes in a directory.
type Store struct{ dir string }

// Read returns a note.
func (s *Store) Read(name string) (string, error) {
	if name == "gone" {
		return "", ErrGone
	}
	text, err := os.ReadFile(s.dir + name)
	if err != nil {
		return "", fmt.Errorf("read %s: %w", name, err)
	}
	return string(text), nil
}

// Coded returns errors with a code.
func (s *Store) Coded(name string) error {
	switch name {
	case "a", "b":
		return taxonomy.NotFound("there is no such note", taxonomy.Recovery("call list_notes"))
	case "c":
		return taxonomy.RateLimited("too many calls", taxonomy.RetryAfter(2e9))
	}
	return nil
}

// Names hides that the directory cannot be read.
func (s *Store) Names() []os.DirEntry {
	list, err := os.ReadDir(s.dir)
	if err != nil {
		log.Print(err)
		return nil
	}
	return list
}

// Close removes what is left.
func (s *Store) Close() error { return os.RemoveAll(s.dir) }
