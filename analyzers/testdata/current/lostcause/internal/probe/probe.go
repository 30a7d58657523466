// Package probe asks services whether they are there.
package probe

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"
	"os"
)

// A Client asks a service and its database.
type Client struct {
	Base string
	db   *sql.DB
}

// A Job runs for a while.
type Job struct{ Name, State string }

// Job asks for a job.
func (c *Client) Job(ctx context.Context, name string) (*Job, error) {
	job := &Job{Name: name}
	if err := c.db.QueryRowContext(ctx, "select state from jobs where name = ?", name).Scan(&job.State); err != nil {
		return nil, fmt.Errorf("job %s: %w", name, err)
	}
	return job, nil
}

// Get asks for a page.
func (c *Client) Get(ctx context.Context, path string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.Base+path, nil)
	if err != nil {
		return nil, err
	}
	return http.DefaultClient.Do(req)
}

// Ping asks whether the database is there.
func (c *Client) Ping(ctx context.Context) error { return c.db.PingContext(ctx) }

// Token reads a token.
func (c *Client) Token(name string) (string, error) {
	data, err := os.ReadFile(name)
	return string(data), err
}

// A Prober is what tools know of it.
type Prober interface {
	Ping(ctx context.Context) error
	Job(ctx context.Context, name string) (*Job, error)
}
