package taxonomy

import (
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// A finding is what an adapter found out about a failure that a service names
// by a code of its own.
type finding struct {
	service string        // our own name of the service
	name    string        // the service's code, as it came
	code    Code          // what it means
	kind    class.Kind    // empty: that of an upstream failure with this code
	retry   Retry         // unstated: as the code says
	status  int           // the HTTP status that came with it; 0 if none did
	wait    time.Duration // 0 if nothing is known
	source  error         // the error that says all this
}

// unmapped is the finding for a code of which nothing is known: the service
// refused, so trying again is not offered.
func unmapped(service, name string, source error) finding {
	return finding{
		service: service, name: name, source: source,
		code: CodeServiceUnavailable, kind: class.KindUpstreamUnmapped, retry: RetryNo,
	}
}

// error returns the error for the finding. Its message is made from our name
// of the service, the service's code if that is fit to be seen, and the wait.
func (f finding) error(opts ...Option) *Error {
	e := Error{Code: f.code, Kind: f.kind, Retry: f.retry, Status: f.status, RetryAfter: f.wait}
	if e.Kind == "" {
		e.Kind = upstreamKind(f.code)
	}
	if e.Retry == RetryUnstated {
		e.Retry = retryOf(f.code)
	}
	switch {
	case !e.Kind.IsUpstream():
		e.Status = 0
	case e.Status == 0 && e.Kind != class.KindUpstreamUnmapped:
		e.Status = f.code.HTTPStatus()
	}
	e.Message = f.message()
	e.Extra = map[string]any{"service": f.service}
	if f.status == 0 || e.Status == 0 {
		e.Extra["error_type"] = typeName(f.source)
	}
	if safe := safeCode(f.name); safe != "" {
		e.Extra["error_code"] = safe
	}
	return build(e, opts)
}

func (f finding) message() string {
	message := f.service + " answered with an error"
	if safe := safeCode(f.name); safe != "" {
		message = f.service + " answered with the error " + safe
	}
	if f.code == CodeRateLimited {
		message += "; " + waitPhrase(f.wait)
	}
	return message + "."
}

// upstreamKind returns the kind of a failure with the code when it was a
// service that refused, not the tool: where the code's own kind speaks of the
// tool's arguments, that of the corresponding status.
func upstreamKind(code Code) class.Kind {
	if code.Kind() == class.KindToolRuntimeBadInputValue {
		return class.KindForStatus(code.HTTPStatus())
	}
	return code.Kind()
}

func retryOf(code Code) Retry {
	if code.Retryable() {
		return RetryYes
	}
	return RetryNo
}

// withName adds the service's own code of the failure to an error that a
// status led to. A code that is not fit to be seen is left out.
func withName(e *Error, name string) *Error {
	if safe := safeCode(name); safe != "" {
		e.Message += " The error code is " + safe + "."
		Extra("error_code", safe).apply(e)
	}
	return e
}

// unhandled returns the error for a failure that comes from a service's
// library and is none of those that are known.
func unhandled(service string, err error, opts ...Option) *Error {
	e := Upstream(service+" failed with an unhandled error of type "+typeName(err)+".", 500,
		Extra("service", service), Extra("error_type", typeName(err)))
	e.apply(opts)
	return e
}

// safeCode returns name if it looks like a stable identifier, which the agent
// may see, else the empty string.
func safeCode(name string) string {
	if len(name) == 0 || len(name) > 64 || !isLetter(name[0]) {
		return ""
	}
	for i := range len(name) {
		if !isAlnum(name[i]) && strings.IndexByte("_.-", name[i]) < 0 {
			return ""
		}
	}
	return name
}

// A note is one thing that a service said, for developers.
type note struct{ label, text string }

// describe returns the detail for an error: its own text, then the notes that
// are not blank, each cut to a bounded length and without secrets.
func describe(err error, notes ...note) Option {
	var b strings.Builder
	b.WriteString(redacted(form.Bounded(errorText(err))))
	for _, n := range notes {
		if strings.TrimSpace(n.text) == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString("; ")
		}
		b.WriteString(n.label + ": " + redactedBody(form.Bounded(n.text)))
	}
	return Detail(b.String())
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isAlnum(c byte) bool  { return isDigit(c) || isLetter(c) }
