// Package store reads notes from a database. Others learn from facts what its errors are.
package store

import (
	"context"
	"database/sql"
	"errors"
	"os"
)

// Notes are what a database has.
type Notes struct{ DB *sql.DB }

// Newest returns a note. Its errors are those of the database.
func (n Notes) Newest(ctx context.Context) (string, error) {
	var text []byte
	err := n.DB.QueryRowContext(ctx, "SELECT text FROM notes ORDER BY written DESC").Scan(&text)
	return string(text), err
}

// Open forgets why a file with notes cannot be opened, which is a strict finding.
func Open(name string) error {
	if _, err := os.Open(name); err != nil {
		return errors.New("it cannot be opened")
	}
	return nil
}
