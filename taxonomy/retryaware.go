package taxonomy

import (
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// Retryable returns an error that asks the agent to try again, if possible with
// other arguments; name them with [Recovery].
func Retryable(message string, opts ...Option) *Error {
	return build(Error{Code: CodeServiceUnavailable, Kind: class.KindToolRuntimeRetry, Message: message, Retry: RetryYes}, opts)
}

// Fatal returns an error that tells the agent not to try again.
func Fatal(message string, opts ...Option) *Error {
	return build(Error{Code: CodeInternalError, Kind: class.KindToolRuntimeFatal, Message: message, Retry: RetryNo, Status: 500}, opts)
}

// ContextRequired returns an error for a tool that needs more information. The
// prompt says what the agent should ask or find out before it calls again; it
// must not be blank.
func ContextRequired(message, prompt string, opts ...Option) *Error {
	e := Error{Code: CodeValidationError, Kind: class.KindToolRuntimeContextRequired, Message: message, Recovery: prompt, Retry: RetryNo}
	if strings.TrimSpace(prompt) == "" {
		e.refusef("ContextRequired needs a prompt that says what is missing")
	}
	return build(e, opts)
}

// Upstream returns an error for the response of another service. The status must be
// an HTTP status; it decides code, kind and whether to retry.
func Upstream(message string, status int, opts ...Option) *Error {
	e := Error{Code: CodeForStatus(status), Kind: class.KindForStatus(status), Message: message}
	if !e.Code.Known() {
		e.Code = CodeInternalError // a success or an interim answer that was taken for a failure
	}
	e.Retry = retryForStatus(status)
	Status(status).apply(&e)
	return build(e, opts)
}

// UpstreamRateLimit returns an error for a service that asks the tool to wait.
// The wait must be positive; if it is unknown, use [RateLimited].
func UpstreamRateLimit(message string, retryAfter time.Duration, opts ...Option) *Error {
	e := Error{
		Code: CodeRateLimited, Kind: class.KindUpstreamRateLimit, Message: message,
		Retry: RetryYes, RetryAfter: retryAfter, Status: 429,
	}
	if retryAfter <= 0 {
		e.refusef("UpstreamRateLimit needs a positive wait, not %v", retryAfter)
	}
	return build(e, opts)
}

// Transport returns an error for a service that could not be reached. The kind
// must be one of the transport kinds; there is no HTTP status.
func Transport(kind class.Kind, message string, opts ...Option) *Error {
	e := Error{Code: CodeServiceUnavailable, Kind: kind, Message: message, Retry: RetryYes}
	if kind == class.KindTransportTimeout {
		e.Code = CodeTimeout
	}
	if !kind.IsTransport() {
		e.refusef("Transport needs a transport kind, not %q", string(kind))
	}
	return build(e, opts)
}

func build(e Error, opts []Option) *Error {
	e.apply(opts)
	return &e
}

// retryForStatus says what an HTTP status means for a repetition. Only 501
// among the server errors is final: the service will not learn it by itself.
func retryForStatus(status int) Retry {
	switch {
	case status == 501:
		return RetryNo
	case status == 408, status == 425, status == 429, status >= 500:
		return RetryYes
	}
	return RetryNo
}
