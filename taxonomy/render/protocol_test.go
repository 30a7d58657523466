package render_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/internal/specimen"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

func TestProtocol(t *testing.T) {
	tests := []struct {
		name string
		err  *taxonomy.Error
		opts []render.Option
		want taxonomy.ProtocolError
	}{
		{
			"a missing resource keeps its uri",
			taxonomy.NotFound("There is no such page.", taxonomy.Data("uri", "wiki://page/7")), nil,
			taxonomy.ProtocolError{
				Code: -32602, Message: "There is no such page.",
				Data: map[string]any{"code": "not_found", "uri": "wiki://page/7"},
			},
		},
		{
			"everything the agent may see", specimen.Full(), []render.Option{render.RequestID("7f3a")},
			taxonomy.ProtocolError{
				Code: -32603, Message: "Slow down.",
				Data: map[string]any{
					"code": "rate_limited", "reason": "too_fast", "recovery": map[string]any{"hint": "Wait a little."},
					"retryable": true, "retryAfter": 1.5, "status": 429, "limit": 10, "requestId": "7f3a",
				},
			},
		},
		{
			"data can not pretend another code", taxonomy.Conflict("m", taxonomy.Data("code", "ok")), nil,
			taxonomy.ProtocolError{Code: -32600, Message: "m", Data: map[string]any{"code": "conflict"}},
		},
		{
			"nil error", nil, nil,
			taxonomy.ProtocolError{Code: -32603, Message: "An unknown error occurred.", Data: map[string]any{"code": "unknown_error"}},
		},
		{
			"zero error never has the code 0", &taxonomy.Error{}, nil,
			taxonomy.ProtocolError{Code: -32603, Message: "An internal error occurred.", Data: map[string]any{"code": "code(0)"}},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, render.Protocol(tt.err, tt.opts...)) })
	}
}

func TestOnlyCodesThatTheSpecificationAllows(t *testing.T) {
	allowed := []int{-32700, -32600, -32601, -32602, -32603}
	for _, code := range append(taxonomy.Codes(), 0, -32002, -32042, -32029, 9999) {
		got := render.Protocol(&taxonomy.Error{Code: code}).Code
		assert.Contains(t, allowed, got, "code %v", code)
		assert.Equal(t, code.Protocol(), got, "code %v", code)
	}
}
