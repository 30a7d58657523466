// Package slack imitates the error types of slack-go.
package slack

import "time"

// SlackErrorResponse is an answer with one of Slack's codes.
type SlackErrorResponse struct {
	Err              string
	ResponseMetadata ResponseMetadata
}

// ResponseMetadata is what comes with an answer.
type ResponseMetadata struct {
	Cursor   string
	Messages []string
	Warnings []string
}

// Error returns the code.
func (r SlackErrorResponse) Error() string { return r.Err }

// SlackError is what older versions return.
type SlackError struct {
	Code     string
	Messages []string
}

// Error returns the code.
func (e SlackError) Error() string { return e.Code }

// RateLimitedError is an answer with the status 429.
type RateLimitedError struct{ RetryAfter time.Duration }

// Error returns a text.
func (e *RateLimitedError) Error() string { return "slack rate limit exceeded s3cr3t value" }

// StatusCodeError is an answer with another status.
type StatusCodeError struct {
	Code   int
	Status string
}

// Error returns the text of the status.
func (e StatusCodeError) Error() string { return "slack server error: " + e.Status }

// HTTPStatusCode returns the status.
func (e StatusCodeError) HTTPStatusCode() int { return e.Code }

// The failures of the library that Arcade knows by name.
type (
	SlackRequestError             struct{ text }
	SlackTokenRotationError       struct{ text }
	BotUserAccessError            struct{ text }
	SlackClientConfigurationError struct{ text }
	SlackClientNotConnectedError  struct{ text }
	SlackObjectFormationError     struct{ text }
)

type text struct{}

// Error returns a text.
func (text) Error() string { return "library: s3cr3t value" }

// RTMError is a type of which nothing is known.
type RTMError struct {
	Code int
	Msg  string
}

// Error returns the text.
func (e *RTMError) Error() string { return e.Msg }

// ConnectionErrorEvent is a type of which nothing is known; it has a cause.
type ConnectionErrorEvent struct{ ErrorObj error }

// Error returns a text.
func (e *ConnectionErrorEvent) Error() string { return "connection" }

// Unwrap returns the cause.
func (e *ConnectionErrorEvent) Unwrap() error { return e.ErrorObj }
