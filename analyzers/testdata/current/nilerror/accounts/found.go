// Package accounts asks a database and a service for accounts, and judges too early what came.
package accounts

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/http"

	_ "github.com/mark3labs/mcp-go/mcp" // an agent reads what it says
)

// An Account belongs to somebody.
type Account struct{ ID, Owner string }

// A Store has accounts.
type Store struct{ db *sql.DB }

func (s *Store) load(ctx context.Context, id string) (*Account, error) {
	a := new(Account)
	err := s.db.QueryRowContext(ctx, "select id, owner from accounts where id = ?", id).Scan(&a.ID, &a.Owner)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("load: %w", err)
	}
	return a, nil
}

// CreateAccount opens one.
func (s *Store) CreateAccount(ctx context.Context, id string) (*Account, error) {
	_, err := s.db.ExecContext(ctx, "insert into accounts (id) values (?)", id)
	return &Account{ID: id}, err
}

// InsertOwner adds one.
func (s *Store) InsertOwner(ctx context.Context, owner string) error {
	_, err := s.db.ExecContext(ctx, "insert into owners values (?)", owner)
	return err
}

// FindAccount finds one.
func (s *Store) FindAccount(ctx context.Context, id string) (*Account, error) {
	a := new(Account)
	return a, s.db.QueryRowContext(ctx, "select id, owner from accounts where id = ?", id).Scan(&a.ID, &a.Owner)
}

// LookupOwner finds out whose it is.
func (s *Store) LookupOwner(ctx context.Context, id string) (string, error) {
	var owner string
	err := s.db.QueryRowContext(ctx, "select owner from accounts where id = ?", id).Scan(&owner)
	return owner, err
}

// NilFirst takes a broken database for an account that is not there.
func (s *Store) NilFirst(ctx context.Context, id string) (string, error) {
	a, err := s.load(ctx, id)
	if a == nil { // want "nilerror/early: accounts.Store.load"
		return "", fmt.Errorf("there is no account %s", id)
	}
	if err != nil {
		return "", err
	}
	return a.Owner, nil
}

// NilFirstQuietly does so without an error.
func (s *Store) NilFirstQuietly(ctx context.Context, id string) (bool, error) {
	a, err := s.load(ctx, id)
	if a == nil { // want "nilerror/early: accounts.Store.load"
		return false, nil
	}
	return true, err
}

// ResponseFirst judges a response.
func ResponseFirst(url string) (string, error) {
	resp, err := http.Get(url)
	if resp == nil { // want "nilerror/early: http.Get"
		return "", errors.New("the accounts are empty")
	}
	if err != nil {
		return "", err
	}
	return resp.Status, resp.Body.Close()
}

// CreatedAfterFind opens an account where the database does not answer.
func (s *Store) CreatedAfterFind(ctx context.Context, id string) (*Account, error) {
	a, err := s.FindAccount(ctx, id)
	if err == nil {
		return a, nil
	}
	return s.CreateAccount(ctx, id) // want "nilerror/created: accounts.Store.FindAccount"
}

// InsertedAfterLookup adds an owner where the database does not answer.
func (s *Store) InsertedAfterLookup(ctx context.Context, id string) error {
	if _, err := s.LookupOwner(ctx, id); err != nil {
		if err := s.InsertOwner(ctx, id); err != nil { // want "nilerror/created: accounts.Store.LookupOwner"
			return fmt.Errorf("add owner: %w", err)
		}
	}
	return nil
}

// A Refusal is an error.
type Refusal struct{ Field string }

func (r *Refusal) Error() string { return r.Field + " is wrong" }

func validate(a Account) *Refusal {
	if a.ID == "" {
		return &Refusal{"id"}
	}
	return nil
}

// TypedFromHelper returns what is nil and is not.
func TypedFromHelper(a Account) error {
	return validate(a) // want "nilerror/typed: *accounts.Refusal"
}

// TypedFromVariable does, too.
func TypedFromVariable(a Account) error {
	var refusal *Refusal
	if a.Owner == "" {
		refusal = &Refusal{"owner"}
	}
	return refusal // want "nilerror/typed: *accounts.Refusal"
}

// TypedBeside does so beside a value.
func TypedBeside(a Account) (string, error) {
	refusal := validate(a)
	return a.Owner, refusal // want "nilerror/typed: *accounts.Refusal"
}

// ToldWithStatus prints <nil> where the service refuses.
func ToldWithStatus(url string) error {
	resp, err := http.Get(url)
	if err != nil || resp.StatusCode >= 400 {
		return fmt.Errorf("the accounts do not answer: %w", err) // want "nilerror/told: http.Get"
	}
	return resp.Body.Close()
}

// ToldWithOwner prints <nil> where the owner is another one.
func (s *Store) ToldWithOwner(ctx context.Context, id, owner string) error {
	found, err := s.LookupOwner(ctx, id)
	if err != nil || found != owner {
		return fmt.Errorf("account %s is not yours: %w", id, err) // want "nilerror/told: accounts.Store.LookupOwner"
	}
	return nil
}
