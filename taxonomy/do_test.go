package taxonomy_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

func logTo(buf *bytes.Buffer) taxonomy.DoOption {
	return taxonomy.DoLogger(slog.New(slog.NewTextHandler(buf, &slog.HandlerOptions{
		Level: slog.LevelDebug,
		ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
			if a.Key == slog.TimeKey {
				return slog.Attr{}
			}
			return a
		},
	})))
}

func TestDoLogsAndReturns(t *testing.T) {
	var buf bytes.Buffer
	err := taxonomy.Do(context.Background(), "read index", func(context.Context) error {
		return taxonomy.NotFound("no index", taxonomy.Detail("hidden"), taxonomy.Cause(fs.ErrNotExist))
	}, logTo(&buf))
	assert.Equal(t, "no index", err.Error())
	assert.ErrorIs(t, err, fs.ErrNotExist)
	assert.Equal(t, 1, strings.Count(buf.String(), "\n"))
	for _, part := range []string{"level=INFO", `operation="read index"`, "error.code=not_found", "error.detail=hidden", "file does not exist"} {
		assert.Contains(t, buf.String(), part)
	}
}

func TestDoSucceedsInSilence(t *testing.T) {
	var buf bytes.Buffer
	err := taxonomy.Do(context.Background(), "op", func(context.Context) error { return nil }, logTo(&buf))
	assert.True(t, err == nil, "not a nil *Error in an interface")
	assert.Empty(t, buf.String())
}

func TestDoClassifiesForeignErrors(t *testing.T) {
	boom := errors.New("boom")
	err := taxonomy.Do(context.Background(), "op", func(context.Context) error { return boom }, taxonomy.DoLogger(nil),
		taxonomy.DoAdapters(answering("a", taxonomy.Conflict("adapted"))), taxonomy.Extra("tool", "t"), nil)
	var e *taxonomy.Error
	require.ErrorAs(t, err, &e)
	assert.Equal(t, "adapted", e.Error())
	assert.Equal(t, map[string]any{"tool": "t"}, e.Extra)
	assert.ErrorIs(t, err, boom)
}

func TestDoTurnsPanicsIntoErrors(t *testing.T) {
	var buf bytes.Buffer
	err := taxonomy.Do(context.Background(), "op", func(context.Context) error { panic("secret value") }, logTo(&buf))
	assert.Equal(t, "The tool failed because of a defect in its code.", err.Error())
	assert.Contains(t, buf.String(), "secret value")
	assert.Contains(t, buf.String(), "do_test.go", "the stack of the panic")
}

func TestDoWithACancelledRequest(t *testing.T) {
	var buf bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	err := taxonomy.Do(ctx, "op", func(context.Context) error { cancel(); return errors.New("late") }, logTo(&buf))
	assert.ErrorIs(t, err, &taxonomy.Error{Code: taxonomy.CodeRequestCancelled})
	assert.Contains(t, buf.String(), "level=INFO")
	assert.NotContains(t, buf.String(), "stack")
}

func TestDoWithOddArguments(t *testing.T) {
	assert.Equal(t, "The tool built this error wrongly: there is no function to run.", taxonomy.Do(context.Background(), "op", nil, taxonomy.DoLogger(nil)).Error())
	var none context.Context
	err := taxonomy.Do(none, "op", func(ctx context.Context) error { return ctx.Err() }, taxonomy.DoLogger(nil))
	assert.NoError(t, err)
	bad := slog.New(panickingHandler{})
	assert.Equal(t, "m", taxonomy.Do(context.Background(), "op", func(context.Context) error { return taxonomy.NotFound("m") }, taxonomy.DoLogger(bad)).Error())
}

type panickingHandler struct{ slog.Handler }

func (panickingHandler) Enabled(context.Context, slog.Level) bool { panic("handler") }

func TestLogLevelOfOneFailure(t *testing.T) {
	var buf bytes.Buffer
	_ = taxonomy.Do(context.Background(), "op", func(context.Context) error {
		return taxonomy.NotFound("m", taxonomy.LogLevel(slog.LevelDebug))
	}, logTo(&buf))
	assert.Contains(t, buf.String(), "level=DEBUG")
	assert.Equal(t, slog.LevelInfo, taxonomy.NotFound("m").Level())
	assert.Equal(t, slog.LevelInfo, taxonomy.RequestCancelled("m").Level())
	assert.Equal(t, slog.LevelError, (*taxonomy.Error)(nil).Level())
}

func TestFromPanicDescribesAnyValue(t *testing.T) {
	type point struct{ X, Y int }
	rows := []struct {
		name  string
		value any
		want  string
	}{
		{"nil", nil, "nil"},
		{"error", errors.New("e"), "*errors.errorString: e"},
		{"string", "s", "s"},
		{"empty string", "", ""},
		{"number", 7, "7"},
		{"boolean", true, "true"},
		{"function", func() {}, "[func()]"},
		{"struct", point{1, 2}, `taxonomy_test.point {"X":1,"Y":2}`},
		{"slice", []int{1}, `[]int [1]`},
		{"cyclic", cyclicMap(), "map[string]interface {} (unreadable)"},
		{"explosive", specimen.Explosive{}, "specimen.Explosive: [specimen.Explosive: its Error method panicked]"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := taxonomy.FromPanic(row.value)
			assert.Equal(t, taxonomy.CodeInternalError, e.Code)
			assert.Equal(t, "panic: "+row.want, e.Detail)
			assert.Equal(t, "The tool failed because of a defect in its code.", e.Error())
			assert.Contains(t, e.Extra["stack"], "goroutine")
		})
	}
	cause := errors.New("e")
	assert.ErrorIs(t, taxonomy.FromPanic(cause), cause)
}

func TestDoCode(t *testing.T) {
	do := func(ctx context.Context, err error) *taxonomy.Error {
		got := taxonomy.Do(ctx, "op", func(context.Context) error { return err }, taxonomy.DoCode(taxonomy.CodeDatabaseError), taxonomy.DoLogger(nil))
		var e *taxonomy.Error
		require.ErrorAs(t, got, &e)
		return e
	}
	for name, err := range map[string]error{"unknown": errors.New("odd"), "known by its type": fs.ErrNotExist} {
		t.Run(name, func(t *testing.T) {
			e := do(t.Context(), err)
			assert.Equal(t, taxonomy.CodeDatabaseError, e.Code)
			assert.Equal(t, taxonomy.CodeDatabaseError.Phrase(), e.Message)
			assert.ErrorIs(t, e, err)
		})
	}
	coded := taxonomy.NotFound("gone")
	assert.Same(t, coded, do(t.Context(), coded), "a coded error keeps its code")
	assert.Equal(t, taxonomy.CodeNotFound, do(t.Context(), fmt.Errorf("x: %w", coded)).Code)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	assert.Equal(t, taxonomy.CodeRequestCancelled, do(gone, errors.New("odd")).Code)
}

func TestRejectedArgumentsAreNoErrorOfTheServer(t *testing.T) {
	var buf bytes.Buffer
	_ = taxonomy.Do(context.Background(), "op", func(context.Context) error {
		return taxonomy.InvalidArguments(taxonomy.ArgumentIssue{Path: "name", Problem: "is required"})
	}, logTo(&buf))
	assert.Contains(t, buf.String(), "level=INFO")
}
