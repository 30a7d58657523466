// Package client talks to what is behind the server.
package client

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"os/exec"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ErrOffline is a plain error that others look for.
var ErrOffline = errors.New("offline")

// Row returns a plain error around one of the database.
func Row(ctx context.Context, db *sql.DB, id string) (string, error) {
	var name string
	if err := db.QueryRowContext(ctx, "SELECT name FROM t WHERE id = ?", id).Scan(&name); err != nil {
		return "", fmt.Errorf("row %s: %w", id, err)
	}
	return name, nil
}

// Get returns a plain error for a status, and a foreign one as it is.
func Get(ctx context.Context, url string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", resp.StatusCode)
	}
	return resp, nil
}

// Fetch returns foreign errors only, and returns them as they are.
func Fetch(ctx context.Context, url string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	return http.DefaultClient.Do(req)
}

// Run returns a coded error around one of a process.
func Run(ctx context.Context, name string) error {
	if err := exec.CommandContext(ctx, name).Run(); err != nil {
		return taxonomy.ServiceUnavailable("The command failed.", taxonomy.Cause(err))
	}
	return nil
}

// Ping returns the sentinel.
func Ping(up bool) error {
	if !up {
		return ErrOffline
	}
	return nil
}
