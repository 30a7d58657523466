package taxonomy_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// What the error handler of cyanheads does, and what does it here.
func TestCyanheadsErrorHandler(t *testing.T) {
	ctx := context.Background()
	failWith := func(err error) func(context.Context) error { return func(context.Context) error { return err } }

	t.Run("handle keeps the original message of a coded error, without a prefix", func(t *testing.T) {
		var buf bytes.Buffer
		err := taxonomy.Do(ctx, "read", failWith(taxonomy.NotFound("no index")), logTo(&buf))
		assert.Equal(t, "no index", err.Error())
		assert.Contains(t, buf.String(), "operation=read", "the record has the operation")
	})
	t.Run("handle: a mapper replaces the classification", func(t *testing.T) {
		err := taxonomy.Do(ctx, "read", failWith(fs.ErrNotExist), taxonomy.DoLogger(nil),
			taxonomy.DoAdapters(answering("mine", taxonomy.Conflict("mapped"))))
		assert.Equal(t, "mapped", err.Error())
	})
	t.Run("tryCatch logs and always returns the error, never swallows", func(t *testing.T) {
		for _, cause := range []error{errors.New("boom"), fs.ErrNotExist, context.Canceled, taxonomy.Timeout("slow")} {
			assert.ErrorIs(t, taxonomy.Do(ctx, "op", failWith(cause), taxonomy.DoLogger(nil)), cause)
		}
	})
	t.Run("mapError: ordered rules of texts and expressions, a default, the original where nothing matches", func(t *testing.T) {
		boom := errors.New("Disk Full on node 7")
		full := compat.MapRule{Match: compat.MatchText("disk full"), Make: func(error) *taxonomy.Error { return taxonomy.ServiceUnavailable("full") }}
		node := compat.MapRule{Match: compat.MatchRegexp(regexp.MustCompile(`node \d`)), Make: func(error) *taxonomy.Error { return taxonomy.InternalError("node") }}
		assert.Equal(t, "full", compat.MapError(boom, full, node).Error())
		assert.Equal(t, "node", compat.MapError(boom, node, full).Error())
		assert.Same(t, boom, compat.MapError(boom, compat.MapRule{Match: compat.MatchText("other"), Make: full.Make}))
	})
	t.Run("formatError: code, message and data of a coded error, the classified code of any other", func(t *testing.T) {
		assert.JSONEq(t, `{"code":-32001,"name":"not_found","message":"m","data":{"k":1}}`, marshal(t, taxonomy.NotFound("m", taxonomy.Data("k", 1))))
		assert.JSONEq(t, `{"code":-32001,"name":"not_found","message":"The file or directory does not exist."}`, marshal(t, taxonomy.Classify(fs.ErrNotExist)))
	})
	t.Run("classifyOnly: code and message, no data", func(t *testing.T) {
		for name, err := range typedErrors() {
			assert.Empty(t, taxonomy.Classify(err).Data, name)
		}
		assert.Empty(t, taxonomy.Classify(errors.New("anything")).Data)
	})
	t.Run("context goes to the log only, never to data", func(t *testing.T) {
		var buf bytes.Buffer
		err := taxonomy.Do(ctx, "op", failWith(errors.New("boom")), logTo(&buf), taxonomy.Extra("tenant", "t-1"))
		assert.Contains(t, buf.String(), "t-1")
		assert.NotContains(t, marshal(t, err), "t-1")
		assert.Empty(t, coded(t, err).Data)
	})
	t.Run("robustness: a field that cannot be serialised becomes a marker, the others go out", func(t *testing.T) {
		e := taxonomy.NotFound("m", taxonomy.Data("bad", make(chan int)), taxonomy.Data("good", "v"))
		assert.JSONEq(t, `{"code":-32001,"name":"not_found","message":"m","data":{"bad":"[value could not be serialized]","good":"v"}}`, marshal(t, e))
	})
}

// The envelope of a failed call, as cyanheads has it.
func TestCyanheadsEnvelope(t *testing.T) {
	e := taxonomy.NotFound("no index", taxonomy.Recovery("Call list_indexes."), taxonomy.Reason("index_missing"), taxonomy.RetryNo,
		taxonomy.Cause(errors.New("hidden")))
	id := render.RequestID("r-1")
	r := render.Result(e, render.StructuredPresent, id, compat.EnvelopeForm(), render.TextAs(compat.ClosingText))

	t.Run("text block", func(t *testing.T) {
		assert.Equal(t, "Error: no index\n\nRecovery: Call list_indexes.\n\n(reason index_missing · not retryable · request r-1)", r.Text)
	})
	t.Run("structuredContent.error", func(t *testing.T) {
		assert.Equal(t, map[string]any{"error": map[string]any{
			"code": -32001, "name": "not_found", "message": "no index",
			"data": map[string]any{"reason": "index_missing", "retryable": false, "recovery": map[string]any{"hint": "Call list_indexes."}, "requestId": "r-1"},
		}}, r.Structured)
	})
	t.Run("_meta.error never", func(t *testing.T) {
		assert.Nil(t, r.Meta)
		assert.NotContains(t, render.Meta(e), "error")
	})
	t.Run("isError is true", func(t *testing.T) { assert.True(t, r.IsError) })
	t.Run("numeric code only in the structured surface", func(t *testing.T) { assert.NotContains(t, r.Text, "-32001") })
	t.Run("data: only what was attached, and the request id, which wins", func(t *testing.T) {
		thrown := e.With(taxonomy.Data("requestId", "thrown"), taxonomy.Data("mine", 1))
		data := compat.Payload(thrown, id)["error"].(map[string]any)["data"].(map[string]any)
		assert.Equal(t, "r-1", data["requestId"])
		assert.Equal(t, 1, data["mine"])
	})
}

func marshal(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return string(text)
}
