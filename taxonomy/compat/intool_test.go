package compat_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func TestInTool(t *testing.T) {
	cause := errors.New("cause")
	tests := []struct {
		name    string
		err     *taxonomy.Error
		tool    string
		message string
		detail  string
	}{
		{
			"message and detail", taxonomy.NotFound("Gone.", taxonomy.Detail("404 from search")), "search_items",
			"[UPSTREAM_RUNTIME_NOT_FOUND] search_items: Gone.", "[UPSTREAM_RUNTIME_NOT_FOUND] search_items: 404 from search",
		},
		{
			"blank message", taxonomy.NotFound(" \n"), "search_items",
			"[UPSTREAM_RUNTIME_NOT_FOUND] search_items: The requested item was not found.", "",
		},
		{"blank tool", taxonomy.Fatal("Broken."), " ", "[TOOL_RUNTIME_FATAL] Broken.", ""},
		{"a tool's name stays on its line", taxonomy.Fatal("Broken."), "a\nb", "[TOOL_RUNTIME_FATAL] a b: Broken.", ""},
		{"blank detail stays as it is", taxonomy.Fatal("Broken.", taxonomy.Detail(" ")), "t", "[TOOL_RUNTIME_FATAL] t: Broken.", " "},
		{"zero error", &taxonomy.Error{}, "t", "[UNKNOWN] t: An internal error occurred.", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := compat.InTool(tt.err, tt.tool)
			assert.Equal(t, tt.message, got.Message)
			assert.Equal(t, tt.detail, got.Detail)
		})
	}
	t.Run("the error itself is left as it was", func(t *testing.T) {
		e := taxonomy.NotFound("Gone.", taxonomy.Cause(cause), taxonomy.Data("k", 1), taxonomy.Reason("r"))
		in := compat.InTool(e, "t")
		in.Data["k"] = 2
		assert.Equal(t, "Gone.", e.Message)
		assert.Equal(t, map[string]any{"k": 1}, e.Data)
		assert.Same(t, cause, in.Unwrap())
		assert.Equal(t, "r", in.Reason)
	})
	t.Run("a wrongly built error keeps the prefix", func(t *testing.T) {
		in := compat.InTool(taxonomy.New(7, "m"), "t").With(taxonomy.Recovery("Report it."))
		assert.Equal(t, "[TOOL_RUNTIME_FATAL] t: The tool built this error wrongly: unknown code 7.", in.Message)
		assert.Equal(t, "Report it.", in.Recovery)
	})
	t.Run("nil error", func(t *testing.T) {
		assert.Equal(t, "The tool built this error wrongly: With was called on a nil error.", compat.InTool(nil, "t").Error())
	})
}
