package taxonomy_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"time"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// A failure with everything that is known about it, and what the agent gets.
func Example() {
	_, err := os.ReadFile("/no/such/index")
	failure := taxonomy.NotFound("There is no index named logs.",
		taxonomy.Reason("index_missing"),
		taxonomy.Recovery("Call list_indexes to see what there is."),
		taxonomy.Cause(err))

	fmt.Println(render.Text(failure))
	fmt.Println(errors.Is(failure, fs.ErrNotExist))
	// Output:
	// Error: There is no index named logs.
	//
	// Recovery: Call list_indexes to see what there is.
	//
	// not_found · reason index_missing · do not retry unchanged
	// true
}

// The result of a tool call, in a form that every SDK can take over.
func Example_result() {
	r := render.Result(taxonomy.UpstreamRateLimit("The search service asks for a pause.", 30*time.Second), render.StructuredAbsent)
	fmt.Println(r.Text)
	fmt.Println(r.IsError, r.Structured == nil, r.Meta)
	// Output:
	// Error: The search service asks for a pause.
	//
	// rate_limited · retry after 30 s
	// true true map[io.github.mcperrlint/error:map[code:rate_limited kind:UPSTREAM_RUNTIME_RATE_LIMIT message:The search service asks for a pause. retryAfter:30 retryable:true status:429]]
}

// Any Go error has a code. Its text is kept from the agent.
func ExampleClassify() {
	for _, err := range []error{
		fmt.Errorf("load: %w", &fs.PathError{Op: "open", Path: "/srv/secret", Err: fs.ErrNotExist}),
		fmt.Errorf("query: %w", context.DeadlineExceeded),
		errors.New("pq: duplicate key value violates unique constraint"),
		errors.New("something odd"),
	} {
		e := taxonomy.Classify(err)
		fmt.Printf("%s: %s\n", e.Code, e)
	}
	// Output:
	// not_found: The file or directory does not exist.
	// timeout: The operation took too long.
	// conflict: A record with this value exists already.
	// internal_error: The tool failed unexpectedly. As far as is known, the arguments are not the cause. Go on without it, or tell the user that it failed; the log of its server has the reason.
}

// The answer of a service that failed.
func ExampleFromHTTPResponse() {
	service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Retry-After", "20")
		http.Error(w, "internal text of the service", http.StatusTooManyRequests)
	}))
	defer service.Close()
	resp, err := http.Get(service.URL)
	if err != nil {
		panic(err)
	}
	e := taxonomy.FromHTTPResponse(resp, taxonomy.HTTPService("The search service"))
	fmt.Println(e)
	fmt.Println(e.Code, e.RetryAfter, e.CanRetry())
	// Output:
	// The search service answered 429 Too Many Requests (client error); wait 20 seconds before trying again.
	// rate_limited 20s true
}

// Do logs a failure once, in full, and returns it with its code.
func ExampleDo() {
	logger := slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}))
	err := taxonomy.Do(context.Background(), "read index", func(context.Context) error {
		return taxonomy.NotFound("There is no such index.", taxonomy.Detail("shard 7"))
	}, taxonomy.DoLogger(logger))
	fmt.Println(err)
	// Output:
	// level=INFO msg="operation failed" operation="read index" error.code=not_found error.number=-32001 error.kind=UPSTREAM_RUNTIME_NOT_FOUND error.category=not_found error.fault=client error.message="There is no such index." error.retryable=false error.detail="shard 7"
	// There is no such index.
}

// A Retrier repeats what may succeed later, and nothing else.
func ExampleRetrier() {
	calls := 0
	err := taxonomy.Retrier{Base: time.Millisecond}.Do(context.Background(), "fetch", func(context.Context) error {
		calls++
		if calls < 3 {
			return taxonomy.ServiceUnavailable("busy")
		}
		return nil
	})
	fmt.Println(calls, err)
	// Output: 3 <nil>
}

// quotaAdapter knows one error of one library.
type quotaAdapter struct{}

var errQuota = errors.New("quota used up for project 1234")

func (quotaAdapter) Slug() string { return "quota" }

func (quotaAdapter) Adapt(err error) *taxonomy.Error {
	if !errors.Is(err, errQuota) {
		return nil
	}
	return taxonomy.RateLimited("The quota of the project is used up.", taxonomy.Extra("service", "quota"))
}

// An adapter teaches Classify the errors of another library.
func ExampleAdapter() {
	fmt.Println(taxonomy.Classify(errQuota, quotaAdapter{}))
	// Output: The quota of the project is used up.
}

// Code and reason are what errors.Is compares.
func ExampleError_Is() {
	err := fmt.Errorf("outer: %w", taxonomy.NotFound("gone", taxonomy.Reason("index_missing")))
	fmt.Println(errors.Is(err, &taxonomy.Error{Code: taxonomy.CodeNotFound}))
	fmt.Println(errors.Is(err, &taxonomy.Error{Code: taxonomy.CodeNotFound, Reason: "other"}))
	// Output:
	// true
	// false
}
