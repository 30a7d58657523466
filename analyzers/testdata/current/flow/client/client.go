// Package client talks to other systems.
package client

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"net/http"
	"os"
)

type Client struct {
	db   *sql.DB
	http *http.Client
}

func (c *Client) Row(ctx context.Context) (string, error) { // want Row:`^fails\(-, infrastructure database/sql\.\(\*Row\)\.Scan\)$`
	var name string
	if err := c.db.QueryRowContext(ctx, "SELECT 1").Scan(&name); err != nil {
		return "", err
	}
	return name, nil
}

func (c *Client) Get(req *http.Request) ([]byte, error) { // want Get:`^fails\(shows sensitive the body of an HTTP response short, plain fmt\.Errorf \[infrastructure net/http\.\(\*Client\)\.Do kept shown\] \| plain fmt\.Errorf \[infrastructure io\.ReadAll kept shown\] \| plain fmt\.Errorf \[sensitive the body of an HTTP response short shown\]\)$`
	resp, err := c.http.Do(req)
	if err != nil {
		return nil, fmt.Errorf("request: %w", err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1<<20))
	if err != nil {
		return nil, fmt.Errorf("body: %w", err)
	}
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d: %s", resp.StatusCode, body)
	}
	return body, nil
}

// Name fails with a text that never says more than that the variable or its value is invalid.
func Name(name string) error { // want Name:`^fails\(foreign os\.Setenv if 0 is not "" \| foreign os\.Unsetenv if 0 is ""\)$`
	if name != "" {
		return os.Setenv("CLIENT_NAME", name)
	}
	return os.Unsetenv("CLIENT_NAME")
}
