// Package client asks two questions at once.
package client

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log"

	_ "github.com/mark3labs/mcp-go/mcp" // an agent reads what it says
)

// A User is asked for.
type User struct{ Name string }

// A Client asks a database.
type Client struct{ db *sql.DB }

func (c *Client) find(ctx context.Context, name string) (*User, error) {
	u := new(User)
	err := c.db.QueryRowContext(ctx, "select name from users where name = ?", name).Scan(&u.Name)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return u, nil
}

// CreateUser creates one.
func (c *Client) CreateUser(ctx context.Context, name string) (*User, error) {
	_, err := c.db.ExecContext(ctx, "insert into users values (?)", name)
	return &User{name}, err
}

// GetUser gets one.
func (c *Client) GetUser(ctx context.Context, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		return nil, fmt.Errorf("no user %s: %w", name, err) // want "nilerror/told: client.Client.find"
	}
	return u, nil
}

// Text asks for the text of the error.
func (c *Client) Text(ctx context.Context, name string) (string, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		return "no user: " + err.Error(), nil // want "nilerror/told: client.Client.find"
	}
	return u.Name, nil
}

// Formatted formats it.
func (c *Client) Formatted(ctx context.Context, name string) string {
	u, err := c.find(ctx, name)
	if err != nil || u.Name == "" {
		return fmt.Sprintf("no user: %v", err) // want "nilerror/told: client.Client.find"
	}
	return u.Name
}

// Switched has the conditions in a case.
func (c *Client) Switched(ctx context.Context, name string) (*User, error) {
	u, err := c.find(ctx, name)
	switch {
	case err != nil || u == nil:
		return nil, fmt.Errorf("no user: %w", err) // want "nilerror/told: client.Client.find"
	}
	return u, nil
}

// Returned returns it.
func (c *Client) Returned(ctx context.Context, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		return nil, err // want "nilerror/told: client.Client.find"
	}
	return u, nil
}

// Early judges the user first.
func (c *Client) Early(ctx context.Context, name string) (string, error) {
	u, err := c.find(ctx, name)
	if u == nil { // want "nilerror/early: client.Client.find"
		return "", errors.New("no such user")
	}
	if err != nil {
		return "", err
	}
	return u.Name, nil
}

// Ensured creates whatever has failed.
func (c *Client) Ensured(ctx context.Context, name string) (*User, error) {
	u, err := c.GetUser(ctx, name)
	if err != nil {
		return c.CreateUser(ctx, name) // want "nilerror/created: client.Client.GetUser"
	}
	return u, nil
}

// A Problem is an error.
type Problem struct{ text string }

func (p *Problem) Error() string { return p.text }

// Typed returns a pointer as an error.
func Typed(name string) error {
	var p *Problem
	if name == "" {
		p = &Problem{"a name is missing"}
	}
	return p // want "nilerror/typed: *client.Problem"
}

func check(name string) *Problem {
	if name == "" {
		return &Problem{"a name is missing"}
	}
	return nil
}

// TypedBelow returns what another function gives.
func TypedBelow(name string) error {
	return check(name) // want "nilerror/typed: *client.Problem"
}

// Logged tells a log.
func (c *Client) Logged(ctx context.Context, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		log.Printf("no user: %v", err)
		return nil, errors.New("no user")
	}
	return u, nil
}
