// Package client sends requests, and reads no status.
package client

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"strings"
)

// A Client sends requests.
type Client struct{ http *http.Client }

// Page returns a page.
func Page(url string) (string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// An Item is what is decoded.
type Item struct{ Name string }

// Decoded returns what the page says.
func (c *Client) Decoded(ctx context.Context, url string) (*Item, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var item Item
	if err := json.NewDecoder(resp.Body).Decode(&item); err != nil {
		return nil, err
	}
	return &item, nil
}

// send leaves the status to its callers.
func (c *Client) send(ctx context.Context, url string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	return c.http.Do(req)
}

// Raw hands a response on.
func (c *Client) Raw(ctx context.Context, url string) (*http.Response, error) {
	return c.send(ctx, url)
}

// Sent reads what send got.
func (c *Client) Sent(ctx context.Context, url string) ([]byte, error) {
	resp, err := c.send(ctx, url)
	if err != nil {
		return nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	return io.ReadAll(resp.Body)
}

// Helped reads it with a function.
func (c *Client) Helped(ctx context.Context, url string) (string, error) {
	resp, err := c.send(ctx, url)
	if err != nil {
		return "", err
	}
	return read(resp)
}

func read(resp *http.Response) (string, error) {
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return string(body), err
}

// Built copies the page.
func Built(url string) string {
	resp, err := http.Get(url)
	if err != nil {
		return "the service is down"
	}
	defer resp.Body.Close()
	var b strings.Builder
	io.Copy(&b, resp.Body)
	return b.String()
}

// Refused returns nothing.
func Refused(url string) []Item {
	resp, err := http.Get(url)
	if err != nil {
		return []Item{{"the service is down"}}
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil
	}
	return []Item{{"up"}}
}

// RefusedLogged returns nothing and no error.
func RefusedLogged(url string) (*Item, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode < 200 || resp.StatusCode >= 300 {
		body, _ := io.ReadAll(resp.Body)
		log.Printf("status %d: %s", resp.StatusCode, body)
		return nil, nil
	}
	return &Item{"up"}, nil
}
