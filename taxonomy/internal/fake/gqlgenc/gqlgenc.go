// Package gqlgenc imitates the error types of the client of that name.
package gqlgenc

import "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/gqlerror"

// ErrorResponse has either part, or both.
type ErrorResponse struct {
	NetworkError *HTTPError
	GqlErrors    *gqlerror.List
}

// HTTPError is an answer with a failing status.
type HTTPError struct {
	Code    int
	Message string
}

// Error returns a text.
func (e *ErrorResponse) Error() string { return "gqlgenc: s3cr3t value" }
