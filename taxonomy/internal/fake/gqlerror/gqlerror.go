// Package gqlerror imitates the error types of gqlparser and its relatives.
package gqlerror

// Error is one error of an answer.
type Error struct {
	Err        error
	Message    string
	Extensions map[string]any
}

// Error returns the message.
func (e *Error) Error() string { return e.Message }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// List is the errors of an answer.
type List []*Error

// Error panics if one of them is nil, as that of the library does.
func (l List) Error() string {
	text := ""
	for _, e := range l {
		text += e.Message + "\n"
	}
	return text
}

// Unwrap returns the errors.
func (l List) Unwrap() []error {
	errs := make([]error, len(l))
	for i, e := range l {
		errs[i] = e
	}
	return errs
}
