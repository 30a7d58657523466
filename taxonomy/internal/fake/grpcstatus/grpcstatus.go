// Package grpcstatus imitates the status type of gRPC.
package grpcstatus

// Code is a gRPC code.
type Code uint32

// Status has unexported fields only, as that of gRPC has.
type Status struct {
	code    Code
	message string
}

// New returns a status.
func New(code Code, message string) *Status { return &Status{code, message} }

// Code returns the code.
func (s *Status) Code() Code { return s.code }

// Message returns the text.
func (s *Status) Message() string { return s.message }

// Error carries a status.
type Error struct{ s *Status }

// Err returns an error for a status.
func Err(code Code, message string) *Error { return &Error{New(code, message)} }

// Error returns the text.
func (e *Error) Error() string { return "rpc error: " + e.s.message }

// GRPCStatus returns the status.
func (e *Error) GRPCStatus() *Status { return e.s }
