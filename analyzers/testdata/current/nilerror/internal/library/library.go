// Package library is the client of a library: its database, its service and its files.
package library

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
)

// A Book can be borrowed.
type Book struct {
	ID, Title, Owner string
	Pages            int
}

// A Reader borrows books.
type Reader struct{ Name string }

// A Client asks the library.
type Client struct {
	db   *sql.DB
	http *http.Client
	base string
}

// Book returns a book, or nil if there is none.
func (c *Client) Book(ctx context.Context, id string) (*Book, error) {
	b := new(Book)
	err := c.db.QueryRowContext(ctx, "select id, title, owner from books where id = ?", id).Scan(&b.ID, &b.Title, &b.Owner)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("book %s: %w", id, err)
	}
	return b, nil
}

// Count returns how many books there are.
func (c *Client) Count(ctx context.Context) (int, error) {
	var n int
	err := c.db.QueryRowContext(ctx, "select count(*) from books").Scan(&n)
	return n, err
}

// Shelf returns the books on a shelf.
func (c *Client) Shelf(ctx context.Context, name string) ([]Book, error) {
	resp, err := c.Request(ctx, "/shelves/"+name)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		return nil, fmt.Errorf("shelf %s: %s", name, resp.Status)
	}
	var books []Book
	return books, json.NewDecoder(resp.Body).Decode(&books)
}

// Request asks the service.
func (c *Client) Request(ctx context.Context, path string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, nil)
	if err != nil {
		return nil, err
	}
	return c.http.Do(req)
}

// GetBook, and the five below it, return an error if there is none.
func (c *Client) GetBook(ctx context.Context, id string) (*Book, error) {
	b := new(Book)
	return b, c.db.QueryRowContext(ctx, "select id from books where id = ?", id).Scan(&b.ID)
}

// FindReader finds a reader.
func (c *Client) FindReader(ctx context.Context, name string) (*Reader, error) {
	r := new(Reader)
	return r, c.db.QueryRowContext(ctx, "select name from readers where name = ?", name).Scan(&r.Name)
}

// LookupShelf looks for a shelf.
func (c *Client) LookupShelf(ctx context.Context, name string) (string, error) {
	resp, err := c.Request(ctx, "/shelves/"+name)
	if err != nil {
		return "", err
	}
	return resp.Header.Get("Location"), resp.Body.Close()
}

// ReadIndex reads the index.
func (c *Client) ReadIndex(ctx context.Context) ([]byte, error) { return os.ReadFile("index.json") }

// DescribeBranch asks the service for a branch.
func (c *Client) DescribeBranch(ctx context.Context, name string) (*http.Response, error) {
	return c.Request(ctx, "/branches/"+name)
}

// CreateBook creates a book.
func (c *Client) CreateBook(ctx context.Context, id string) (*Book, error) {
	_, err := c.db.ExecContext(ctx, "insert into books (id) values (?)", id)
	return &Book{ID: id}, err
}

// InsertReader adds a reader.
func (c *Client) InsertReader(ctx context.Context, name string) error {
	_, err := c.db.ExecContext(ctx, "insert into readers values (?)", name)
	return err
}

// CreateShelf creates a shelf.
func (c *Client) CreateShelf(ctx context.Context, name string) error {
	_, err := c.db.ExecContext(ctx, "insert into shelves values (?)", name)
	return err
}

// CreateIndex writes a new index.
func (c *Client) CreateIndex(ctx context.Context) error {
	return os.WriteFile("index.json", nil, 0o600)
}

// CreateBranch creates a branch.
func (c *Client) CreateBranch(ctx context.Context, name string) (*http.Response, error) {
	return c.Request(ctx, "/branches?new="+name)
}

// Lend writes down who has a book.
func (c *Client) Lend(ctx context.Context, id, reader string) error {
	_, err := c.db.ExecContext(ctx, "update books set owner = ? where id = ?", reader, id)
	return err
}

// Reserve sets a book aside, until the reservation is closed.
func (c *Client) Reserve(ctx context.Context, id string) (*Reservation, error) {
	tx, err := c.db.BeginTx(ctx, nil)
	return &Reservation{tx}, err
}

// A Reservation can be undone.
type Reservation struct{ tx *sql.Tx }

// Note writes something down.
func (r *Reservation) Note(text string) error {
	_, err := r.tx.Exec("insert into notes values (?)", text)
	return err
}

// Close ends it.
func (r *Reservation) Close() error { return r.tx.Commit() }

// Rollback undoes it.
func (r *Reservation) Rollback() error { return r.tx.Rollback() }

// Abort tells the service that nobody waits.
func (r *Reservation) Abort(ctx context.Context) error { return r.tx.Rollback() }

// Delete removes a book.
func (c *Client) Delete(ctx context.Context, id string) error {
	_, err := c.db.ExecContext(ctx, "delete from books where id = ?", id)
	return err
}

// A Shelves is what tools know of the client.
type Shelves interface {
	Book(ctx context.Context, id string) (*Book, error)
	GetBook(ctx context.Context, id string) (*Book, error)
	CreateBook(ctx context.Context, id string) (*Book, error)
}

// A Problem says what is wrong with a book.
type Problem struct{ Field, Text string }

func (p *Problem) Error() string { return p.Field + " " + p.Text }

// Check returns what is wrong with a book, or nil.
func (b *Book) Check() *Problem {
	if b.Title == "" {
		return &Problem{"title", "is missing"}
	}
	return nil
}
