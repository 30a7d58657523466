package taxonomy

import (
	"fmt"
	"log/slog"
	"net/url"
	"runtime/debug"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/form"
)

// Option sets something on a new error. A nil option is ignored. Every Option
// is also an [HTTPOption] and a [DoOption], so [FromHTTPResponse], [Do] and [Call]
// take it too.
type Option interface {
	HTTPOption
	DoOption
	apply(*Error)
}

// optionFunc is the form of most options.
type optionFunc func(*Error)

func (f optionFunc) apply(e *Error)              { f(e) }
func (f optionFunc) applyHTTP(c *httpConversion) { c.options = append(c.options, f) }
func (f optionFunc) applyDo(c *doConfig)         { c.options = append(c.options, f) }

// Retry says whether repeating the call can help. It is also an [Option]:
//
//	taxonomy.NotFound("no such index yet", taxonomy.RetryYes)
type Retry int

// The values of [Retry]. RetryUnstated means that of the code.
const (
	RetryUnstated Retry = iota
	RetryYes
	RetryNo
)

// String returns "unstated", "yes" or "no".
func (r Retry) String() string {
	switch r {
	case RetryUnstated:
		return "unstated"
	case RetryYes:
		return "yes"
	case RetryNo:
		return "no"
	}
	return fmt.Sprintf("retry(%d)", int(r))
}

func (r Retry) apply(e *Error) {
	if r < RetryUnstated || r > RetryNo {
		e.refusef("unknown value %v of Retry", r)
		return
	}
	e.Retry = r
}

func (r Retry) applyHTTP(c *httpConversion) { c.options = append(c.options, r) }
func (r Retry) applyDo(c *doConfig)         { c.options = append(c.options, r) }

// Kind sets the fine class of the failure, in place of that of its code.
func Kind(k class.Kind) Option {
	return optionFunc(func(e *Error) {
		if !k.Known() {
			e.refusef("unknown kind %q", string(k))
			return
		}
		e.Kind = k
	})
}

// Cause keeps err as the cause: [errors.Is], [errors.As] and logs see it, the
// agent never does. Nil is no cause. A chain that is cyclic or endless, or
// panics when unwrapped, is cut, so that walking it later neither hangs nor
// panics.
func Cause(err error) Option {
	return optionFunc(func(e *Error) {
		if err != nil {
			e.cause = finite(err)
		}
	})
}

// Reason sets the machine-readable name of the failure.
func Reason(reason string) Option { return optionFunc(func(e *Error) { e.Reason = reason }) }

// Domain says to whom the reason belongs, such as "notes.example.com", where an
// agent meets the reasons of several servers.
func Domain(domain string) Option { return optionFunc(func(e *Error) { e.Domain = domain }) }

// Help links to a page about the failure, for the agent and its user. It must be an
// absolute https URL without user information.
func Help(page string) Option {
	return optionFunc(func(e *Error) {
		if !isHelp(page) {
			e.refusef("the help page is no https URL")
			return
		}
		e.Help = page
	})
}

// isHelp reports whether a text is the URL of a page that may be shown.
func isHelp(page string) bool {
	u, err := url.Parse(page)
	return err == nil && len(page) <= form.MaxTerm && u.Scheme == "https" && u.Host != "" && u.User == nil && page == form.OneLineTo(page, form.MaxTerm)
}

// Recovery tells the agent what to do next.
func Recovery(hint string) Option { return optionFunc(func(e *Error) { e.Recovery = hint }) }

// Detail adds information for developers. It reaches logs, never the agent.
func Detail(text string) Option { return optionFunc(func(e *Error) { e.Detail = text }) }

// Data adds a value that the agent sees. Keys that name credentials, such as
// "auth" or "cookie", are dropped.
func Data(key string, value any) Option {
	return optionFunc(func(e *Error) {
		if credentialKey(key) {
			return
		}
		if e.Data == nil {
			e.Data = make(map[string]any, 1)
		}
		e.Data[key] = value
	})
}

// Extra adds a value for logs and telemetry only. Adapters set "service" and
// "error_type".
func Extra(key string, value any) Option {
	return optionFunc(func(e *Error) {
		if e.Extra == nil {
			e.Extra = make(map[string]any, 2)
		}
		e.Extra[key] = value
	})
}

// Stack records where the error is made, under the key "stack" of the extra data:
// logs have it, and a render.Exposure that an operator has consented to.
func Stack() Option {
	stack := string(debug.Stack())
	return Extra("stack", stack)
}

// RetryAfter sets how long to wait before repeating the call.
func RetryAfter(wait time.Duration) Option {
	return optionFunc(func(e *Error) {
		if wait < 0 {
			e.refusef("negative wait %v", wait)
			return
		}
		e.RetryAfter = wait
	})
}

// Status sets the HTTP status that caused the failure.
func Status(status int) Option {
	return optionFunc(func(e *Error) {
		if status < 100 || status > 599 {
			e.refusef("%d is no HTTP status", status)
			return
		}
		e.Status = status
	})
}

// LogLevel sets the level at which [Do] and [Retrier] log this failure. It does
// not affect what the agent sees.
func LogLevel(l slog.Level) Option { return optionFunc(func(e *Error) { e.level = levelOf(l) }) }

// level is a slog.Level whose zero value means "not stated".
type level struct {
	stated bool
	value  slog.Level
}

func levelOf(l slog.Level) level { return level{stated: true, value: l} }
