// Package github imitates the error types of the GitHub client.
package github

import (
	"net/http"
	"time"
)

// ErrorResponse is the error for a failing answer.
type ErrorResponse struct {
	Response *http.Response
	Message  string
}

// Error returns the message.
func (e *ErrorResponse) Error() string { return "github: " + e.Message }

// RateLimitError says that the limit is reached.
type RateLimitError struct {
	Response *http.Response
	Message  string
}

// Error returns the message.
func (e *RateLimitError) Error() string { return "github: " + e.Message }

// AbuseRateLimitError says that a secondary limit is reached.
type AbuseRateLimitError struct {
	Response   *http.Response
	Message    string
	RetryAfter *time.Duration
}

// Error returns the message.
func (e *AbuseRateLimitError) Error() string { return "github: " + e.Message }
