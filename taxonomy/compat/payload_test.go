package compat_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

var payloadCases = []struct {
	name string
	err  *taxonomy.Error
	opts []render.Option
	want string
}{
	{
		"without data", taxonomy.NotFound("Gone."), nil,
		`{"error":{"code":-32001,"message":"Gone.","name":"not_found"}}`,
	},
	{
		"with all data", specimen.Full(), nil,
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
		"request id", taxonomy.NotFound("Gone."), []render.Option{render.RequestID("7f3a")},
		`{"error":{"code":-32001,"data":{"requestId":"7f3a"},"message":"Gone.","name":"not_found"}}`,
	},
	{
		"the server's request id wins", taxonomy.NotFound("Gone.", taxonomy.Data("requestId", "forged")), []render.Option{render.RequestID("7f3a")},
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
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, specimen.JSON(t, compat.Payload(tt.err, tt.opts...))) })
	}
}

func TestPayloadSharesNothingWithTheError(t *testing.T) {
	inner := map[string]any{"k": []any{"old"}}
	e := taxonomy.NotFound("Gone.", taxonomy.Data("inner", inner))
	payload := compat.Payload(e)
	inner["k"].([]any)[0] = "new"
	assert.Equal(t, `{"error":{"code":-32001,"data":{"inner":{"k":["old"]}},"message":"Gone.","name":"not_found"}}`, specimen.JSON(t, payload))
	payload["error"].(map[string]any)["data"].(map[string]any)["inner"] = nil
	assert.Equal(t, map[string]any{"inner": inner}, e.Data)
}
