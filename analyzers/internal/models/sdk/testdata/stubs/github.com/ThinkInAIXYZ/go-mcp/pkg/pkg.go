// Package pkg declares what is used of the errors of go-mcp v0.2.29.
package pkg

import "errors"

var (
	ErrMethodNotSupport = errors.New("method not support")
	ErrRequestInvalid   = errors.New("request invalid")
	ErrJSONUnmarshal    = errors.New("json unmarshal error")
)

type ResponseError struct {
	Code    int
	Message string
	Data    interface{}
}

func (e *ResponseError) Error() string { return e.Message }

func NewResponseError(code int, message string, data interface{}) *ResponseError { return nil }
