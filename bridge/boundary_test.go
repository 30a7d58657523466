package bridge_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

var declared = contract.Contract{{
	Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no such note.",
	Recovery: "Ask the user for the name of a note.", Retry: taxonomy.RetryNo, Severity: contract.SeverityNotice,
}}

func logTo(w io.Writer) bridge.Option {
	return bridge.Logger(slog.New(slog.NewTextHandler(w, &slog.HandlerOptions{Level: slog.LevelDebug})))
}

func failing(err error) func(context.Context) error {
	return func(context.Context) error { return err }
}

var call = bridge.Call{Kind: bridge.Tool, Name: "read_note"}

func TestRunReturnsNilForSuccess(t *testing.T) {
	var log bytes.Buffer
	assert.Nil(t, bridge.New(logTo(&log)).Run(t.Context(), call, failing(nil)))
	assert.Empty(t, log.String())
}

func TestRunFillsFromTheContract(t *testing.T) {
	thrown := taxonomy.NotFound("gone", taxonomy.Reason("note_missing"), taxonomy.Cause(io.ErrUnexpectedEOF))
	own := call
	own.Contract = declared
	for name, run := range map[string]func(...bridge.Option) *taxonomy.Error{
		"of the call": func(opts ...bridge.Option) *taxonomy.Error {
			return bridge.New(opts...).Run(t.Context(), own, failing(thrown))
		},
		"of the registry": func(opts ...bridge.Option) *taxonomy.Error {
			return bridge.New(append(opts, bridge.Contracts(contract.Registry{"read_note": declared}))...).Run(t.Context(), call, failing(thrown))
		},
	} {
		t.Run(name, func(t *testing.T) {
			var log bytes.Buffer
			e := run(logTo(&log))
			assert.Equal(t, declared[0].Recovery, e.Recovery)
			assert.Equal(t, taxonomy.RetryNo, e.Retry)
			assert.ErrorIs(t, e, io.ErrUnexpectedEOF)
			for _, part := range []string{"level=INFO+2", `msg="tool failed"`, "tool=read_note", "code=not_found", "reason=note_missing", "unexpected EOF"} {
				assert.Contains(t, log.String(), part)
			}
		})
	}
}

func TestRunTurnsPanicsIntoErrors(t *testing.T) {
	var log bytes.Buffer
	e := bridge.New(logTo(&log)).Run(t.Context(), call, func(context.Context) error { panic("secret") })
	require.NotNil(t, e)
	assert.Equal(t, taxonomy.CodeInternalError, e.Code)
	assert.Contains(t, log.String(), "level=ERROR")
	assert.Contains(t, log.String(), "panic: secret")
	assert.Contains(t, log.String(), "boundary_test.go")
	assert.NotContains(t, bridge.New().Result(e).Text, "secret")

	var missing func(context.Context) error
	assert.Equal(t, taxonomy.CodeInternalError, bridge.New(bridge.Logger(nil)).Run(t.Context(), call, missing).Code, "no handler")
}

func TestRunTellsCancellationFromTimeout(t *testing.T) {
	var log bytes.Buffer
	b := bridge.New(logTo(&log))
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	assert.Equal(t, taxonomy.CodeRequestCancelled, b.Run(gone, call, failing(errors.New("conn closed"))).Code)
	assert.Contains(t, log.String(), "level=INFO")
	assert.Contains(t, log.String(), "conn closed", "nothing is lost for the log")

	late, stop := context.WithTimeout(t.Context(), 0)
	defer stop()
	assert.Equal(t, taxonomy.CodeTimeout, b.Run(late, call, failing(late.Err())).Code)
	assert.Equal(t, taxonomy.CodeTimeout, b.Run(t.Context(), call, failing(context.Canceled)).Code, "a call further down gave up")
	assert.Nil(t, b.Run(gone, call, failing(nil)), "what is done is done")
}

type typedNil struct{}

func (*typedNil) Error() string { panic("nil") }

func TestRunOfErrorsThatMisbehave(t *testing.T) {
	var log bytes.Buffer
	b := bridge.New(logTo(&log))
	for name, err := range map[string]error{
		"typed nil":               (*typedNil)(nil),
		"typed nil of our own":    (*taxonomy.Error)(nil),
		"an Error that panics":    &typedNil{},
		"joined with one":         errors.Join(&typedNil{}, errors.New("x")),
		"an error that is itself": cyclic{},
	} {
		t.Run(name, func(t *testing.T) {
			log.Reset()
			e := b.Run(t.Context(), call, failing(err))
			require.NotNil(t, e)
			assert.True(t, e.Code.Known())
			assert.Contains(t, log.String(), "level=ERROR")
		})
	}
}

type cyclic struct{}

func (cyclic) Error() string   { return "cyclic" }
func (c cyclic) Unwrap() error { return c }

type panicking struct{ slog.Handler }

func (panicking) Enabled(context.Context, slog.Level) bool { panic("handler") }

func TestALogOrSpanThatPanicsReplacesNothing(t *testing.T) {
	b := bridge.New(bridge.Logger(slog.New(panicking{})), bridge.Spans(func(context.Context) bridge.Span { panic("span") }), nil)
	assert.Equal(t, taxonomy.CodeNotFound, b.Run(t.Context(), call, failing(taxonomy.NotFound("m"))).Code)
}

type span struct{ failures []map[string]any }

func (s *span) Fail(_ *taxonomy.Error, attributes map[string]any) {
	s.failures = append(s.failures, attributes)
}

func TestSpans(t *testing.T) {
	s := &span{}
	b := bridge.New(bridge.Logger(nil), bridge.Spans(func(context.Context) bridge.Span { return s }))
	assert.Nil(t, b.Run(t.Context(), call, failing(nil)))
	b.Run(t.Context(), call, failing(taxonomy.NotFound("Gone.")))
	assert.Equal(t, []map[string]any{{"error_kind": "UPSTREAM_RUNTIME_NOT_FOUND", "error_message": "Gone.", "tool_name": "read_note"}}, s.failures)

	none := bridge.New(bridge.Logger(nil), bridge.Spans(func(context.Context) bridge.Span { return nil }))
	assert.NotNil(t, none.Run(t.Context(), call, failing(taxonomy.NotFound("Gone."))))
}

func TestAdaptersDecide(t *testing.T) {
	b := bridge.New(bridge.Logger(nil), bridge.Adapters(adapter{}))
	assert.Equal(t, taxonomy.CodeConflict, b.Run(t.Context(), call, failing(io.ErrShortWrite)).Code)
}

type adapter struct{}

func (adapter) Slug() string                { return "test" }
func (adapter) Adapt(error) *taxonomy.Error { return taxonomy.Conflict("adapted") }

func TestResultAndProtocol(t *testing.T) {
	e := taxonomy.NotFound("Gone.", taxonomy.Detail("shard 7"))
	t.Run("default", func(t *testing.T) {
		assert.Equal(t, render.Result(e, render.StructuredAbsent), bridge.New().Result(e))
		assert.Equal(t, render.Protocol(e), bridge.New().Protocol(e))
	})
	t.Run("options", func(t *testing.T) {
		b := bridge.New(bridge.Strategy(render.StructuredPresent), bridge.MetaKey("com.example/e"), bridge.Text(compat.PrefixText))
		assert.Equal(t, render.Result(e, render.StructuredPresent, render.MetaKey("com.example/e"), render.TextAs(compat.PrefixText)), b.Result(e))
		assert.True(t, b.Structured())
		assert.False(t, b.Enveloped())
	})
	t.Run("envelope", func(t *testing.T) {
		b := bridge.New(bridge.Strategy(render.StructuredPresent), bridge.Rendering(compat.EnvelopeForm()))
		assert.True(t, b.Enveloped())
		assert.False(t, bridge.New().Structured())
	})
	t.Run("exposure needs consent", func(t *testing.T) {
		hidden := bridge.New(bridge.Exposure(render.NewExposure("", "", func(string) {})))
		assert.NotContains(t, hidden.Result(e).Text, "shard 7")
		shown := bridge.New(bridge.Exposure(render.NewExposure(render.ConsentPhrase, "", func(string) {})))
		assert.Contains(t, shown.Result(e).Text, "shard 7")
		assert.Contains(t, shown.Protocol(e).Data["developer"], "shard 7")
	})
}

func TestNewRefusesABrokenContract(t *testing.T) {
	assert.Panics(t, func() { bridge.New(bridge.Contracts(contract.Registry{"read_note": {{}}})) })
}

func TestDefaultLoggerIsTheOneOfTheMoment(t *testing.T) {
	b := bridge.New()
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	t.Cleanup(func() { slog.SetDefault(before) })
	b.Run(t.Context(), bridge.Call{Kind: "completion/complete"}, failing(taxonomy.InternalError("m")))
	assert.Contains(t, log.String(), `msg="request failed" method=completion/complete code=internal_error`)
}
