package render_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestTextEndsInTerms(t *testing.T) {
	tests := []struct {
		name string
		err  *taxonomy.Error
		opts []render.Option
		want string
	}{
		{"code and retry are always there", taxonomy.NotFound("Gone."), nil, "Error: Gone.\n\nnot_found · do not retry unchanged"},
		{"retryable by the code", taxonomy.Timeout("Slow."), nil, "Error: Slow.\n\ntimeout · may be retried"},
		{"retryable as stated", taxonomy.NotFound("Gone.", taxonomy.RetryYes), nil, "Error: Gone.\n\nnot_found · may be retried"},
		{"a wait", taxonomy.RateLimited("Slow down.", taxonomy.RetryAfter(3*time.Second)), nil, "Error: Slow down.\n\nrate_limited · retry after 3 s"},
		{"a wait is rounded up", taxonomy.RateLimited("m", taxonomy.RetryAfter(time.Second+time.Nanosecond)), nil, "Error: m\n\nrate_limited · retry after 1.001 s"},
		{"a wait for nothing", taxonomy.RateLimited("m", taxonomy.RetryNo, taxonomy.RetryAfter(time.Second)), nil, "Error: m\n\nrate_limited · do not retry unchanged"},
		{"all terms", specimen.Full(), []render.Option{render.RequestID("7f3a")}, "Error: Slow down.\n\nRecovery: Wait a little.\n\nrate_limited · reason too_fast · retry after 1.5 s · request 7f3a"},
		{"terms stay on one line", &taxonomy.Error{Code: taxonomy.CodeConflict, Reason: "r\n\nx"}, nil, "Error: The request conflicts with the current state.\n\nconflict · reason r x · do not retry unchanged"},
		{"unknown code", &taxonomy.Error{Code: -1, Message: "m"}, nil, "Error: m\n\ncode(-1) · do not retry unchanged"},
		{"nil error", nil, nil, "Error: An unknown error occurred.\n\nunknown_error · do not retry unchanged"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, render.Text(tt.err, tt.opts...)) })
	}
}
