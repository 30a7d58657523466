// Package disk is a store that does not know who asks it.
package disk

import (
	"context"
	"database/sql"
)

// Store has its names in a database.
type Store struct{ db *sql.DB }

// Open returns a store.
func Open(name string) (*Store, error) {
	db, err := sql.Open("sqlite", name)
	if err != nil {
		return nil, err
	}
	return &Store{db}, nil
}

// Names does not ask why there are no more rows.
func (s *Store) Names(ctx context.Context, like string) ([]string, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT name FROM notes WHERE name LIKE ?", like)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, nil
}

// Titles does not either, but whoever asks minds that there are none.
func (s *Store) Titles(ctx context.Context) ([]string, error) { return s.Names(ctx, "title:%") }

// Checked asks why.
func (s *Store) Checked(ctx context.Context) ([]string, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT name FROM notes")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var names []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		names = append(names, name)
	}
	return names, rows.Err()
}

// Count makes 0 of a failure, and nobody asks for it.
func (s *Store) Count(ctx context.Context) (int, error) {
	var n int
	if err := s.db.QueryRowContext(ctx, "SELECT count(*) FROM notes").Scan(&n); err != nil {
		return 0, nil
	}
	return n, nil
}
