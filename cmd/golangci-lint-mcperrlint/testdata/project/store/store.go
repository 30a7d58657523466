// Package store reads notes from a database. Others learn from facts what its errors are.
package store

import (
	"context"
	"database/sql"
)

// Notes are what a database has.
type Notes struct{ DB *sql.DB }

// Newest returns a note. Its errors are those of the database.
func (n Notes) Newest(ctx context.Context) (string, error) {
	var text []byte
	err := n.DB.QueryRowContext(ctx, "SELECT text FROM notes ORDER BY written DESC").Scan(&text)
	return string(text), err
}
