// Package slack imitates an application's own package for Slack.
package slack

// NotReadyError is the application's own.
type NotReadyError struct{}

// Error returns a text.
func (NotReadyError) Error() string { return "not ready" }
