// Package store is the service that handlers call. It stands on package client.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/http"

	"example.test/plainerror/internal/client"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ErrMissing is a plain error that others look for.
var ErrMissing = errors.New("missing")

// ErrCoded is an error with a code that others look for.
var ErrCoded error = taxonomy.NotFound("There is no such entry.")

// A QueryError is an error of a type of its own.
type QueryError struct{ Query string }

// Error returns a text.
func (e *QueryError) Error() string { return "bad query " + e.Query }

// Store is a service.
type Store struct{ DB *sql.DB }

// Load returns a plain error of the package below, as it is.
func (s *Store) Load(ctx context.Context, id string) (string, error) {
	return client.Row(ctx, s.DB, id)
}

// Find returns a plain error of its own.
func (s *Store) Find(id string) (string, error) {
	if id == "" {
		return "", errors.New("empty id")
	}
	return id, nil
}

// Lookup returns the sentinel.
func (s *Store) Lookup(id string) (string, error) {
	if id == "" {
		return "", ErrMissing
	}
	return id, nil
}

// Download wraps what the package below returns, which can be plain.
func (s *Store) Download(ctx context.Context, url string) (*http.Response, error) {
	resp, err := client.Get(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("download: %w", err)
	}
	return resp, nil
}

// Coded returns coded errors.
func (s *Store) Coded(id string) (string, error) {
	if id == "" {
		return "", taxonomy.ValidationError("The id is empty.")
	}
	return id, nil
}

// Query returns an error of the package's type.
func (s *Store) Query(q string) (string, error) {
	if q == "" {
		return "", &QueryError{Query: q}
	}
	return q, nil
}

// Start returns what the package below returns, with a word in front. That is
// an error with a code.
func (s *Store) Start(ctx context.Context, name string) error {
	if err := client.Run(ctx, name); err != nil {
		return fmt.Errorf("start: %w", err)
	}
	return nil
}

// Failure makes a coded error out of any.
func Failure(err error) error {
	return taxonomy.InternalError("The store failed.", taxonomy.Cause(err))
}

// Check has errors that differ in nothing but the text and the line.
func Check(id, name string) error {
	if id == "" {
		return errors.New("id is required")
	}
	if name == "" {
		return errors.New("name is required")
	}
	if id == name {
		return errors.New("id and name are the same")
	}
	return nil
}

// The reasons for which nothing begins.
var (
	ErrA = errors.New("a")
	ErrB = errors.New("b")
	ErrC = errors.New("c")
	ErrD = errors.New("d")
	ErrE = errors.New("e")
	ErrF = errors.New("f")
	ErrG = errors.New("g")
)

// Choose has more errors than importers are told of.
func Choose(n int) error {
	switch n {
	case 0:
		return ErrA
	case 1:
		return ErrB
	case 2:
		return ErrC
	case 3:
		return ErrD
	case 4:
		return ErrE
	case 5:
		return ErrF
	}
	return ErrG
}

func parse(id, name string) error {
	if id == "" {
		return errors.New("id is required")
	}
	if name == "" {
		return errors.New("name is required")
	}
	return nil
}

// Parsed wraps one of two errors in one line.
func Parsed(id, name string) error {
	if err := parse(id, name); err != nil {
		return fmt.Errorf("check: %w", err)
	}
	return nil
}

// Validate fails in more ways than are told one by one.
func Validate(name string) error {
	switch {
	case len(name) < 1:
		return errors.New("too short")
	case len(name) > 100:
		return errors.New("too long")
	case name[0] == '.':
		return errors.New("begins with a dot")
	case name[0] == '-':
		return errors.New("begins with a dash")
	case name[0] == '/':
		return errors.New("begins with a slash")
	case name[len(name)-1] == '.':
		return errors.New("ends with a dot")
	case name[len(name)-1] == '-':
		return errors.New("ends with a dash")
	case name[len(name)-1] == '/':
		return errors.New("ends with a slash")
	}
	return nil
}
