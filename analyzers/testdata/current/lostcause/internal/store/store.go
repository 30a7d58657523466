// Package store stands between the handlers and the client.
package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"example.test/lostcause/internal/client"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ErrGone is a plain sentinel.
var ErrGone = errors.New("gone")

// Load returns what the client returns.
func Load(ctx context.Context, name string) ([]byte, error) { return client.Read(ctx, name) }

// Find returns an error with a code.
func Find(ctx context.Context, name string) ([]byte, error) {
	data, err := client.Read(ctx, name)
	if err != nil {
		return nil, taxonomy.NotFound("There is no such file.", taxonomy.Cause(err))
	}
	return data, nil
}

// Fetch records every error that it returns.
func Fetch(ctx context.Context, name string) ([]byte, error) {
	data, err := client.Read(ctx, name)
	if err != nil {
		return nil, noted("read", err)
	}
	if len(data) == 0 {
		slog.Warn("empty", "err", ErrGone)
		return nil, ErrGone
	}
	return data, nil
}

func noted(what string, err error) error {
	err = fmt.Errorf("%s: %w", what, err)
	slog.Error("failed", "err", err)
	return err
}

// Check returns an error only if it does not like the name.
func Check(name string) error {
	if name == "" {
		return errors.New("no name")
	}
	return nil
}
