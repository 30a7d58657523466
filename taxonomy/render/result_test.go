package render_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestArcadeMeta(t *testing.T) {
	tests := []struct {
		name string
		err  *taxonomy.Error
		want map[string]any
	}{
		{
			"kind and retry flag are always there", taxonomy.NotFound("Gone."),
			map[string]any{"errorKind": "UPSTREAM_RUNTIME_NOT_FOUND", "canRetry": false},
		},
		{
			"the retry flag is that of the code unless stated", taxonomy.Timeout("Slow."),
			map[string]any{"errorKind": "NETWORK_TRANSPORT_RUNTIME_TIMEOUT", "canRetry": true},
		},
		{
			"stated retry flag", taxonomy.Timeout("Slow.", taxonomy.RetryNo),
			map[string]any{"errorKind": "NETWORK_TRANSPORT_RUNTIME_TIMEOUT", "canRetry": false},
		},
		{
			"all keys", specimen.Full(),
			map[string]any{
				"errorKind": "UPSTREAM_RUNTIME_RATE_LIMIT", "canRetry": true, "additionalPromptContent": "Wait a little.",
				"retryAfterMs": int64(1500), "statusCode": 429,
			},
		},
		{
			"a wait is rounded up", taxonomy.RateLimited("m", taxonomy.RetryAfter(time.Nanosecond)),
			map[string]any{"errorKind": "UPSTREAM_RUNTIME_RATE_LIMIT", "canRetry": true, "retryAfterMs": int64(1)},
		},
		{
			"the longest wait", taxonomy.RateLimited("m", taxonomy.RetryAfter(math.MaxInt64)),
			map[string]any{"errorKind": "UPSTREAM_RUNTIME_RATE_LIMIT", "canRetry": true, "retryAfterMs": int64(9223372036855)},
		},
		{"nil error", nil, map[string]any{"errorKind": "UNKNOWN", "canRetry": false}},
		{"zero error", &taxonomy.Error{}, map[string]any{"errorKind": "UNKNOWN", "canRetry": false}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, map[string]any{"arcade": tt.want}, compat.ArcadeMeta(tt.err))
		})
	}
}

func TestMeta(t *testing.T) {
	tests := []struct {
		name string
		err  *taxonomy.Error
		want map[string]any
	}{
		{
			"code, message and retry flag are always there", taxonomy.NotFound("Gone."),
			map[string]any{"code": "not_found", "message": "Gone.", "retryable": false},
		},
		{
			"the retry flag is that of the code unless stated", taxonomy.Timeout(""),
			map[string]any{"code": "timeout", "message": "The operation took too long.", "retryable": true},
		},
		{
			"all keys", specimen.Full().With(taxonomy.Kind(class.KindToolRuntimeRetry), taxonomy.Data("token", "kept"), taxonomy.Data("password", "p")),
			map[string]any{
				"code": "rate_limited", "message": "Slow down.", "retryable": true, "reason": "too_fast", "recovery": "Wait a little.",
				"kind": "TOOL_RUNTIME_RETRY", "retryAfter": 1.5, "status": 429, "requestId": "7f3a",
				"data": map[string]any{"limit": 10, "token": "kept"},
			},
		},
		{"nil error", nil, map[string]any{"code": "unknown_error", "message": "An unknown error occurred.", "retryable": false}},
		{"zero error", &taxonomy.Error{}, map[string]any{"code": "code(0)", "message": "An internal error occurred.", "retryable": false}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var opts []render.Option
			if tt.want["requestId"] != nil {
				opts = append(opts, render.RequestID("7f3a"))
			}
			assert.Equal(t, map[string]any{"io.github.mcperrlint/error": tt.want}, render.Meta(tt.err, opts...))
		})
	}
}

func TestRenderStrategies(t *testing.T) {
	e := specimen.Full()
	const unknown = "Error: An unknown error occurred.\n\nunknown_error · do not retry unchanged"
	const shown = "Error: Slow down.\n\nRecovery: Wait a little.\n\nrate_limited · reason too_fast · retry after 1.5 s · request 7f3a"
	absent := taxonomy.Result{Text: shown, Meta: render.Meta(e, render.RequestID("7f3a")), IsError: true}
	present := taxonomy.Result{Text: shown, Structured: render.Meta(e, render.RequestID("7f3a")), Meta: render.Meta(e, render.RequestID("7f3a")), IsError: true}

	t.Run("structured content absent is the default", func(t *testing.T) {
		var zero render.Strategy
		assert.Equal(t, absent, render.Result(e, zero, render.RequestID("7f3a")))
		assert.Equal(t, absent, render.Result(e, render.StructuredAbsent, render.RequestID("7f3a")))
	})
	t.Run("structured content present, metadata as well", func(t *testing.T) {
		assert.Equal(t, present, render.Result(e, render.StructuredPresent, render.RequestID("7f3a")))
	})
	t.Run("an unknown strategy is the default", func(t *testing.T) {
		assert.Equal(t, absent, render.Result(e, render.Strategy(7), render.RequestID("7f3a")))
	})
	t.Run("the envelope, no metadata", func(t *testing.T) {
		assert.Equal(t, taxonomy.Result{Text: shown, Structured: compat.Payload(e, render.RequestID("7f3a")), IsError: true},
			render.Result(e, render.StructuredPresent, render.RequestID("7f3a"), compat.EnvelopeForm()))
	})
	t.Run("the envelope changes nothing where structured content is absent", func(t *testing.T) {
		assert.Equal(t, absent, render.Result(e, render.StructuredAbsent, render.RequestID("7f3a"), compat.EnvelopeForm()))
	})
	t.Run("the arcade key", func(t *testing.T) {
		r := render.Result(e, render.StructuredAbsent, compat.ArcadeForm())
		assert.Equal(t, compat.ArcadeMeta(e), r.Meta)
	})
	t.Run("a key of the program", func(t *testing.T) {
		r := render.Result(e, render.StructuredPresent, render.MetaKey("com.example/failure"), render.MetaKey(" "))
		want := map[string]any{"com.example/failure": render.Meta(e)[render.DefaultMetaKey]}
		assert.Equal(t, want, r.Meta)
		assert.Equal(t, want, r.Structured)
	})
	t.Run("another form of text", func(t *testing.T) {
		for name, form := range map[string]render.Form{"prefix": compat.PrefixText, "guidance": compat.GuidanceText, "closing": compat.ClosingText} {
			assert.Equal(t, form(e, render.RequestID("7f3a")), render.Result(e, 0, render.RequestID("7f3a"), render.TextAs(form), render.TextAs(nil)).Text, name)
		}
	})
	t.Run("a nil error is still a failure", func(t *testing.T) {
		assert.Equal(t, taxonomy.Result{
			Text: unknown, Meta: render.Meta(nil), IsError: true,
		}, render.Result(nil, render.StructuredAbsent))
		assert.Equal(t, taxonomy.Result{
			Text: unknown, Structured: render.Meta(nil), Meta: render.Meta(nil), IsError: true,
		}, render.Result(nil, render.StructuredPresent))
	})
}
