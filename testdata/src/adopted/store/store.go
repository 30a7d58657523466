// Package store keeps orders in a database.
package store

import (
	"context"
	"database/sql"
	"errors"

	"example.test/src/adopted/failures"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A Store keeps orders.
type Store struct{ db *sql.DB }

// Open opens the store.
func Open(dsn string) *Store {
	db, err := sql.Open("postgres", dsn)
	if err != nil {
		panic(err)
	}
	return &Store{db}
}

// An Order is what somebody ordered.
type Order struct {
	Number int    `json:"number"`
	State  string `json:"state"`
}

// Get returns an order.
func (s *Store) Get(ctx context.Context, number int) (*Order, error) {
	var o Order
	err := s.db.QueryRowContext(ctx, "SELECT number, state FROM orders WHERE number = $1", number).Scan(&o.Number, &o.State)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, failures.OrderMissing.Fail("", taxonomy.Cause(err))
	case err != nil:
		return nil, taxonomy.DatabaseError("The order could not be read.", taxonomy.Cause(err))
	}
	return &o, nil
}

// Cancel cancels an order.
func (s *Store) Cancel(ctx context.Context, number int) error {
	o, err := s.Get(ctx, number)
	if err != nil {
		return err
	}
	if o.State == "shipped" {
		return failures.OrderShipped.Fail("")
	}
	if _, err := s.db.ExecContext(ctx, "DELETE FROM orders WHERE number = $1", number); err != nil {
		return taxonomy.DatabaseError("The order could not be cancelled: " + err.Error()) // want "lostcause/text-only: sql.DB.ExecContext"
	}
	return nil
}
