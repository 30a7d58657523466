package taxonomy_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/url"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// sink keeps results alive, so that nothing is optimized away.
var sink any

// typedErrors are errors that Classify knows by their type.
func typedErrors() map[string]error {
	return map[string]error{
		"fs.PathError":  fmt.Errorf("read: %w", &fs.PathError{Op: "open", Path: "/x", Err: syscall.ENOENT}),
		"deadline":      fmt.Errorf("query: %w", context.DeadlineExceeded),
		"sql.ErrNoRows": sql.ErrNoRows,
		"json":          json.Unmarshal([]byte("{"), new(any)),
		"net.OpError":   &net.OpError{Op: "dial", Net: "tcp", Err: syscall.ECONNREFUSED},
		"url.Error":     &url.Error{Op: "Get", URL: "http://x/y", Err: &net.OpError{Op: "dial", Net: "tcp", Err: syscall.ECONNREFUSED}},
		"strconv":       second(strconv.Atoi("x")),
	}
}

// message200 is a message of 200 bytes in which nothing is certain, so that all of
// it is looked at.
var message200 = strings.Repeat("Some words which say nothing. ", 6) + "schema zod, at last."

// Allocations are counted exactly, so they are asserted; times are not.
func TestAllocations(t *testing.T) {
	assert.Len(t, message200, 200)
	assert.LessOrEqual(t, testing.AllocsPerRun(100, func() { sink = taxonomy.NotFound("no such index") }), 2.0)
	assert.LessOrEqual(t, testing.AllocsPerRun(100, func() { sink = taxonomy.Upstream("failed", 503) }), 2.0)
	for name, err := range typedErrors() {
		limit := 3.0
		if strings.Contains(name, "net.OpError") || strings.Contains(name, "url.Error") {
			limit = 20 // what logs may know of the request is put together
		}
		assert.LessOrEqual(t, testing.AllocsPerRun(100, func() { sink = taxonomy.Classify(err) }), limit, name)
	}
	coded := taxonomy.NotFound("m")
	assert.Zero(t, testing.AllocsPerRun(100, func() { sink = taxonomy.Classify(coded) }))
}

func BenchmarkFactory(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		sink = taxonomy.NotFound("no such index")
	}
}

func BenchmarkFactoryWithOptions(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		sink = taxonomy.NotFound("no such index", taxonomy.Cause(fs.ErrNotExist), taxonomy.Reason("index_missing"), taxonomy.RetryNo)
	}
}

func BenchmarkClassifyTyped(b *testing.B) {
	for name, err := range typedErrors() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sink = taxonomy.Classify(err)
			}
		})
	}
}

func BenchmarkClassifyCoded(b *testing.B) {
	err := fmt.Errorf("outer: %w", taxonomy.NotFound("m"))
	b.ReportAllocs()
	for b.Loop() {
		sink = taxonomy.Classify(err)
	}
}

func BenchmarkClassifyText200(b *testing.B) {
	err := errors.New(message200)
	b.ReportAllocs()
	for b.Loop() {
		sink = taxonomy.Classify(err)
	}
}

// Linear in the input: the time per byte stays the same up to the length at
// which the output is full, and the rest of the input is not read.
func BenchmarkSanitize(b *testing.B) {
	for name, unit := range map[string]string{"words": "some words of text ", "paths": "/a/b ", "dots": "a.b.c.", "hard": "1:2.3[/-/x"} {
		for _, size := range []int{100, 200, 400, 10 << 20} {
			text := strings.Repeat(unit, size/len(unit)+1)[:size]
			b.Run(name+"/"+strconv.Itoa(size), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					sink = compat.Sanitize(text)
				}
			})
		}
	}
}

func BenchmarkFromHTTPResponse(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		sink = taxonomy.FromHTTPResponse(response(404, "no such thing"), taxonomy.HTTPService("S"))
	}
}

func BenchmarkText(b *testing.B) {
	e := taxonomy.NotFound("no such index", taxonomy.Reason("index_missing"), taxonomy.Recovery("Ask the user which index to use."))
	b.ReportAllocs()
	for b.Loop() {
		sink = render.Text(e)
	}
}
