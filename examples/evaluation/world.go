package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"time"
)

// A world is what a server meets in one task: a directory and a tracker, both with faults. Its clock moves only
// where the agent waits.
type world struct {
	dir   string
	now   time.Duration
	asked int // how often the tracker was
	// fault returns what the tracker does instead of answering, or nothing.
	fault func(w *world, r *http.Request) (*http.Response, error)
}

// tickets are what the tracker has.
var tickets = map[string]string{"T-1": "The printer is on fire", "T-2": "The coffee is cold", "T-3": "The door squeaks"}

// RoundTrip answers a request of the server, in place of a network.
func (w *world) RoundTrip(r *http.Request) (*http.Response, error) {
	w.asked++
	if w.fault != nil {
		if response, err := w.fault(w, r); response != nil || err != nil {
			return response, err
		}
	}
	if r.URL.Path == "/open" {
		return answer(http.StatusOK, `["T-1","T-2","T-3"]`), nil
	}
	id := filepath.Base(r.URL.Path)
	title, known := tickets[id]
	if !known {
		return answer(http.StatusNotFound, `{"error":"not found"}`), nil
	}
	return answer(http.StatusOK, fmt.Sprintf(`{"id":%q,"title":%q}`, id, title)), nil
}

// answer returns a response of the tracker.
func answer(status int, body string) *http.Response {
	return &http.Response{
		StatusCode: status, Status: fmt.Sprintf("%d %s", status, http.StatusText(status)), Header: make(http.Header),
		Body: io.NopCloser(bytes.NewBufferString(body)),
	}
}

// Faults of the tracker.
var (
	// limited lets nobody in for five seconds, and says so.
	limited = func(w *world, _ *http.Request) (*http.Response, error) {
		if w.now >= 5*time.Second {
			return nil, nil
		}
		response := answer(http.StatusTooManyRequests, `{"error":"slow down"}`)
		response.Header.Set("Retry-After", "5")
		return response, nil
	}
	// restarting fails once. The page is that of a proxy.
	restarting = func(w *world, _ *http.Request) (*http.Response, error) {
		if w.asked > 1 {
			return nil, nil
		}
		return answer(http.StatusServiceUnavailable, "<html><body><h1>503</h1><p>No ticket service here.</p></body></html>"), nil
	}
	silent = func(*world, *http.Request) (*http.Response, error) { return nil, os.ErrDeadlineExceeded }
	closed = func(_ *world, r *http.Request) (*http.Response, error) {
		if r.Method == http.MethodPost {
			return answer(http.StatusForbidden, `{"error":"read-only account"}`), nil
		}
		return nil, nil
	}
	// broken cannot read one of the tickets.
	broken = func(_ *world, r *http.Request) (*http.Response, error) {
		if filepath.Base(r.URL.Path) == "T-2" {
			return answer(http.StatusInternalServerError, `{"error":"corrupt row"}`), nil
		}
		return nil, nil
	}
)

// Faults of the directory. None of them depends on permissions, which root does not have.
var (
	empty    = func(string) error { return nil }
	withNote = func(dir string) error {
		return os.WriteFile(filepath.Join(dir, "milk"), []byte("Buy milk."), 0o600)
	}
	// unreadable puts a file where the directory was.
	unreadable = func(dir string) error {
		if err := os.Remove(dir); err != nil {
			return err
		}
		return os.WriteFile(dir, nil, 0o600)
	}
)
