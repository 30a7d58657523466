// Package lookup asks a service whether there is something.
package lookup

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
)

// Client asks a service.
type Client struct {
	URL string
}

type sample struct {
	Value string
	Tags  map[string]string
}

func (c *Client) samples(ctx context.Context, path string) ([]sample, error) {
	resp, err := http.Get(c.URL + path)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, errors.New(resp.Status)
	}
	var list []sample
	if err := json.NewDecoder(resp.Body).Decode(&list); err != nil {
		return nil, err
	}
	return list, nil
}

// Exists says no where there are no samples, and where nobody could be asked.
func (c *Client) Exists(ctx context.Context, path string) bool {
	list, err := c.samples(ctx, path)
	if err != nil {
		return false
	}
	return len(list) > 0
}

// Ping says whether the service answers: that it does not is no failure.
func (c *Client) Ping(ctx context.Context) bool {
	resp, err := http.Get(c.URL)
	if err != nil {
		return false
	}
	defer resp.Body.Close()
	return resp.StatusCode == http.StatusOK
}

// Value returns the first sample, or nothing.
func (c *Client) Value(ctx context.Context, path string) string {
	list, err := c.samples(ctx, path)
	if err == nil && len(list) > 0 {
		return list[0].Value
	}
	return ""
}

// ValueOr returns the first sample, or what is known otherwise.
func (c *Client) ValueOr(ctx context.Context, path, known string) string {
	list, err := c.samples(ctx, path)
	if err == nil && len(list) > 0 {
		return list[0].Value
	}
	return known
}

// Total adds numbers that the service writes as texts.
func (c *Client) Total(ctx context.Context, path string) (int, error) {
	list, err := c.samples(ctx, path)
	total := 0
	for _, s := range list {
		total += number(s)
	}
	return total, err
}

func number(s sample) int {
	n, _ := strconv.Atoi(s.Value)
	return n
}

// Names returns nothing where the samples have another form, and what cannot be encoded again.
func (c *Client) Names(ctx context.Context, path string) ([]string, string, error) {
	list, err := c.samples(ctx, path)
	if err != nil {
		return nil, "", err
	}
	raw, _ := json.Marshal(list)
	return names(list), string(raw), nil
}

func names(list []sample) []string {
	found, err := namesIn(list)
	if err != nil {
		return nil
	}
	return found
}

func namesIn(list []sample) (found []string, err error) {
	for _, s := range list {
		if s.Tags == nil {
			return nil, errors.New("a sample without tags")
		}
		found = append(found, s.Tags["name"])
	}
	return found, nil
}

// Own parses what the program has written itself.
func (c *Client) Own() int {
	n, _ := strconv.Atoi("3" + c.URL)
	return n
}
