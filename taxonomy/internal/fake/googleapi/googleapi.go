// Package googleapi imitates the error types of Google's client library.
package googleapi

import "net/http"

// Error has the fields of the library's error for a failing answer.
type Error struct {
	Code    int
	Message string
	Details []any
	Body    string
	Header  http.Header
	Errors  []ErrorItem
}

// ErrorItem is one of the reasons of an Error.
type ErrorItem struct {
	Reason  string
	Message string
}

// Error returns what the service wrote.
func (e *Error) Error() string { return "googleapi: " + e.Message }

// OddItems has reasons of another type.
type OddItems struct {
	Code            int
	Message, Errors string
}

// Error returns what the service wrote.
func (e *OddItems) Error() string { return e.Message }

// BatchError may have the status of an answer.
type BatchError struct{ StatusCode int }

// Error returns a text.
func (e *BatchError) Error() string { return "batch: s3cr3t value" }

// The other failures that Arcade knows by name.
type (
	InvalidJSONError          struct{ text }
	UnknownAPINameOrVersion   struct{ text }
	UnacceptableMimeTypeError struct{ text }
	MediaUploadSizeError      struct{ text }
	InvalidChunkSizeError     struct{ text }
	InvalidNotificationError  struct{ text }
)

// Unknown is a type of which nothing is known.
type Unknown struct{ text }

type text struct{}

// Error returns a text.
func (text) Error() string { return "library: s3cr3t value" }
