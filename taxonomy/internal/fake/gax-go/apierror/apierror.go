// Package apierror imitates the error types of Google's gax library.
package apierror

import "github.com/mcperrlint/mcperrlint/taxonomy/internal/fake/grpcstatus"

// APIError wraps an HTTP error or a gRPC status. It shows no field.
type APIError struct {
	err            error
	status         *grpcstatus.Status
	code           int
	reason, domain string
}

// FromHTTP returns an APIError for an error with an HTTP status.
func FromHTTP(err error, code int, reason, domain string) *APIError {
	return &APIError{err: err, code: code, reason: reason, domain: domain}
}

// FromStatus returns an APIError for a gRPC status.
func FromStatus(status *grpcstatus.Status, reason, domain string) *APIError {
	return &APIError{status: status, code: -1, reason: reason, domain: domain}
}

// Error returns a text.
func (a *APIError) Error() string { return "rpc error: s3cr3t value" }

// Unwrap returns the wrapped error.
func (a *APIError) Unwrap() error { return a.err }

// Reason returns the reason.
func (a *APIError) Reason() string { return a.reason }

// Domain returns the domain.
func (a *APIError) Domain() string { return a.domain }

// HTTPCode returns the HTTP status or -1.
func (a *APIError) HTTPCode() int { return a.code }

// GRPCStatus returns the gRPC status or nil.
func (a *APIError) GRPCStatus() *grpcstatus.Status { return a.status }

// CallError is a type of which nothing is known.
type CallError struct{ Err error }

// Error returns a text.
func (e *CallError) Error() string { return "call: s3cr3t value" }

// Unwrap returns the cause.
func (e *CallError) Unwrap() error { return e.Err }
