package taxonomy_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestH08Meta(t *testing.T) {
	tests := []struct {
		name string
		err  *taxonomy.Error
		want map[string]any
	}{
		{
			"H08 kind and retry flag are always there", taxonomy.NotFound("Gone."),
			map[string]any{"errorKind": "UPSTREAM_RUNTIME_NOT_FOUND", "canRetry": false},
		},
		{
			"H08 the retry flag is that of the code unless stated", taxonomy.Timeout("Slow."),
			map[string]any{"errorKind": "NETWORK_TRANSPORT_RUNTIME_TIMEOUT", "canRetry": true},
		},
		{
			"H08 stated retry flag", taxonomy.Timeout("Slow.", taxonomy.RetryNo),
			map[string]any{"errorKind": "NETWORK_TRANSPORT_RUNTIME_TIMEOUT", "canRetry": false},
		},
		{
			"H08 all keys", full(),
			map[string]any{
				"errorKind": "UPSTREAM_RUNTIME_RATE_LIMIT", "canRetry": true, "additionalPromptContent": "Wait a little.",
				"retryAfterMs": int64(1500), "statusCode": 429,
			},
		},
		{
			"H08 a wait is rounded up", taxonomy.RateLimited("m", taxonomy.RetryAfter(time.Nanosecond)),
			map[string]any{"errorKind": "UPSTREAM_RUNTIME_RATE_LIMIT", "canRetry": true, "retryAfterMs": int64(1)},
		},
		{
			"H08 the longest wait", taxonomy.RateLimited("m", taxonomy.RetryAfter(math.MaxInt64)),
			map[string]any{"errorKind": "UPSTREAM_RUNTIME_RATE_LIMIT", "canRetry": true, "retryAfterMs": int64(9223372036855)},
		},
		{"nil error", nil, map[string]any{"errorKind": "UNKNOWN", "canRetry": false}},
		{"zero error", &taxonomy.Error{}, map[string]any{"errorKind": "UNKNOWN", "canRetry": false}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, map[string]any{"arcade": tt.want}, taxonomy.Meta(tt.err))
		})
	}
}

func TestRenderStrategies(t *testing.T) {
	e := full()
	const shown = "Error: Slow down.\n\nRecovery: Wait a little.\n\n(reason too_fast · retryable · request 7f3a)"
	absent := taxonomy.Result{Text: shown, Meta: taxonomy.Meta(e), IsError: true}
	present := taxonomy.Result{Text: shown, Structured: taxonomy.Payload(e, someID), IsError: true}

	t.Run("H08 structured content absent is the default", func(t *testing.T) {
		var zero taxonomy.Strategy
		assert.Equal(t, absent, taxonomy.Render(e, zero, someID))
		assert.Equal(t, absent, taxonomy.Render(e, taxonomy.StructuredAbsent, someID))
	})
	t.Run("H02 structured content present, no metadata", func(t *testing.T) {
		assert.Equal(t, present, taxonomy.Render(e, taxonomy.StructuredPresent, someID))
	})
	t.Run("an unknown strategy is the default", func(t *testing.T) {
		assert.Equal(t, absent, taxonomy.Render(e, taxonomy.Strategy(7), someID))
	})
	t.Run("a nil error is still a failure", func(t *testing.T) {
		assert.Equal(t, taxonomy.Result{
			Text: "Error: An unknown error occurred.", Meta: taxonomy.Meta(nil), IsError: true,
		}, taxonomy.Render(nil, taxonomy.StructuredAbsent))
		assert.Equal(t, taxonomy.Result{
			Text: "Error: An unknown error occurred.", Structured: taxonomy.Payload(nil), IsError: true,
		}, taxonomy.Render(nil, taxonomy.StructuredPresent))
	})
}
