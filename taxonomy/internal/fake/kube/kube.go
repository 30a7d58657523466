// Package kube imitates the error type of the Kubernetes client.
package kube

// StatusReason is a stable name.
type StatusReason string

// Status is what the server answers.
type Status struct {
	Message string
	Reason  StatusReason
	Details *StatusDetails
	Code    int32
}

// StatusDetails says more.
type StatusDetails struct{ RetryAfterSeconds int32 }

// StatusError carries a Status.
type StatusError struct{ ErrStatus Status }

// Error returns the message.
func (e *StatusError) Error() string { return e.ErrStatus.Message }

// Status returns the status.
func (e *StatusError) Status() Status { return e.ErrStatus }
