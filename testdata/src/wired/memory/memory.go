// Package memory has a desk in which nothing can fail.
package memory

import "context"

// A Desk has no orders.
type Desk struct{}

// Orders returns none.
func (Desk) Orders(context.Context) ([]string, error) { return nil, nil }

// Remarks returns none.
func (Desk) Remarks(context.Context) []string { return nil }

// Order returns an empty one.
func (Desk) Order(context.Context, string) (string, error) { return "", nil }

// Page returns none.
func (Desk) Page(context.Context, string) ([]string, error) { return nil, nil }

// Cancel does nothing.
func (Desk) Cancel(context.Context, string) (string, error) { return "", nil }

// Closed returns none.
func (Desk) Closed() ([]string, error) { return nil, nil }
