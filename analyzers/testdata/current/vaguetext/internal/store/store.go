// Package store prints what it works with.
package store

import (
	"errors"
	"fmt"
	"net/http"
)

// ErrGone says that there is no such order.
var ErrGone = errors.New("there is no such order")

// A Store holds orders.
type Store struct {
	Client *http.Client
	Base   string
}

// Get shows the store.
func (s *Store) Get(name string) error { return fmt.Errorf("get %s from %+v: %w", name, s, ErrGone) }

// List shows the name alone.
func (s *Store) List(name string) error {
	return fmt.Errorf("list %s of %s: %w", name, s.Base, ErrGone)
}
