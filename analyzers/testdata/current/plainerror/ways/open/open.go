// Package open opens stores of two types.
package open

import "errors"

// Store is what both are.
type Store interface{ Open(s string) error }

// A has one error.
type A struct{}

// Open opens.
func (A) Open(s string) error {
	if s == "" {
		return errors.New("a: no name")
	}
	return nil
}

// B has two.
type B struct{}

// Open opens.
func (B) Open(s string) error {
	if s == "" {
		return errors.New("b: no name")
	}
	if s == "x" {
		return errors.New("b: bad name")
	}
	return nil
}

// New returns one of both.
func New(kind string) Store {
	for _, s := range []Store{A{}, B{}} {
		if kind == "a" {
			return s
		}
	}
	return B{}
}

// Open opens one of both.
func Open(kind, s string) error {
	return New(kind).Open(s)
}
