package taxonomy

import (
	"maps"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// Error is a failure of a tool. What the agent may see (Code, Kind, Reason,
// Domain, Message, Recovery, Help, Retry, RetryAfter, Status, Data) and what only logs may
// see (Detail, Extra and the cause) are separate fields, and no rendering mixes
// them.
//
// Make errors with the factories ([NotFound], [Timeout] and so on), with [New]
// or with a contract. A literal is enough as a target of [errors.Is].
type Error struct {
	// Code identifies the failure.
	Code Code
	// Kind is the fine class; empty means that of the code.
	Kind class.Kind
	// Reason is the machine-readable name of this failure in the tool's
	// contract, such as "index_missing".
	Reason string
	// Domain says to whom the reason belongs; empty means this server.
	Domain string
	// Message is what the agent reads.
	Message string
	// Recovery tells the agent what to do next.
	Recovery string
	// Help is the URL of a page about the failure.
	Help string
	// Detail is for developers. It reaches logs, never the agent.
	Detail string
	// Retry says whether repeating the call can help; unstated means that of
	// the code.
	Retry Retry
	// RetryAfter is how long to wait before repeating the call; zero means
	// unknown.
	RetryAfter time.Duration
	// Status is the HTTP status that caused the failure, or zero.
	Status int
	// Data is structured information that the agent sees.
	Data map[string]any
	// Extra is structured information for logs and telemetry only.
	Extra map[string]any

	cause   error
	level   level
	refused string // why the construction was refused; empty when it was not
	remote  bool   // another server wrote it
}

// Error returns the message only: no cause, no detail, no data. A blank message
// is replaced by the phrase of the code.
func (e *Error) Error() string {
	if e == nil {
		return "<nil>"
	}
	if strings.TrimSpace(e.Message) == "" {
		return e.Code.Phrase()
	}
	return e.Message
}

// Unwrap returns the cause, or nil.
func (e *Error) Unwrap() error {
	if e == nil {
		return nil
	}
	return e.cause
}

// Is reports whether target is a *Error with the same code, and the same reason
// if target states one, or a declared failure of package contract with the same
// code and reason. [errors.Is] calls it:
//
//	errors.Is(err, &taxonomy.Error{Code: taxonomy.CodeNotFound})
//	errors.Is(err, noteMissing)
func (e *Error) Is(target error) bool {
	if d, ok := target.(declared); ok && e != nil {
		return d.Declares(e)
	}
	t, ok := target.(*Error)
	if !ok || e == nil || t == nil {
		return false
	}
	return e.Code == t.Code && (t.Reason == "" || e.Reason == t.Reason)
}

// A declared failure is one of package contract. As an error it is a target for
// [errors.Is], and stands for the error that it makes.
type declared interface {
	Declares(e *Error) bool
	Fail(message string, opts ...Option) *Error
}

// With returns a copy of the error with the options applied. The original is
// unchanged.
func (e *Error) With(opts ...Option) *Error {
	if e == nil {
		return refuse("With was called on a nil error", opts)
	}
	c := *e
	c.Data = maps.Clone(e.Data)
	c.Extra = maps.Clone(e.Extra)
	c.apply(opts)
	return &c
}

// EffectiveKind returns the kind of the error, or else that of its code.
func (e *Error) EffectiveKind() class.Kind {
	if e == nil {
		return class.KindUnknown
	}
	if e.Kind != "" {
		return e.Kind
	}
	return e.Code.Kind()
}

// CanRetry reports whether repeating the call can help, by the error or else by
// its code.
func (e *Error) CanRetry() bool {
	if e == nil {
		return false
	}
	switch e.Retry {
	case RetryYes:
		return true
	case RetryNo:
		return false
	}
	return e.Code.Retryable()
}
