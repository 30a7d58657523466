// Package azcore imitates the error type of the Azure libraries.
package azcore

import "net/http"

// ResponseError is the error for a failing answer.
type ResponseError struct {
	ErrorCode   string
	StatusCode  int
	RawResponse *http.Response
}

// Error returns a text.
func (e *ResponseError) Error() string { return "RESPONSE: s3cr3t value" }
