// Package service asks a service over HTTP.
package service

import (
	"context"
	"fmt"
	"io"
	"net/http"
)

// Get returns the body of a note.
func Get(ctx context.Context, url string) ([]byte, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, fmt.Errorf("ask: %w", err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, fmt.Errorf("read: %w", err)
	}
	if resp.StatusCode >= 400 {
		return nil, refused(resp.StatusCode, body)
	}
	return body, nil
}

func refused(status int, body []byte) error {
	return fmt.Errorf("status %d: %s", status, body)
}

// Put is like Get, and shows a part of the body only.
func Put(ctx context.Context, url string) error {
	resp, err := http.Post(url, "text/plain", nil)
	if err != nil {
		return fmt.Errorf("ask: %w", err)
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		body, _ := io.ReadAll(resp.Body)
		return fmt.Errorf("status %d: %s", resp.StatusCode, Cut(string(body), 200))
	}
	return nil
}

// Cut returns the beginning of a text.
func Cut(text string, limit int) string {
	if len(text) > limit {
		return text[:limit] + "…"
	}
	return text
}
