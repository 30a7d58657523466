package taxonomy_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// full has every field that the agent may see.
func full() *taxonomy.Error {
	return taxonomy.RateLimited("Slow down.", taxonomy.Reason("too_fast"), taxonomy.Recovery("Wait a little."),
		taxonomy.RetryYes, taxonomy.RetryAfter(1500*time.Millisecond), taxonomy.Status(429), taxonomy.Data("limit", 10))
}

// text returns the value as JSON.
func text(t *testing.T, value any) string {
	t.Helper()
	out, err := json.Marshal(value)
	require.NoError(t, err)
	return string(out)
}

var payloadCases = []struct {
	name string
	err  *taxonomy.Error
	opts []taxonomy.RenderOption
	want string
}{
	{
		"without data", taxonomy.NotFound("Gone."), nil,
		`{"error":{"code":-32001,"message":"Gone.","name":"not_found"}}`,
	},
	{
		"with all data", full(), nil,
		`{"error":{"code":-32003,"data":{"limit":10,"reason":"too_fast","recovery":{"hint":"Wait a little."},` +
			`"retryAfter":1.5,"retryable":true,"status":429},"message":"Slow down.","name":"rate_limited"}}`,
	},
	{
		"retryable false is a value", taxonomy.NotFound("Gone.", taxonomy.RetryNo), nil,
		`{"error":{"code":-32001,"data":{"retryable":false},"message":"Gone.","name":"not_found"}}`,
	},
	{
		"data can not pretend another reason",
		taxonomy.NotFound("Gone.", taxonomy.Reason("mine"), taxonomy.Data("reason", "other"), taxonomy.Data("retryable", "yes")), nil,
		`{"error":{"code":-32001,"data":{"reason":"mine","retryable":"yes"},"message":"Gone.","name":"not_found"}}`,
	},
	{
		"a recovery in the data keeps its shape",
		taxonomy.NotFound("Gone.", taxonomy.Data("recovery", map[string]any{"hint": "h", "tool": "list"})), nil,
		`{"error":{"code":-32001,"data":{"recovery":{"hint":"h","tool":"list"}},"message":"Gone.","name":"not_found"}}`,
	},
	{
		"request id", taxonomy.NotFound("Gone."), []taxonomy.RenderOption{someID},
		`{"error":{"code":-32001,"data":{"requestId":"7f3a"},"message":"Gone.","name":"not_found"}}`,
	},
	{
		"the server's request id wins", taxonomy.NotFound("Gone.", taxonomy.Data("requestId", "forged")), []taxonomy.RenderOption{someID},
		`{"error":{"code":-32001,"data":{"requestId":"7f3a"},"message":"Gone.","name":"not_found"}}`,
	},
	{
		"nil error", nil, nil,
		`{"error":{"code":-32099,"message":"An unknown error occurred.","name":"unknown_error"}}`,
	},
	{
		"zero error", &taxonomy.Error{}, nil,
		`{"error":{"code":0,"message":"An internal error occurred.","name":"code(0)"}}`,
	},
	{
		"negative wait of a literal", &taxonomy.Error{Code: taxonomy.CodeTimeout, Message: "m", RetryAfter: -1}, nil,
		`{"error":{"code":-32004,"message":"m","name":"timeout"}}`,
	},
}

func TestPayload(t *testing.T) {
	for _, tt := range payloadCases {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, text(t, taxonomy.Payload(tt.err, tt.opts...))) })
	}
}

func TestPayloadSharesNothingWithTheError(t *testing.T) {
	inner := map[string]any{"k": []any{"old"}}
	e := taxonomy.NotFound("Gone.", taxonomy.Data("inner", inner))
	payload := taxonomy.Payload(e)
	inner["k"].([]any)[0] = "new"
	assert.Equal(t, `{"error":{"code":-32001,"data":{"inner":{"k":["old"]}},"message":"Gone.","name":"not_found"}}`, text(t, payload))
	payload["error"].(map[string]any)["data"].(map[string]any)["inner"] = nil
	assert.Equal(t, map[string]any{"inner": inner}, e.Data)
}
