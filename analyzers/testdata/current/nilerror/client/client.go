// Package client asks two questions at once.
package client

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log"
	"os"

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
		return nil, fmt.Errorf("no user %s: %w", name, err) // want `^tells the error of client.\(\*Client\).find, which is nil where another condition has led here: the agent reads "<nil>", or the program panics; test the error by itself first \(nilerror/told\)$`
	}
	return u, nil
}

// Text asks for the text of the error.
func (c *Client) Text(ctx context.Context, name string) (string, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		return "no user: " + err.Error(), nil // want `tells the error of client`
	}
	return u.Name, nil
}

// Formatted formats it.
func (c *Client) Formatted(ctx context.Context, name string) string {
	u, err := c.find(ctx, name)
	if err != nil || u.Name == "" {
		return fmt.Sprintf("no user: %v", err) // want `tells the error of client`
	}
	return u.Name
}

// Switched has the conditions in a case.
func (c *Client) Switched(ctx context.Context, name string) (*User, error) {
	u, err := c.find(ctx, name)
	switch {
	case err != nil || u == nil:
		return nil, fmt.Errorf("no user: %w", err) // want `tells the error of client`
	}
	return u, nil
}

// Returned returns it.
func (c *Client) Returned(ctx context.Context, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		return nil, err // want `^returns the error of client.\(\*Client\).find, which is nil where the value is: the caller gets nothing and no error; return an error that says so \(nilerror/told\)$`
	}
	return u, nil
}

// Early judges the user first.
func (c *Client) Early(ctx context.Context, name string) (string, error) {
	u, err := c.find(ctx, name)
	if u == nil { // want `^judges what client.\(\*Client\).find gave before its error: where it fails, the agent is told that there is none; test the error first \(nilerror/early\)$`
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
		return c.CreateUser(ctx, name) // want `^calls client.\(\*Client\).CreateUser whatever the error of client.\(\*Client\).GetUser is: where that is forbidden, limited or down, something is created that may be there; ask whether the error says that there is none \(nilerror/created\)$`
	}
	return u, nil
}

// Replaced tells of the clean-up.
func Replaced(file *os.File, data []byte) error {
	if _, err := file.Write(data); err != nil {
		if closing := file.Close(); closing != nil {
			return closing // want `^returns the error of os.\(\*File\).Close in the place of the one because of which it was called: the agent reads of the clean-up, and not of what has failed; return both, as errors.Join does \(nilerror/cleanup\)$`
		}
		return err
	}
	return nil
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
	return p // want `^returns a nil pointer as an error, which is none that is nil: the caller takes a success for a failure; return nil itself where there is no error \(nilerror/typed\)$`
}

func check(name string) *Problem {
	if name == "" {
		return &Problem{"a name is missing"}
	}
	return nil
}

// TypedBelow returns what another function gives.
func TypedBelow(name string) error {
	return check(name) // want `returns a nil pointer as an error`
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
