// Package taxonomy declares some of what the real one declares, and imports nothing: go vet
// starts the tool for every package that one under test is built from, and the real one is
// built from two hundred.
package taxonomy

// Code says of what kind an error is.
type Code int

// Some of the codes.
const (
	CodeNotFound Code = -32001
	CodeConflict Code = -32002
	CodeTimeout  Code = -32004
)

// Error is an error with a code.
type Error struct {
	Code    Code
	Message string
}

func (e *Error) Error() string { return e.Message }

// Option sets a part of an error.
type Option func(*Error)

// New returns an error.
func New(code Code, message string, opts ...Option) *Error {
	e := &Error{Code: code, Message: message}
	for _, opt := range opts {
		opt(e)
	}
	return e
}

// NotFound returns an error with CodeNotFound.
func NotFound(message string, opts ...Option) *Error { return New(CodeNotFound, message, opts...) }

// Conflict returns an error with CodeConflict.
func Conflict(message string, opts ...Option) *Error { return New(CodeConflict, message, opts...) }

// Timeout returns an error with CodeTimeout.
func Timeout(message string, opts ...Option) *Error { return New(CodeTimeout, message, opts...) }
