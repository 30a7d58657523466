// Package abstractions imitates the error types of the kiota libraries.
package abstractions

import "strings"

// ApiError is the base of the errors for failing answers.
type ApiError struct {
	Message            string
	ResponseStatusCode int
	ResponseHeaders    *ResponseHeaders
}

// Error returns the message.
func (e *ApiError) Error() string { return e.Message }

// ResponseHeaders hides its map.
type ResponseHeaders struct{ headers map[string][]string }

// NewResponseHeaders returns headers with the names and values of pairs.
func NewResponseHeaders(pairs ...string) *ResponseHeaders {
	h := &ResponseHeaders{headers: map[string][]string{}}
	for i := 0; i+1 < len(pairs); i += 2 {
		h.headers[strings.ToLower(pairs[i])] = []string{pairs[i+1]}
	}
	return h
}

// Get returns the values of a header.
func (h *ResponseHeaders) Get(name string) []string { return h.headers[strings.ToLower(name)] }

// ListKeys returns the names of the headers.
func (h *ResponseHeaders) ListKeys() []string {
	names := make([]string, 0, len(h.headers))
	for name := range h.headers {
		names = append(names, name)
	}
	return names
}

// OtherError is a type of which nothing is known.
type OtherError struct{ Err error }

// Error returns a text.
func (e *OtherError) Error() string { return "kiota: s3cr3t value" }

// Unwrap returns the cause.
func (e *OtherError) Unwrap() error { return e.Err }
