package client

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
)

// apart asks about each by itself.
func apart(ctx context.Context, c *Client, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil {
		return nil, fmt.Errorf("find: %w", err)
	}
	if u == nil {
		return nil, errors.New("no such user")
	}
	return u, nil
}

// together tells only where both hold.
func together(ctx context.Context, c *Client, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil && u == nil {
		return nil, fmt.Errorf("find: %w", err)
	}
	return u, err
}

// again asks again in the branch.
func again(ctx context.Context, c *Client, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil || u == nil {
		if err != nil {
			return nil, fmt.Errorf("find: %w", err)
		}
		return nil, errors.New("no such user")
	}
	return u, nil
}

// beside returns the value with the error as it is.
func beside(ctx context.Context, c *Client, name string) (*User, error) {
	u, err := c.find(ctx, name)
	if err != nil || u.Name == "" {
		return u, err
	}
	return &User{u.Name + "!"}, nil
}

// ended ends a loop with an error that may be nil.
func ended(next func() (bool, error)) error {
	for {
		if done, err := next(); done || err != nil {
			return err
		}
	}
}

// judgedWithError tells of the error where there is no value.
func judgedWithError(ctx context.Context, c *Client, name string) error {
	u, err := c.find(ctx, name)
	if u == nil {
		return fmt.Errorf("no user %s (%v)", name, err)
	}
	return err
}

// looked asks a map, which is never down.
func looked(users map[string]*User, name string) (string, error) {
	u, err := lookup(users, name)
	if u == nil {
		return "", errors.New("no such user")
	}
	return u.Name, err
}

func lookup(users map[string]*User, name string) (*User, error) {
	if name == "" {
		return nil, errors.New("a name is missing")
	}
	return users[name], nil
}

// ensured asks whether the error says that there is none.
func ensured(ctx context.Context, c *Client, name string) (*User, error) {
	u, err := c.GetUser(ctx, name)
	if errors.Is(err, sql.ErrNoRows) {
		return c.CreateUser(ctx, name)
	}
	return u, err
}

// ensuredUnlessKnown returns all other errors first.
func ensuredUnlessKnown(ctx context.Context, c *Client, name string) (*User, error) {
	u, err := c.GetUser(ctx, name)
	if err != nil {
		if !errors.Is(err, sql.ErrNoRows) {
			return nil, err
		}
		return c.CreateUser(ctx, name)
	}
	return u, nil
}

// joined returns both errors.
func joined(file *os.File, data []byte) error {
	if _, err := file.Write(data); err != nil {
		if closing := file.Close(); closing != nil {
			return errors.Join(err, closing)
		}
		return err
	}
	return file.Close()
}

// closed has nothing but the closing to tell of.
func closed(file *os.File) error {
	if err := file.Close(); err != nil {
		return err
	}
	return nil
}

// pointer asks the pointer first.
func pointer(name string) error {
	if p := check(name); p != nil {
		return p
	}
	return nil
}

// converted gives nil only for nil.
func converted(err error) error {
	if err != nil {
		return convert(err)
	}
	return nil
}

func convert(err error) *Problem {
	if err == nil {
		return nil
	}
	return &Problem{err.Error()}
}

// made is never nil.
func made(name string) error { return &Problem{name} }

var _ = []any{apart, together, again, beside, ended, judgedWithError, looked, ensured, ensuredUnlessKnown, joined, closed, pointer, converted, made}
