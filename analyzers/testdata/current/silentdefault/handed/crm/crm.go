// Package crm asks a service, and takes much of what it is given for what it is not.
package crm

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"time"
)

// Query is what handlers ask for.
type Query struct {
	Owner any    `json:"owner_id,omitempty"`
	Limit any    `json:"limit,omitempty"`
	Since string `json:"since,omitempty"`
	Name  string `json:"name,omitempty"`
}

// Client asks the service.
type Client struct{ base url.URL }

// ParseInt takes numbers and texts.
func ParseInt(v any) (*int, error) {
	switch v := v.(type) {
	case nil:
		return nil, nil
	case float64:
		n := int(v)
		return &n, nil
	case string:
		n, err := strconv.Atoi(v)
		if err != nil {
			return nil, fmt.Errorf("cannot parse %q as a number", v)
		}
		return &n, nil
	}
	return nil, fmt.Errorf("no number but %T", v)
}

// Deals drops a filter that it cannot parse.
func (c *Client) Deals(ctx context.Context, q Query) url.Values {
	values := url.Values{"name": {q.Name}}
	if owner, err := ParseInt(q.Owner); err == nil && owner != nil {
		values.Set("owner", strconv.Itoa(*owner))
	}
	limit, _ := ParseInt(q.Limit)
	if limit != nil {
		values.Set("limit", strconv.Itoa(*limit))
	}
	return since(q, values)
}

// since gets the query whole.
func since(q Query, values url.Values) url.Values {
	at, err := time.Parse(time.DateOnly, q.Since)
	if err != nil {
		at = time.Unix(0, 0)
	}
	values.Set("since", at.String())
	return values
}

// Wait is what handlers call with one text.
func Wait(text string) time.Duration {
	d, err := time.ParseDuration(text)
	if err != nil {
		return 30 * time.Second
	}
	return d
}

// Tried takes one form after the other.
func (c *Client) Tried(q Query) time.Time {
	if at, err := time.Parse(time.DateOnly, q.Since); err == nil {
		return at
	}
	if at, err := time.Parse(time.RFC3339, q.Since); err == nil {
		return at
	}
	return time.Now()
}

// Refused says what is wrong.
func (c *Client) Refused(q Query) (*int, error) {
	owner, err := ParseInt(q.Owner)
	if err != nil {
		return nil, fmt.Errorf("owner_id: %w", err)
	}
	return owner, nil
}

// Listed says what it left out.
func (c *Client) Listed(q Query) (values url.Values, warnings []string) {
	values = url.Values{}
	if owner, err := ParseInt(q.Owner); err != nil {
		warnings = append(warnings, err.Error())
	} else if owner != nil {
		values.Set("owner", strconv.Itoa(*owner))
	}
	return values, warnings
}

// Shown is the number of what the service has answered.
func (c *Client) Shown(answer map[string]string) int {
	n, _ := strconv.Atoi(answer["total"])
	return n
}
