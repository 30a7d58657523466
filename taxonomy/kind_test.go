package taxonomy_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func TestKindsAndTheirGroups(t *testing.T) {
	rows := []struct {
		name  string
		kinds []string
		group string
	}{
		{"Toolkit", []string{"TOOLKIT_LOAD_FAILED"}, "toolkit"},
		{"Definition", []string{
			"TOOL_DEFINITION_BAD_DEFINITION", "TOOL_DEFINITION_BAD_INPUT_SCHEMA", "TOOL_DEFINITION_BAD_OUTPUT_SCHEMA",
		}, "tool"},
		{"Run time", []string{
			"TOOL_RUNTIME_BAD_INPUT_VALUE", "TOOL_RUNTIME_BAD_OUTPUT_VALUE", "TOOL_RUNTIME_RETRY",
			"TOOL_RUNTIME_CONTEXT_REQUIRED", "TOOL_RUNTIME_FATAL",
		}, "tool"},
		{"Upstream", []string{
			"UPSTREAM_RUNTIME_BAD_REQUEST", "UPSTREAM_RUNTIME_AUTH_ERROR", "UPSTREAM_RUNTIME_NOT_FOUND",
			"UPSTREAM_RUNTIME_VALIDATION_ERROR", "UPSTREAM_RUNTIME_RATE_LIMIT", "UPSTREAM_RUNTIME_SERVER_ERROR", "UPSTREAM_RUNTIME_UNMAPPED",
		}, "upstream"},
		{"Transport", []string{
			"NETWORK_TRANSPORT_RUNTIME_TIMEOUT", "NETWORK_TRANSPORT_RUNTIME_UNREACHABLE", "NETWORK_TRANSPORT_RUNTIME_UNMAPPED",
		}, "transport"},
		{"Other", []string{"UNKNOWN"}, ""},
	}
	var all []class.Kind
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			for _, name := range row.kinds {
				k := class.Kind(name)
				all = append(all, k)
				assert.True(t, k.Known())
				assert.Equal(t, row.group == "toolkit", k.IsToolkit(), name)
				assert.Equal(t, row.group == "tool", k.IsTool(), name)
				assert.Equal(t, row.group == "upstream", k.IsUpstream(), name)
				assert.Equal(t, row.group == "transport", k.IsTransport(), name)
			}
		})
	}
	assert.Equal(t, all, class.Kinds())
	assert.Len(t, all, 20)
	for _, odd := range []class.Kind{"", "TOOL_", "UPSTREAM_RUNTIME_TEAPOT", "tool_runtime_fatal"} {
		assert.False(t, odd.Known() || odd.IsTool() || odd.IsUpstream() || odd.IsToolkit() || odd.IsTransport(), string(odd))
	}
}

// The classes of errors of Arcade, as they are made here.
func TestArcadeClassHierarchy(t *testing.T) {
	rows := []struct {
		name   string
		err    *taxonomy.Error
		kind   class.Kind
		retry  bool
		status int
	}{
		{"ToolkitLoadError", taxonomy.New(taxonomy.CodeInitializationFailed, "m"), "TOOLKIT_LOAD_FAILED", false, 0},
		{"ToolDefinitionError", taxonomy.ConfigurationError("m", taxonomy.Kind(class.KindToolDefinitionBadDefinition)), "TOOL_DEFINITION_BAD_DEFINITION", false, 0},
		{"ToolInputSchemaError", taxonomy.ConfigurationError("m", taxonomy.Kind(class.KindToolDefinitionBadInputSchema)), "TOOL_DEFINITION_BAD_INPUT_SCHEMA", false, 0},
		{"ToolOutputSchemaError", taxonomy.ConfigurationError("m", taxonomy.Kind(class.KindToolDefinitionBadOutputSchema)), "TOOL_DEFINITION_BAD_OUTPUT_SCHEMA", false, 0},
		{"ToolRuntimeError", taxonomy.InternalError("m"), "TOOL_RUNTIME_FATAL", false, 0},
		{"ToolInputError", taxonomy.ValidationError("m", taxonomy.Status(400)), "TOOL_RUNTIME_BAD_INPUT_VALUE", false, 400},
		{"ToolOutputError", taxonomy.SerializationError("m", taxonomy.Status(500)), "TOOL_RUNTIME_BAD_OUTPUT_VALUE", false, 500},
		{"ToolExecutionError", taxonomy.InternalError("m"), "TOOL_RUNTIME_FATAL", false, 0},
		{"RetryableToolError", taxonomy.Retryable("m"), "TOOL_RUNTIME_RETRY", true, 0},
		{"ContextRequiredToolError", taxonomy.ContextRequired("m", "ask which account"), "TOOL_RUNTIME_CONTEXT_REQUIRED", false, 0},
		{"FatalToolError", taxonomy.Fatal("m"), "TOOL_RUNTIME_FATAL", false, 500},
		{"UpstreamError 401", taxonomy.Upstream("m", 401), "UPSTREAM_RUNTIME_AUTH_ERROR", false, 401},
		{"UpstreamError 403", taxonomy.Upstream("m", 403), "UPSTREAM_RUNTIME_AUTH_ERROR", false, 403},
		{"UpstreamError 404", taxonomy.Upstream("m", 404), "UPSTREAM_RUNTIME_NOT_FOUND", false, 404},
		{"UpstreamError 429", taxonomy.Upstream("m", 429), "UPSTREAM_RUNTIME_RATE_LIMIT", true, 429},
		{"UpstreamError 500", taxonomy.Upstream("m", 500), "UPSTREAM_RUNTIME_SERVER_ERROR", true, 500},
		{"UpstreamError 503", taxonomy.Upstream("m", 503), "UPSTREAM_RUNTIME_SERVER_ERROR", true, 503},
		{"UpstreamError other 4xx", taxonomy.Upstream("m", 418), "UPSTREAM_RUNTIME_BAD_REQUEST", false, 418},
		{"UpstreamError else", taxonomy.Upstream("m", 302), "UPSTREAM_RUNTIME_UNMAPPED", false, 302},
		{"UpstreamError validation, never assigned there", taxonomy.Upstream("m", 422), "UPSTREAM_RUNTIME_VALIDATION_ERROR", false, 422},
		{"UpstreamRateLimitError", taxonomy.UpstreamRateLimit("m", time.Second), "UPSTREAM_RUNTIME_RATE_LIMIT", true, 429},
		{"NetworkTransportError", taxonomy.Transport(class.KindTransportUnmapped, "m"), "NETWORK_TRANSPORT_RUNTIME_UNMAPPED", true, 0},
		{"NetworkTransportError timeout", taxonomy.Transport(class.KindTransportTimeout, "m"), "NETWORK_TRANSPORT_RUNTIME_TIMEOUT", true, 0},
		{"NetworkTransportError unreachable", taxonomy.Transport(class.KindTransportUnreachable, "m"), "NETWORK_TRANSPORT_RUNTIME_UNREACHABLE", true, 0},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, "m", row.err.Error())
			assert.Equal(t, row.kind, row.err.EffectiveKind())
			assert.Equal(t, row.retry, row.err.CanRetry())
			assert.Equal(t, row.status, row.err.Status)
			assert.True(t, row.err.Code.Known())
		})
	}
}

// The six factories of OpenTabs, and that a retry flag of "no" is a value.
func TestOpenTabsFactories(t *testing.T) {
	rows := []struct {
		name     string
		err      *taxonomy.Error
		category class.Category
		retry    bool
	}{
		{"auth", taxonomy.Unauthorized("m"), "auth", false},
		{"notFound", taxonomy.NotFound("m"), "not_found", false},
		{"rateLimited", taxonomy.RateLimited("m", taxonomy.RetryAfter(2*time.Second)), "rate_limit", true},
		{"validation", taxonomy.ValidationError("m"), "validation", false},
		{"timeout", taxonomy.Timeout("m"), "timeout", true},
		{"internal", taxonomy.InternalError("m"), "internal", false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, row.category, compat.BaseCategory(row.err.Code.Category()))
			assert.Equal(t, row.retry, row.err.CanRetry())
			assert.False(t, row.err.With(taxonomy.RetryNo).CanRetry())
			assert.Equal(t, taxonomy.RetryNo, row.err.With(taxonomy.RetryNo).Retry)
		})
	}
}

func TestKindsMapToCodes(t *testing.T) {
	for _, k := range class.Kinds() {
		code, ok := taxonomy.CodeForKind(k)
		if k == class.KindUnknown || k == class.KindUpstreamUnmapped {
			assert.False(t, ok, "%s is explicitly unmapped", k)
			continue
		}
		assert.True(t, ok, string(k))
		assert.True(t, code.Known(), string(k))
	}
	_, ok := taxonomy.CodeForKind("NONE")
	assert.False(t, ok)
	assert.Equal(t, class.KindUnknown, taxonomy.CodeRequestCancelled.Kind(), "explicitly unmapped")
}
