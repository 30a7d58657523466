// Package client talks to what is behind the server.
package client

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Row returns an error of the database as it is.
func Row(ctx context.Context, db *sql.DB, id string) (string, error) {
	rows, err := db.QueryContext(ctx, "SELECT name FROM t WHERE id = ?", id)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	return "row", nil
}

// Get shows the error of the HTTP client.
func Get(ctx context.Context, url string) (*http.Response, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, fmt.Errorf("get: %w", err)
	}
	return resp, nil
}

// Read shows the error of the file system without keeping it.
func Read(name string) ([]byte, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("read: %v", err)
	}
	return data, nil
}

// Run returns the error of a process as it is.
func Run(ctx context.Context, name string) error {
	return exec.CommandContext(ctx, name).Run()
}

// Hidden keeps the error of a process and shows nothing of it.
func Hidden(ctx context.Context, name string) error {
	if err := exec.CommandContext(ctx, name).Run(); err != nil {
		return taxonomy.ServiceUnavailable("The command failed.", taxonomy.Cause(err))
	}
	return nil
}

// Dropped says nothing of the error of the file system.
func Dropped(name string) error {
	if _, err := os.Stat(name); err != nil {
		return errors.New("the file cannot be used")
	}
	return nil
}

// Body puts the body of a response into the error.
func Body(resp *http.Response) error {
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return taxonomy.ServiceUnavailable("The answer broke off.", taxonomy.Cause(err))
	}
	return fmt.Errorf("status %d: %s", resp.StatusCode, body)
}
