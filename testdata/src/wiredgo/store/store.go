// Package store asks a service about issues. Its type is its own: what it returns is an interface.
package store

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
)

// A Tracker is what this package offers.
type Tracker interface {
	Issues(ctx context.Context, limit string) ([]string, error)
	Close(ctx context.Context, id string) (string, error)
}

type client struct{ base string }

// New returns a client of a service.
func New(base string) Tracker { return &client{base} }

// Issues returns open issues.
func (c *client) Issues(ctx context.Context, limit string) ([]string, error) {
	n, err := strconv.Atoi(limit)
	if err != nil {
		n = 20
	}
	body, err := c.get(ctx, fmt.Sprintf("/issues?limit=%d", n))
	if err != nil {
		return nil, nil
	}
	return body, nil
}

// Close closes an issue.
func (c *client) Close(ctx context.Context, id string) (string, error) {
	if _, err := c.get(ctx, "/close?id="+url.QueryEscape(id)); err != nil {
		return "Failed to close the issue: " + err.Error(), nil
	}
	return "Closed.", nil
}

func (c *client) get(ctx context.Context, path string) ([]string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, nil)
	if err != nil {
		return nil, err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", resp.StatusCode)
	}
	var list []string
	return list, json.NewDecoder(resp.Body).Decode(&list)
}
