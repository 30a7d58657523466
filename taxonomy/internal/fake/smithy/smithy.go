// Package smithy imitates the error types of the AWS libraries.
package smithy

import "net/http"

// ErrorFault says whose fault it is.
type ErrorFault int

// GenericAPIError is the error for a failing answer.
type GenericAPIError struct{ Code, Message string }

// Error returns the message.
func (e *GenericAPIError) Error() string { return "api error " + e.Code + ": " + e.Message }

// ErrorCode returns the code.
func (e *GenericAPIError) ErrorCode() string { return e.Code }

// ErrorMessage returns the message.
func (e *GenericAPIError) ErrorMessage() string { return e.Message }

// ErrorFault returns zero.
func (e *GenericAPIError) ErrorFault() ErrorFault { return 0 }

// Response embeds a response.
type Response struct{ *http.Response }

// ResponseError has the response of an APIError.
type ResponseError struct {
	Response *Response
	Err      error
}

// Error returns the text of the cause.
func (e *ResponseError) Error() string { return "http response error: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *ResponseError) Unwrap() error { return e.Err }

// HTTPStatusCode panics if there is no response, as that of the library does.
func (e *ResponseError) HTTPStatusCode() int { return e.Response.StatusCode }

// TransportResponseError embeds a ResponseError, as the AWS libraries do.
type TransportResponseError struct {
	*ResponseError
	RequestID string
}
