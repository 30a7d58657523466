// Package jsonrpc2 imitates the JSON-RPC errors of the MCP libraries.
package jsonrpc2

import "encoding/json"

// WireError is an error as it goes over the wire.
type WireError struct {
	Code    int64
	Message string
	Data    json.RawMessage
}

// Error returns the message.
func (e *WireError) Error() string { return e.Message }

// ValueError has data of any type.
type ValueError[T any] struct {
	Code    int
	Message string
	Data    T
}

// Error returns the message.
func (e ValueError[T]) Error() string { return e.Message }

// NoDataError lacks the data, so it is something else.
type NoDataError struct {
	Code    int
	Message string
}

// Error returns the message.
func (e NoDataError) Error() string { return e.Message }
