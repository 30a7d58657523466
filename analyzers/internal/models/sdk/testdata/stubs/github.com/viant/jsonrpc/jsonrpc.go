// Package jsonrpc declares what is used of viant/jsonrpc.
package jsonrpc

import "encoding/json"

type Error struct {
	Code    int
	Message string
	Data    json.RawMessage
}

func (e *Error) Error() string { return e.Message }

type TypedRequest[T any] struct{ Request T }

func NewError(code int, message string, data interface{}) *Error { return nil }

func NewInternalError(message string, data []byte) *Error { return nil }

func NewInvalidParamsError(message string, data []byte) *Error { return nil }

func NewInvalidRequest(message string, data []byte) *Error { return nil }

func NewMethodNotFound(message string, data []byte) *Error { return nil }

func NewParsingError(message string, data []byte) *Error { return nil }
