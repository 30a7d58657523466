// Package catalog asks a database and a service for books.
package catalog

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"
	"time"
)

// A Book is for sale.
type Book struct {
	ID, Title string
	Price     float64
}

// A Client asks for books.
type Client struct {
	db    *sql.DB
	base  string
	cache map[string]Book
}

// Book reads one.
func (c *Client) Book(ctx context.Context, id string) (Book, error) {
	var b Book
	err := c.db.QueryRowContext(ctx, "select id, title from books where id = ?", id).Scan(&b.ID, &b.Title)
	return b, err
}

// Books reads all.
func (c *Client) Books(ctx context.Context) ([]Book, error) {
	rows, err := c.db.QueryContext(ctx, "select id, title from books")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var books []Book
	for rows.Next() {
		var b Book
		if err := rows.Scan(&b.ID, &b.Title); err != nil {
			return nil, err
		}
		books = append(books, b)
	}
	return books, rows.Err()
}

// Price asks the service.
func (c *Client) Price(ctx context.Context, id string) (float64, error) {
	resp, err := http.Get(c.base + "/prices/" + id)
	if err != nil {
		return 0, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(io.LimitReader(resp.Body, 512)) // the body only enriches the error
		return 0, fmt.Errorf("price of %s: %s: %s", id, resp.Status, text)
	}
	var price float64
	return price, json.NewDecoder(resp.Body).Decode(&price)
}

// Reserve sets one aside.
func (c *Client) Reserve(ctx context.Context, id string) error {
	_, err := c.db.ExecContext(ctx, "update books set reserved = true where id = ?", id)
	return err
}

// CountAsked asks why they ended.
func (c *Client) CountAsked(ctx context.Context) (int, error) {
	rows, err := c.db.QueryContext(ctx, "select id from books")
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	n := 0
	for rows.Next() {
		n++
	}
	return n, rows.Err()
}

// Priced discards the errors of prices, and answers with 0.
func (c *Client) Priced(ctx context.Context) ([]Book, error) {
	books, err := c.Books(ctx)
	if err != nil {
		return nil, err
	}
	var priced []Book
	for _, b := range books {
		price, _ := c.Price(ctx, b.ID)
		priced = append(priced, Book{b.ID, b.Title, price})
	}
	return priced, nil
}

// Total discards them in a sum.
func (c *Client) Total(ctx context.Context, ids []string) float64 {
	sum := 0.0
	for _, id := range ids {
		price, _ := c.Price(ctx, id)
		sum += price
	}
	return sum
}

// Settings discards what a decoder says of a file.
func Settings(name string) (map[string]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	settings := map[string]string{}
	_ = json.Unmarshal(data, &settings)
	return settings, nil
}

// PricedOrMarked marks each price that is not known.
func (c *Client) PricedOrMarked(ctx context.Context) ([]string, error) {
	books, err := c.Books(ctx)
	if err != nil {
		return nil, err
	}
	var lines []string
	for _, b := range books {
		price, err := c.Price(ctx, b.ID)
		if err != nil {
			lines = append(lines, b.Title+": price unknown")
			continue
		}
		lines = append(lines, fmt.Sprintf("%s: %g", b.Title, price))
	}
	return lines, nil
}

// PricedLater returns what has failed after the loop.
func (c *Client) PricedLater(ctx context.Context) ([]Book, error) {
	books, err := c.Books(ctx)
	if err != nil {
		return nil, err
	}
	var failed error
	for i := range books {
		price, err := c.Price(ctx, books[i].ID)
		if err != nil {
			failed = err
			continue
		}
		books[i].Price = price
	}
	return books, failed
}

// Cached keeps what it has read; that it cannot be kept costs time only.
func (c *Client) Cached(ctx context.Context, id string) (Book, error) {
	if b, ok := c.cache[id]; ok {
		return b, nil
	}
	b, err := c.Book(ctx, id)
	if err != nil {
		return Book{}, err
	}
	if data, err := json.Marshal(b); err == nil {
		_ = os.WriteFile("cache.json", data, 0o600)
	}
	return b, nil
}

// Dated tries one layout after the other, and fails if it is none.
func Dated(text string) (time.Time, error) {
	for _, layout := range []string{time.RFC3339, time.DateOnly, time.RFC1123} {
		if t, err := time.Parse(layout, text); err == nil {
			return t, nil
		}
	}
	return time.Time{}, errors.New("this is no date")
}

// Drained reads to the end and closes, for the next request.
func (c *Client) Drained(ctx context.Context) (string, error) {
	resp, err := http.Get(c.base)
	if err != nil {
		return "", err
	}
	defer func() {
		_, _ = io.Copy(io.Discard, resp.Body)
		_ = resp.Body.Close()
	}()
	if resp.StatusCode != http.StatusOK {
		return "", errors.New(resp.Status)
	}
	return resp.Header.Get("ETag"), nil
}

// Written writes to memory, which cannot fail.
func Written(books []Book) string {
	var text strings.Builder
	for _, b := range books {
		_, _ = fmt.Fprintf(&text, "%s\n", b.Title)
	}
	return text.String()
}

// Encoded encodes what always encodes.
func Encoded(b Book) string {
	data, _ := json.Marshal(map[string]string{"id": b.ID, "title": b.Title})
	return string(data)
}

// Missing knows that there is none.
func (c *Client) Missing(ctx context.Context, id string) (string, error) {
	b, err := c.Book(ctx, id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return b.Title, err
}

// Report is about failures: they are what it says.
func (c *Client) Report(ctx context.Context) map[string]string {
	report := map[string]string{}
	for _, name := range []string{"books", "prices"} {
		if err := c.Reserve(ctx, name); err != nil {
			report[name] = err.Error()
			continue
		}
		report[name] = "ok"
	}
	return report
}

// Traced tells a log that telemetry has failed.
func (c *Client) Traced(ctx context.Context, id string) (Book, error) {
	if err := c.trace(ctx, id); err != nil {
		slog.DebugContext(ctx, "trace", "error", err)
	}
	return c.Book(ctx, id)
}

func (c *Client) trace(ctx context.Context, id string) error {
	resp, err := http.Post(c.base+"/traces", "text/plain", strings.NewReader(id))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
