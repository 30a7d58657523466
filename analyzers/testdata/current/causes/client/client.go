// Package client asks a database for handlers of another package.
package client

import (
	"context"
	"database/sql"
)

// DB is a database.
type DB struct{ *sql.DB }

// Users returns how many users there are.
func (db *DB) Users(ctx context.Context) (int, error) { return db.number(ctx, "users") }

// Orders returns how many orders there are.
func (db *DB) Orders(ctx context.Context) (int, error) { return db.number(ctx, "orders") }

func (db *DB) number(ctx context.Context, table string) (int, error) {
	var n int
	rows, err := db.QueryContext(ctx, "SELECT 1")
	if err != nil {
		return 0, err
	}
	return n, rows.Close()
}
