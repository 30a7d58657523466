package class

import "strings"

// Kind is the fine class of a failure: where in the life of a tool it happened.
// The values are those of Arcade.
type Kind string

// The kinds, in four groups, and KindUnknown.
const (
	KindToolkitLoadFailed Kind = "TOOLKIT_LOAD_FAILED"

	KindToolDefinitionBadDefinition   Kind = "TOOL_DEFINITION_BAD_DEFINITION"
	KindToolDefinitionBadInputSchema  Kind = "TOOL_DEFINITION_BAD_INPUT_SCHEMA"
	KindToolDefinitionBadOutputSchema Kind = "TOOL_DEFINITION_BAD_OUTPUT_SCHEMA"

	KindToolRuntimeBadInputValue   Kind = "TOOL_RUNTIME_BAD_INPUT_VALUE"
	KindToolRuntimeBadOutputValue  Kind = "TOOL_RUNTIME_BAD_OUTPUT_VALUE"
	KindToolRuntimeRetry           Kind = "TOOL_RUNTIME_RETRY"
	KindToolRuntimeContextRequired Kind = "TOOL_RUNTIME_CONTEXT_REQUIRED"
	KindToolRuntimeFatal           Kind = "TOOL_RUNTIME_FATAL"

	KindUpstreamBadRequest      Kind = "UPSTREAM_RUNTIME_BAD_REQUEST"
	KindUpstreamAuthError       Kind = "UPSTREAM_RUNTIME_AUTH_ERROR"
	KindUpstreamNotFound        Kind = "UPSTREAM_RUNTIME_NOT_FOUND"
	KindUpstreamValidationError Kind = "UPSTREAM_RUNTIME_VALIDATION_ERROR"
	KindUpstreamRateLimit       Kind = "UPSTREAM_RUNTIME_RATE_LIMIT"
	KindUpstreamServerError     Kind = "UPSTREAM_RUNTIME_SERVER_ERROR"
	KindUpstreamUnmapped        Kind = "UPSTREAM_RUNTIME_UNMAPPED"

	KindTransportTimeout     Kind = "NETWORK_TRANSPORT_RUNTIME_TIMEOUT"
	KindTransportUnreachable Kind = "NETWORK_TRANSPORT_RUNTIME_UNREACHABLE"
	KindTransportUnmapped    Kind = "NETWORK_TRANSPORT_RUNTIME_UNMAPPED"

	KindUnknown Kind = "UNKNOWN"
)

// kinds lists all kinds in declaration order.
var kinds = [...]Kind{
	KindToolkitLoadFailed,
	KindToolDefinitionBadDefinition, KindToolDefinitionBadInputSchema, KindToolDefinitionBadOutputSchema,
	KindToolRuntimeBadInputValue, KindToolRuntimeBadOutputValue, KindToolRuntimeRetry,
	KindToolRuntimeContextRequired, KindToolRuntimeFatal,
	KindUpstreamBadRequest, KindUpstreamAuthError, KindUpstreamNotFound, KindUpstreamValidationError,
	KindUpstreamRateLimit, KindUpstreamServerError, KindUpstreamUnmapped,
	KindTransportTimeout, KindTransportUnreachable, KindTransportUnmapped,
	KindUnknown,
}

// Kinds returns all kinds in declaration order.
func Kinds() []Kind { return append([]Kind(nil), kinds[:]...) }

// Known reports whether k is one of the declared kinds.
func (k Kind) Known() bool {
	for _, known := range kinds {
		if k == known {
			return true
		}
	}
	return false
}

// IsToolkit reports whether a toolkit as a whole failed.
func (k Kind) IsToolkit() bool { return k.Known() && strings.HasPrefix(string(k), "TOOLKIT_") }

// IsTool reports whether the tool itself failed, in its definition or its run.
func (k Kind) IsTool() bool { return k.Known() && strings.HasPrefix(string(k), "TOOL_") }

// IsUpstream reports whether a service answered with a failure.
func (k Kind) IsUpstream() bool { return k.Known() && strings.HasPrefix(string(k), "UPSTREAM_") }

// IsTransport reports whether a service could not be reached at all.
func (k Kind) IsTransport() bool {
	return k.Known() && strings.HasPrefix(string(k), "NETWORK_TRANSPORT_")
}

// KindForStatus returns the kind of an upstream response with the given HTTP
// status. Unlike Arcade, it uses the validation kind, for 422.
func KindForStatus(status int) Kind {
	switch {
	case status == 401 || status == 403:
		return KindUpstreamAuthError
	case status == 404:
		return KindUpstreamNotFound
	case status == 422:
		return KindUpstreamValidationError
	case status == 429:
		return KindUpstreamRateLimit
	case status >= 500 && status < 600:
		return KindUpstreamServerError
	case status >= 400 && status < 500:
		return KindUpstreamBadRequest
	}
	return KindUpstreamUnmapped
}
