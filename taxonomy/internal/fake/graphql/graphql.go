// Package graphql imitates the error types of smaller GraphQL clients.
package graphql

// errors has no extensions and no exported name.
type errors []struct {
	Message   string
	Locations []struct{ Line, Column int }
}

// Error returns the first text.
func (e errors) Error() string { return e[0].Message }

// List returns a list of errors with the messages.
func List(messages ...string) error {
	list := make(errors, len(messages))
	for i, m := range messages {
		list[i].Message = m
	}
	return list
}

type graphErr struct{ Message string }

// Error returns the message.
func (e graphErr) Error() string { return "graphql: " + e.Message }

// Single returns the one error that the oldest client knows.
func Single(message string) error { return graphErr{message} }

// HTTPError is an answer with a failing status.
type HTTPError struct {
	Response   Response
	StatusCode int
}

// Response is a decoded body.
type Response struct{ Data any }

// Error returns a text.
func (e *HTTPError) Error() string { return "returned error: s3cr3t value" }

// ConfigError is no GraphQL error although it has a message.
type ConfigError struct{ Message string }

// Error returns the message.
func (e *ConfigError) Error() string { return e.Message }

// Odd has extensions of any type.
type Odd[T any] struct {
	Message    string
	Extensions T
}

// Error returns the message.
func (e Odd[T]) Error() string { return e.Message }

// OddList is a list of anything.
type OddList[T any] []T

// Error returns a text.
func (OddList[T]) Error() string { return "odd list" }
