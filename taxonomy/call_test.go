package taxonomy_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestCall(t *testing.T) {
	none := taxonomy.DoLogger(nil)
	t.Run("the value of a success", func(t *testing.T) {
		n, err := taxonomy.Call(t.Context(), "count", func(context.Context) (int, error) { return 7, nil }, none)
		assert.NoError(t, err)
		assert.Equal(t, 7, n)
	})
	t.Run("a failure has a code, and no value", func(t *testing.T) {
		boom := errors.New("no such note")
		n, err := taxonomy.Call(t.Context(), "count", func(context.Context) (int, error) { return 7, boom }, none)
		assert.Zero(t, n)
		assert.ErrorIs(t, err, boom)
		assert.Equal(t, taxonomy.CodeNotFound, taxonomy.CodeOf(err))
	})
	t.Run("a panic", func(t *testing.T) {
		list, err := taxonomy.Call(t.Context(), "list", func(context.Context) ([]string, error) { panic("boom") }, none)
		assert.Nil(t, list)
		assert.Equal(t, taxonomy.CodeInternalError, taxonomy.CodeOf(err))
	})
	t.Run("no function", func(t *testing.T) {
		_, err := taxonomy.Call[int](t.Context(), "count", nil, none)
		assert.EqualError(t, err, "The tool built this error wrongly: there is no function to run.")
	})
	t.Run("it logs as Do does", func(t *testing.T) {
		var buf bytes.Buffer
		_, _ = taxonomy.Call(t.Context(), "count", func(context.Context) (int, error) { return 0, taxonomy.Conflict("m") }, logTo(&buf))
		assert.Contains(t, buf.String(), "operation=count")
	})
}

// What the options of the error handler of cyanheads say: the id of the request, the input, and that
// the failure is critical.
func TestOptionsOfDo(t *testing.T) {
	var buf bytes.Buffer
	input := map[string]any{"query": "logs", "password": "hunter2", "inner": map[string]any{"apiKey": "k-123"}}
	err := taxonomy.Do(t.Context(), "search", func(context.Context) error { return taxonomy.Conflict("m") }, logTo(&buf),
		taxonomy.Extra("request_id", "7f3a"), taxonomy.DoInput(input), taxonomy.LogLevel(slog.LevelError+4), taxonomy.RetryYes)
	assert.Contains(t, buf.String(), "level=ERROR+4")
	assert.Contains(t, buf.String(), "error.extra.request_id=7f3a")
	assert.Contains(t, buf.String(), `error.extra.input="{\"inner\":{},\"query\":\"logs\"}"`)
	assert.NotContains(t, buf.String(), "hunter2")
	assert.NotContains(t, buf.String(), "k-123")
	var e *taxonomy.Error
	assert.ErrorAs(t, err, &e)
	assert.Equal(t, taxonomy.RetryYes, e.Retry)
	assert.NotContains(t, e.Visible().Data, "input")

	for name, row := range map[string]struct {
		input any
		want  string
	}{
		"a function":    {func() {}, `"[value could not be serialized]"`},
		"a cycle":       {cyclicMap(), `"[value could not be serialized]"`},
		"a long text":   {strings.Repeat("x", 1<<20), `"` + strings.Repeat("x", 4092) + "…"},
		"invalid UTF-8": {"a\xff", "\"a\uFFFD\""},
	} {
		t.Run(name, func(t *testing.T) {
			err := taxonomy.Do(t.Context(), "search", func(context.Context) error { return taxonomy.Conflict("m") }, taxonomy.DoLogger(nil), taxonomy.DoInput(row.input))
			var e *taxonomy.Error
			assert.ErrorAs(t, err, &e)
			assert.Equal(t, row.want, e.Extra["input"])
		})
	}
}
