package taxonomy_test

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
)

// logged returns the records that both handlers of slog write for a value.
func logged(value any) (asText, asJSON string) {
	var t, j bytes.Buffer
	options := &slog.HandlerOptions{ReplaceAttr: withoutTime}
	slog.New(slog.NewTextHandler(&t, options)).Info("m", "err", value)
	slog.New(slog.NewJSONHandler(&j, options)).Info("m", "err", value)
	return t.String(), j.String()
}

func TestLogsShowEverything(t *testing.T) {
	inner := taxonomy.DatabaseError("Failed.", taxonomy.Reason("db_down"), taxonomy.Detail("inner detail"),
		taxonomy.Data("d", 1), taxonomy.Extra("x", errors.New("inner extra")))
	e := specimen.Full().With(taxonomy.Detail("outer detail"), taxonomy.Extra("service", "s"), taxonomy.Cause(inner))
	asText, asJSON := logged(e)
	assert.Equal(t, `level=INFO msg=m err.code=rate_limited err.number=-32003 err.kind=UPSTREAM_RUNTIME_RATE_LIMIT `+
		`err.category=rate_limit err.fault=upstream err.message="Slow down." err.retryable=true err.reason=too_fast `+
		`err.recovery="Wait a little." err.detail="outer detail" err.retry_after=1.5s err.status=429 err.data.limit=10 `+
		`err.extra.service=s err.cause.0.depth=0 err.cause.0.type=*taxonomy.Error err.cause.0.message=Failed. `+
		`err.cause.0.code=database_error err.cause.0.reason=db_down err.cause.0.detail="inner detail" err.cause.0.data.d=1 `+
		`err.cause.0.extra.x="inner extra"`+"\n", asText)
	assert.Equal(t, `{"level":"INFO","msg":"m","err":{"code":"rate_limited","number":-32003,"kind":"UPSTREAM_RUNTIME_RATE_LIMIT",`+
		`"category":"rate_limit","fault":"upstream","message":"Slow down.","retryable":true,"reason":"too_fast",`+
		`"recovery":"Wait a little.","detail":"outer detail","retry_after":1500000000,"status":429,"data":{"limit":10},`+
		`"extra":{"service":"s"},"cause":{"0":{"depth":0,"type":"*taxonomy.Error","message":"Failed.",`+
		`"code":"database_error","reason":"db_down","detail":"inner detail","data":{"d":1},"extra":{"x":"inner extra"}}}}}`+"\n", asJSON)
}

func TestLogsOfCausesHaveMarks(t *testing.T) {
	asText, _ := logged(&taxonomy.Error{Code: taxonomy.CodeTimeout, Extra: map[string]any{"tried": taxonomy.Chain(specimen.Cyclic())}})
	assert.Equal(t, `level=INFO msg=m err.code=timeout err.number=-32004 err.kind=NETWORK_TRANSPORT_RUNTIME_TIMEOUT `+
		`err.category=timeout err.fault=upstream err.message="The operation took too long." err.retryable=true `+
		`err.extra.tried.0.depth=0 err.extra.tried.0.type=*specimen.Knot err.extra.tried.0.message=knot `+
		`err.extra.tried.1.depth=1 err.extra.tried.1.type=*specimen.Knot err.extra.tried.1.message=knot `+
		`err.extra.tried.2.depth=2 err.extra.tried.2.type=(cycle) err.extra.tried.2.message=""`+"\n", asText)
}

func TestExtraDataThatIsHardToLog(t *testing.T) {
	loop := map[string]any{}
	loop["self"] = loop
	self := taxonomy.NotFound("m")
	self.Extra = map[string]any{"self": self}
	tests := []struct {
		name  string
		value any
		want  string
	}{
		{"text", "a b", `err.extra.k="a b"`},
		{"number", 1.5, `err.extra.k=1.5`},
		{"duration", time.Second, `err.extra.k=1s`},
		{"nil", nil, `err.extra.k=<nil>`},
		{"error", errors.New("e"), `err.extra.k=e`},
		{"errors", []error{errors.New("e"), nil}, `err.extra.k="[e <nil>]"`},
		{"error with panicking methods", specimen.Explosive{}, `err.extra.k="[specimen.Explosive: its Error method panicked]"`},
		{"log value", level3{}, `err.extra.k=three`},
		{"structure", struct{ A, B int }{1, 2}, `err.extra.k="map[A:1 B:2]"`},
		{"channel", make(chan int), `err.extra.k="[value could not be serialized]"`},
		{"map that holds itself", loop, `err.extra.k="[value could not be serialized]"`},
		{"marshaler that panics", panickingMarshaler{}, `err.extra.k="[value could not be serialized]"`},
		{
			"error that holds itself", self,
			`err.extra.k.0.depth=0 err.extra.k.0.type=*taxonomy.Error err.extra.k.0.message=m err.extra.k.0.code=not_found`,
		},
		{"nil coded error", (*taxonomy.Error)(nil), `err.extra.k.0.depth=0 err.extra.k.0.type=*taxonomy.Error err.extra.k.0.message=<nil>`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			asText, asJSON := logged(taxonomy.NotFound("m", taxonomy.Extra("k", tt.value)))
			assert.Equal(t, `level=INFO msg=m err.code=not_found err.number=-32001 err.kind=UPSTREAM_RUNTIME_NOT_FOUND `+
				`err.category=not_found err.fault=client err.message=m err.retryable=false `+tt.want+"\n", asText)
			assert.NotEmpty(t, asJSON)
		})
	}
}

// level3 is a log value.
type level3 struct{}

func (level3) LogValue() slog.Value { return slog.StringValue("three") }

func TestAnErrorThatIsItsOwnCauseIsLogged(t *testing.T) {
	self := taxonomy.NotFound("m")
	self.Extra = map[string]any{"self": self, "list": []any{self}}
	self.Data = map[string]any{"self": self}
	asText, asJSON := logged(self.With(taxonomy.Cause(fmt.Errorf("again: %w", self))))
	assert.NotEmpty(t, asText)
	assert.NotEmpty(t, asJSON)
}

func TestLevels(t *testing.T) {
	t.Run("what the caller does wrong is no error of the server", func(t *testing.T) {
		for _, code := range taxonomy.Codes() {
			want := slog.LevelError
			switch {
			case code.Category() == class.CategoryAuth:
				want = slog.LevelWarn
			case code.Fault() == class.FaultClient:
				want = slog.LevelInfo
			}
			assert.Equal(t, want, taxonomy.New(code, "m").Level(), code)
		}
		assert.Equal(t, slog.LevelInfo, taxonomy.InvalidArguments().Level())
		assert.Equal(t, slog.LevelError, taxonomy.FromPanic("x").Level())
	})
	_, stated := taxonomy.NotFound("m").StatedLevel()
	assert.False(t, stated)
	level, stated := taxonomy.NotFound("m", taxonomy.LogLevel(slog.LevelDebug)).StatedLevel()
	assert.True(t, stated)
	assert.Equal(t, slog.LevelDebug, level)
	_, stated = (*taxonomy.Error)(nil).StatedLevel()
	assert.False(t, stated)
	assert.Equal(t, slog.LevelWarn, taxonomy.RequestCancelled("m", taxonomy.LogLevel(slog.LevelWarn)).Level())
	assert.Equal(t, slog.LevelError, (*taxonomy.Error)(nil).Level())
	assert.Equal(t, class.FaultUpstream, taxonomy.NotFound("m", taxonomy.Kind(class.KindTransportUnmapped)).Fault())
}

// withoutTime removes the time from log records.
func withoutTime(groups []string, a slog.Attr) slog.Attr {
	if len(groups) == 0 && a.Key == slog.TimeKey {
		return slog.Attr{}
	}
	return a
}
