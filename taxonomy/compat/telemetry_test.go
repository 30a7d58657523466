package compat_test

import (
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func canonical(kind, message, developer string, status any, retry bool, tool string) []slog.Attr {
	return []slog.Attr{
		slog.String("error_kind", kind), slog.String("error_message", message),
		slog.String("error_developer_message", developer), slog.Any("error_status_code", status),
		slog.Bool("error_can_retry", retry), slog.String("tool_name", tool),
	}
}

func TestLogFields(t *testing.T) {
	const kind = "UPSTREAM_RUNTIME_NOT_FOUND"
	tests := []struct {
		name  string
		err   *taxonomy.Error
		tool  string
		extra []slog.Attr
		want  []slog.Attr
	}{
		{
			"all names, empty ones too", taxonomy.NotFound("Gone."), "", nil,
			canonical(kind, "Gone.", "", nil, false, ""),
		},
		{
			"all values", taxonomy.NotFound("Gone.", taxonomy.Detail("d"), taxonomy.Status(404), taxonomy.RetryYes), "search", nil,
			canonical(kind, "Gone.", "d", 404, true, "search"),
		},
		{
			"extra fields pass through", taxonomy.NotFound("Gone.", taxonomy.Extra("service", "s"), taxonomy.Extra("error_type", "t")),
			"search", []slog.Attr{slog.String("toolkit_name", "k")},
			append(canonical(kind, "Gone.", "", nil, false, "search"),
				slog.String("toolkit_name", "k"), slog.String("error_type", "t"), slog.String("service", "s")),
		},
		{
			"extra fields never override", taxonomy.NotFound("Gone.", taxonomy.Extra("error_kind", "forged"), taxonomy.Extra("a", "late")),
			"search", []slog.Attr{
				slog.String("tool_name", "forged"), slog.Int("a", 1), slog.Int("a", 2),
				slog.Group("", slog.String("error_message", "forged"), slog.Int("b", 3)),
			},
			append(canonical(kind, "Gone.", "", nil, false, "search"), slog.Int("a", 1), slog.Int("b", 3)),
		},
		{
			"nameless fields are none", taxonomy.NotFound("Gone.", taxonomy.Extra("", "x")), "search", []slog.Attr{{}, slog.Any("", explosiveValue{})},
			canonical(kind, "Gone.", "", nil, false, "search"),
		},
		{"nil error", nil, "search", nil, canonical("UNKNOWN", "An unknown error occurred.", "", nil, false, "search")},
		{"zero error", &taxonomy.Error{}, "search", nil, canonical("UNKNOWN", "An internal error occurred.", "", nil, false, "search")},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, listed(tt.want), listed(compat.LogFields(tt.err, tt.tool, tt.extra...)))
		})
	}
}

// listed returns the attributes in a form that can be compared.
func listed(attrs []slog.Attr) []string {
	lines := make([]string, len(attrs))
	for i, a := range attrs {
		lines[i] = fmt.Sprintf("%s %v %s", a.Key, a.Value.Kind(), a.Value)
	}
	return lines
}

// explosiveValue is a log value that panics.
type explosiveValue struct{}

func (explosiveValue) LogValue() slog.Value { panic("LogValue") }

func TestSpanFields(t *testing.T) {
	const kind = "UPSTREAM_RUNTIME_NOT_FOUND"
	tests := []struct {
		name string
		err  *taxonomy.Error
		want map[string]any
	}{
		{
			"with a developer message", taxonomy.NotFound("Gone.", taxonomy.Detail("d"), taxonomy.Cause(errors.New("c"))),
			map[string]any{"error_kind": kind, "error_message": "Gone.", "tool_name": "search", "error_developer_message": "d"},
		},
		{
			"without", taxonomy.NotFound("Gone."),
			map[string]any{"error_kind": kind, "error_message": "Gone.", "tool_name": "search"},
		},
		{
			"blank developer message", taxonomy.NotFound("Gone.", taxonomy.Detail(" \n")),
			map[string]any{"error_kind": kind, "error_message": "Gone.", "tool_name": "search"},
		},
		{
			"huge and invalid", taxonomy.NotFound("\xff", taxonomy.Detail(strings.Repeat("d", 10<<20))),
			map[string]any{
				"error_kind": kind, "error_message": "\uFFFD", "tool_name": "search",
				"error_developer_message": strings.Repeat("d", 4093) + "…",
			},
		},
		{
			"nil error", nil,
			map[string]any{"error_kind": "UNKNOWN", "error_message": "An unknown error occurred.", "tool_name": "search"},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, compat.SpanFields(tt.err, "search")) })
	}
}
