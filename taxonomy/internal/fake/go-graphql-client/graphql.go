// Package graphql imitates the error types of hasura's client.
package graphql

import "fmt"

// Errors is the errors of an answer, or one that the client made.
type Errors []Error

// Error is one of them.
type Error struct {
	Message    string
	Extensions map[string]any
	err        error
}

// Wrap returns an error that the client makes from a failure.
func Wrap(code string, err error) Error {
	return Error{Message: err.Error(), Extensions: map[string]any{"code": code}, err: err}
}

// Error returns a text.
func (e Error) Error() string {
	return fmt.Sprintf("Message: %s, Extensions: %v", e.Message, e.Extensions)
}

// Unwrap returns the cause.
func (e Error) Unwrap() error { return e.err }

// Error returns the texts.
func (e Errors) Error() string { return fmt.Sprint([]Error(e)) }

// Unwrap returns the causes, nil for those that have none.
func (e Errors) Unwrap() []error {
	errs := make([]error, len(e))
	for i, err := range e {
		errs[i] = err.err
	}
	return errs
}

// NetworkError is an answer with a failing status.
type NetworkError struct {
	body   string
	status int
}

// NewNetworkError returns one.
func NewNetworkError(status int, body string) NetworkError { return NetworkError{body, status} }

// Error returns the body.
func (e NetworkError) Error() string { return e.body }

// StatusCode returns the status.
func (e NetworkError) StatusCode() int { return e.status }
