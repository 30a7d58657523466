// Package store keeps notes.
package store

import (
	"context"
	"database/sql"
	"fmt"
	"os"
)

// A Store keeps notes in a database, and pages in files.
type Store struct{ DB *sql.DB }

// Note reads a note.
func (s *Store) Note(ctx context.Context, id string) (string, error) {
	var text string
	if err := s.DB.QueryRowContext(ctx, "select text from notes where id = ?", id).Scan(&text); err != nil {
		return "", fmt.Errorf("note %s: %w", id, err)
	}
	return text, nil
}

// Page reads a page.
func (s *Store) Page(name string) ([]byte, error) { return os.ReadFile(name) }
