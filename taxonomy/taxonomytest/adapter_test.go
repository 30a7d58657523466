package taxonomytest

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

// vendorError is an error of an imaginary client library.
type vendorError struct {
	status int
	body   string
}

func (v *vendorError) Error() string { return v.body }

// funcAdapter is an adapter made from a function.
type funcAdapter struct {
	slug  string
	adapt func(error) *taxonomy.Error
}

func (a funcAdapter) Slug() string                    { return a.slug }
func (a funcAdapter) Adapt(err error) *taxonomy.Error { return a.adapt(err) }

// good is an adapter as it should be.
var good = funcAdapter{"vendor", func(err error) *taxonomy.Error {
	var v *vendorError
	if !errors.As(err, &v) || v == nil {
		return nil
	}
	return taxonomy.Upstream("The vendor refused.", v.status, taxonomy.Detail("body: "+v.body),
		taxonomy.Extra("service", "vendor"), taxonomy.RetryAfter(time.Second))
}}

var matrix = []AdapterCase{
	{
		Name: "not found", Err: &vendorError{404, "no row in tenants_secret"},
		Code: taxonomy.CodeNotFound, Kind: class.KindUpstreamNotFound, Status: 404, RetryAfter: time.Second,
		Extra: []string{"service"}, Message: "The vendor refused.",
		Private: []string{"tenants_secret"}, Detail: []string{"tenants_secret"},
	},
	{
		Name: "down", Err: &vendorError{503, "x"},
		Code: taxonomy.CodeServiceUnavailable, Status: 503, CanRetry: true, RetryAfter: time.Second,
	},
	{Name: "unknown", Err: errors.New("x"), Unknown: true},
}

func TestT03AdapterMatrix(t *testing.T) { RunAdapterMatrix(t, good, matrix) }

func TestT03AdapterMatrixFails(t *testing.T) {
	r := newRecorder()
	runAdapterMatrix(r, good, matrix)
	assert.Empty(t, *r.found)
	assert.Equal(t, []string{"slug", "unknown errors", "not found", "down", "unknown"}, *r.ran)

	catchAll := funcAdapter{" ", func(error) *taxonomy.Error { return taxonomy.Fatal("Broken.") }}
	r = newRecorder()
	runAdapterMatrix(r, catchAll, matrix[2:])
	assert.Equal(t, []string{
		"slug: the adapter has no slug",
		"unknown errors: the adapter answered internal_error to an error it must not know",
		"unknown errors: the adapter answered internal_error to an error it must not know",
		"unknown errors: the adapter answered internal_error to an error it must not know",
		"unknown errors: the adapter answered internal_error to an error it must not know",
		"unknown: the adapter answered internal_error to an error it must not know",
	}, *r.found)
}

func TestT03EveryPropertyIsChecked(t *testing.T) {
	answer := func(e *taxonomy.Error) funcAdapter {
		return funcAdapter{"a", func(error) *taxonomy.Error { return e }}
	}
	fine := AdapterCase{Err: errors.New("x"), Code: taxonomy.CodeNotFound}
	twice := func(problem string) []string { return []string{problem, "wrapped: " + problem} }
	tests := []struct {
		name    string
		c       AdapterCase
		adapter funcAdapter
		want    []string
	}{
		{"T03 nothing wrong", fine, answer(taxonomy.NotFound("m")), nil},
		{"T03 code", AdapterCase{Code: taxonomy.CodeConflict, Kind: class.KindUpstreamNotFound}, answer(taxonomy.NotFound("m")), twice("code: want conflict, got not_found")},
		{"T03 kind", fine, answer(taxonomy.NotFound("m", taxonomy.Kind(class.KindUpstreamUnmapped))), twice("kind: want UPSTREAM_RUNTIME_NOT_FOUND, got UPSTREAM_RUNTIME_UNMAPPED")},
		{"T03 status", fine, answer(taxonomy.NotFound("m", taxonomy.Status(404))), twice("status: want 0, got 404")},
		{"T03 retry", fine, answer(taxonomy.NotFound("m", taxonomy.RetryYes)), twice("can retry: want false, got true")},
		{"T03 wait", fine, answer(taxonomy.NotFound("m", taxonomy.RetryAfter(time.Second))), twice("wait: want 0s, got 1s")},
		{"T03 message", AdapterCase{Code: taxonomy.CodeNotFound, Message: "n"}, answer(taxonomy.NotFound("m")), twice("message: want n, got m")},
		{"T03 extra keys", AdapterCase{Code: taxonomy.CodeNotFound, Extra: []string{"service"}}, answer(taxonomy.NotFound("m")), twice(`the extra data has no "service"`)},
		{"T03 detail", AdapterCase{Code: taxonomy.CodeNotFound, Detail: []string{"d"}}, answer(taxonomy.NotFound("m")), twice(`the detail lacks "d"`)},
		{"T03 not known", fine, answer(nil), []string{"the adapter does not know the error"}},
		{"T03 unknown gives nil", AdapterCase{Unknown: true}, answer(taxonomy.NotFound("m")), []string{"the adapter answered not_found to an error it must not know"}},
		{"T03 leak", fine, answer(taxonomy.NotFound("goroutine 1 [")), []string{"the agent sees the inside of the server: goroutine trace: goroutine 1 ["}},
		{
			"T03 panic", fine, funcAdapter{"a", func(error) *taxonomy.Error { panic("boom") }},
			[]string{"the adapter panicked: boom"},
		},
		{
			"T03 wrapped not known", fine, funcAdapter{"a", func(err error) *taxonomy.Error {
				if errors.Unwrap(err) != nil {
					return nil
				}
				return taxonomy.NotFound("m")
			}},
			[]string{"wrapped: the adapter does not know the error"},
		},
		{
			"T03 wrapped panics", fine, funcAdapter{"a", func(err error) *taxonomy.Error {
				if errors.Unwrap(err) != nil {
					panic("boom")
				}
				return taxonomy.NotFound("m")
			}},
			[]string{"wrapped: the adapter panicked: boom"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.c.Err == nil {
				tt.c.Err = errors.New("x")
			}
			assert.Equal(t, tt.want, tt.c.Check(tt.adapter))
		})
	}
}

func TestT03PrivacySplit(t *testing.T) {
	leaky := funcAdapter{"leaky", func(error) *taxonomy.Error {
		return taxonomy.NotFound("m", taxonomy.Data("body", "tenants_secret"))
	}}
	c := AdapterCase{Err: errors.New("x"), Code: taxonomy.CodeNotFound, Private: []string{"tenants_secret", "other"}}
	assert.Equal(t, []string{
		`the agent sees the private text "tenants_secret" (Meta)`,
		`the agent sees the private text "tenants_secret" (Payload)`,
		`the agent sees the private text "tenants_secret" (Protocol)`,
		`the agent sees the private text "tenants_secret" (Render with StructuredAbsent)`,
		`the agent sees the private text "tenants_secret" (Render with StructuredPresent)`,
		`the agent sees the private text "tenants_secret" (json.Marshal inside other values)`,
		`the agent sees the private text "tenants_secret" (json.Marshal of a value)`,
		`the agent sees the private text "tenants_secret" (json.Marshal)`,
	}, c.Check(leaky))
}
