package bridge_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestRequestIDs(t *testing.T) {
	for name, tt := range map[string]struct {
		of   func(context.Context) string
		want string // a regular expression
	}{
		"made":               {nil, "^[0-9a-f]{12}$"},
		"of the program":     {func(context.Context) string { return "trace-7" }, "^trace-7$"},
		"of none":            {func(context.Context) string { return " " }, "^[0-9a-f]{12}$"},
		"of one that panics": {func(context.Context) string { panic("of") }, "^[0-9a-f]{12}$"},
	} {
		t.Run(name, func(t *testing.T) {
			var log bytes.Buffer
			b := bridge.New(logTo(&log), bridge.RequestIDs(tt.of))
			var id string
			e := b.Run(t.Context(), call, func(ctx context.Context) error {
				id = bridge.RequestID(ctx)
				return taxonomy.NotFound("Gone.", taxonomy.Extra("request_id", "that of another server"))
			})
			assert.Regexp(t, tt.want, id)
			r := b.Result(e)
			assert.True(t, strings.HasSuffix(r.Text, " · request "+id), r.Text)
			assert.Equal(t, id, r.Meta[render.DefaultMetaKey].(map[string]any)["requestId"])
			assert.Equal(t, id, b.Protocol(e).Data["requestId"])
			assert.Contains(t, log.String(), " request_id="+id)
		})
	}
}

func TestEveryCallHasItsOwnID(t *testing.T) {
	b := bridge.New(bridge.Logger(nil), bridge.RequestIDs(nil))
	first, second := b.Run(t.Context(), call, failing(errors.New("x"))), b.Run(t.Context(), call, failing(errors.New("x")))
	assert.NotEqual(t, first.Extra["request_id"], second.Extra["request_id"])
	ctx := b.Context(t.Context())
	assert.Equal(t, bridge.RequestID(ctx), b.Run(ctx, call, failing(errors.New("x"))).Extra["request_id"], "an outer boundary has given one")
}

func TestNoIDsUnlessAskedFor(t *testing.T) {
	e := bridge.New(bridge.Logger(nil)).Run(t.Context(), call, func(ctx context.Context) error {
		assert.Empty(t, bridge.RequestID(ctx))
		return taxonomy.NotFound("Gone.", taxonomy.Extra("request_id", "that of another server"))
	})
	assert.NotContains(t, bridge.New().Result(e).Text, "request")
}
