package taxonomy_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// Wrong values at construction: an internal error that says so, no panic, and
// nothing lost that logs could use.
func TestWrongConstructionsAreRefused(t *testing.T) {
	cause := errors.New("cause")
	rows := []struct {
		name string
		make func(...taxonomy.Option) *taxonomy.Error
		why  string
	}{
		{"unknown code", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.New(9999, "msg", o...) }, "unknown code 9999"},
		{"zero code", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.New(0, "msg", o...) }, "unknown code 0"},
		{"transport kind outside its group", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.Transport(class.KindUpstreamNotFound, "msg", o...)
		}, `Transport needs a transport kind, not "UPSTREAM_RUNTIME_NOT_FOUND"`},
		{"empty transport kind", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.Transport("", "msg", o...) },
			`Transport needs a transport kind, not ""`},
		{"rate limit without wait", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.UpstreamRateLimit("msg", 0, o...) },
			"UpstreamRateLimit needs a positive wait, not 0s"},
		{"rate limit with a negative wait", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.UpstreamRateLimit("msg", -time.Second, o...)
		}, "UpstreamRateLimit needs a positive wait, not -1s"},
		{"upstream without status", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.Upstream("msg", 0, o...) }, "0 is no HTTP status"},
		{"upstream with a wrong status", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.Upstream("msg", 1000, o...) }, "1000 is no HTTP status"},
		{"context required without prompt", func(o ...taxonomy.Option) *taxonomy.Error { return taxonomy.ContextRequired("msg", " \n", o...) },
			"ContextRequired needs a prompt that says what is missing"},
		{"transport with a status", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.Transport(class.KindTransportTimeout, "msg", append(o, taxonomy.Status(504))...)
		}, "a transport error has no HTTP status, but 504 was given"},
		{"negative wait", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.RateLimited("msg", append(o, taxonomy.RetryAfter(-1))...)
		}, "negative wait -1ns"},
		{"unknown kind", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.NotFound("msg", append(o, taxonomy.Kind(class.Kind("NONE")))...)
		}, `unknown kind "NONE"`},
		{"unknown retry", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.NotFound("msg", append(o, taxonomy.Retry(7))...)
		}, "unknown value retry(7) of Retry"},
		{"With an unknown status", func(o ...taxonomy.Option) *taxonomy.Error {
			return taxonomy.NotFound("msg", o...).With(taxonomy.Status(9))
		}, "9 is no HTTP status"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := row.make(taxonomy.Cause(cause), taxonomy.Extra("request", 7), taxonomy.Detail("more"))
			assert.Equal(t, taxonomy.CodeInternalError, e.Code)
			assert.Equal(t, "The tool built this error wrongly: "+row.why+".", e.Error())
			assert.Contains(t, e.Detail, `message "msg"`)
			assert.Contains(t, e.Detail, "; more")
			assert.Equal(t, class.KindToolRuntimeFatal, e.EffectiveKind())
			assert.False(t, e.CanRetry())
			assert.Zero(t, e.Status)
			assert.ErrorIs(t, e, cause)
			assert.Equal(t, 7, e.Extra["request"])
			again := e.With(taxonomy.Reason("r"))
			assert.Equal(t, e.Detail, again.Detail, "a refusal is explained once")
		})
	}
}

func TestNilOptionsAndNilCausesAreNothing(t *testing.T) {
	e := taxonomy.NotFound("m", nil, taxonomy.Cause(nil), nil)
	assert.Equal(t, taxonomy.CodeNotFound, e.Code)
	assert.NoError(t, e.Unwrap())
}

func TestWithOnANilError(t *testing.T) {
	var e *taxonomy.Error
	got := e.With(taxonomy.Reason("r"))
	assert.Equal(t, taxonomy.CodeInternalError, got.Code)
	assert.Equal(t, "The tool built this error wrongly: With was called on a nil error.", got.Error())
}

func TestDataIsCopiedAndCredentialKeysAreDropped(t *testing.T) {
	first := taxonomy.NotFound("m", taxonomy.Data("id", 1), taxonomy.Data("auth", "s3cret"), taxonomy.Data("Set-Cookie", "s3cret"),
		taxonomy.Data("AUTHORIZATION", "s3cret"))
	assert.Equal(t, map[string]any{"id": 1}, first.Data)
	second := first.With(taxonomy.Data("id", 2), taxonomy.Extra("x", 1))
	assert.Equal(t, map[string]any{"id": 1}, first.Data)
	assert.Nil(t, first.Extra)
	assert.Equal(t, map[string]any{"id": 2}, second.Data)
}

func TestOptionsSetTheirFields(t *testing.T) {
	cause := errors.New("c")
	e := taxonomy.RateLimited("m", taxonomy.Reason("busy"), taxonomy.Recovery("wait"), taxonomy.Detail("d"),
		taxonomy.RetryAfter(time.Minute), taxonomy.Status(429), taxonomy.RetryYes, taxonomy.Kind(class.KindUpstreamRateLimit), taxonomy.Cause(cause),
		taxonomy.Data("k", "v"), taxonomy.Extra("service", "S"))
	want := &taxonomy.Error{
		Code: taxonomy.CodeRateLimited, Kind: class.KindUpstreamRateLimit, Reason: "busy", Message: "m", Recovery: "wait", Detail: "d",
		Retry: taxonomy.RetryYes, RetryAfter: time.Minute, Status: 429,
		Data: map[string]any{"k": "v"}, Extra: map[string]any{"service": "S"},
	}
	assert.Same(t, cause, e.Unwrap())
	assert.Equal(t, want.With(taxonomy.Cause(cause)), e)
}

func TestRetryPrintsItself(t *testing.T) {
	assert.Equal(t, []string{"unstated", "yes", "no", "retry(9)"}, []string{
		taxonomy.RetryUnstated.String(), taxonomy.RetryYes.String(), taxonomy.RetryNo.String(), taxonomy.Retry(9).String(),
	})
}
