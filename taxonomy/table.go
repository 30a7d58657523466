package taxonomy

import "github.com/mcperrlint/mcperrlint/taxonomy/class"

// A row describes one code completely.
type row struct {
	code      Code
	ident     string // the constant is "Code" + ident
	name      string
	category  class.Category
	kind      class.Kind
	fault     class.Fault
	retryable bool
	status    int
	protocol  int
	factory   string
	meaning   string // for developers
	phrase    string // for the agent, when the error has no message
}

// The JSON-RPC codes that an MCP peer may put on the wire.
const (
	wireParseError     = -32700
	wireInvalidRequest = -32600
	wireMethodNotFound = -32601
	wireInvalidParams  = -32602
	wireInternalError  = -32603
)

// table is the only place where a code is described. A failure on the
// client's side goes over the wire as invalid params where the parameters name
// the wrong thing, else as invalid request; all others as internal error.
var table = [...]row{
	{
		CodeParseError, "ParseError", "parse_error",
		class.CategoryValidation, class.KindToolRuntimeBadInputValue, class.FaultClient, false, 400, wireParseError, "",
		"The message that arrived is not valid JSON.",
		"The request could not be parsed.",
	},
	{
		CodeInvalidRequest, "InvalidRequest", "invalid_request",
		class.CategoryValidation, class.KindToolRuntimeBadInputValue, class.FaultClient, false, 400, wireInvalidRequest, "InvalidRequest",
		"The request as a whole makes no sense in the present state.",
		"The request is not valid.",
	},
	{
		CodeMethodNotFound, "MethodNotFound", "method_not_found",
		class.CategoryNotFound, class.KindToolRuntimeBadInputValue, class.FaultClient, false, 404, wireMethodNotFound, "",
		"The method, tool or operation does not exist.",
		"The requested operation does not exist.",
	},
	{
		CodeInvalidParams, "InvalidParams", "invalid_params",
		class.CategoryValidation, class.KindToolRuntimeBadInputValue, class.FaultClient, false, 400, wireInvalidParams, "InvalidParams",
		"The arguments do not fit the declared input.",
		"The arguments are not valid.",
	},
	{
		CodeInternalError, "InternalError", "internal_error",
		class.CategoryInternal, class.KindToolRuntimeFatal, class.FaultServer, false, 500, wireInternalError, "InternalError",
		"A defect of the server: nothing the caller does will help.",
		"An internal error occurred.",
	},
	{
		CodeServiceUnavailable, "ServiceUnavailable", "service_unavailable",
		class.CategoryUnavailable, class.KindUpstreamServerError, class.FaultUpstream, true, 503, wireInternalError, "ServiceUnavailable",
		"A service that the tool depends on cannot be reached or fails.",
		"A service that this tool depends on is unavailable.",
	},
	{
		CodeNotFound, "NotFound", "not_found",
		class.CategoryNotFound, class.KindUpstreamNotFound, class.FaultClient, false, 404, wireInvalidParams, "NotFound",
		"What the caller named does not exist.",
		"The requested item was not found.",
	},
	{
		CodeConflict, "Conflict", "conflict",
		class.CategoryConflict, class.KindUpstreamBadRequest, class.FaultClient, false, 409, wireInvalidRequest, "Conflict",
		"The request contradicts the present state, for example because something exists already.",
		"The request conflicts with the current state.",
	},
	{
		CodeRateLimited, "RateLimited", "rate_limited",
		class.CategoryRateLimit, class.KindUpstreamRateLimit, class.FaultUpstream, true, 429, wireInternalError, "RateLimited",
		"Too many calls: the same call succeeds later.",
		"Too many requests were made; wait before trying again.",
	},
	{
		CodeTimeout, "Timeout", "timeout",
		class.CategoryTimeout, class.KindTransportTimeout, class.FaultUpstream, true, 504, wireInternalError, "Timeout",
		"Something took longer than the time it was given.",
		"The operation took too long.",
	},
	{
		CodeForbidden, "Forbidden", "forbidden",
		class.CategoryAuth, class.KindUpstreamAuthError, class.FaultClient, false, 403, wireInvalidRequest, "Forbidden",
		"The caller is known and may not do this.",
		"Permission to do this is missing.",
	},
	{
		CodeUnauthorized, "Unauthorized", "unauthorized",
		class.CategoryAuth, class.KindUpstreamAuthError, class.FaultClient, false, 401, wireInvalidRequest, "Unauthorized",
		"The caller is not known: credentials are missing, wrong or expired.",
		"Authentication is required.",
	},
	{
		CodeValidationError, "ValidationError", "validation_error",
		class.CategoryValidation, class.KindToolRuntimeBadInputValue, class.FaultClient, false, 422, wireInvalidParams, "ValidationError",
		"The arguments fit the declared input and are still not acceptable.",
		"A value that was given is not valid.",
	},
	{
		CodeConfigurationError, "ConfigurationError", "configuration_error",
		class.CategoryInternal, class.KindToolRuntimeFatal, class.FaultServer, false, 500, wireInternalError, "ConfigurationError",
		"The server is set up wrongly: its operator has to act.",
		"The server is not configured correctly.",
	},
	{
		CodeInitializationFailed, "InitializationFailed", "initialization_failed",
		class.CategoryInternal, class.KindToolkitLoadFailed, class.FaultServer, false, 500, wireInternalError, "",
		"The server or one of its parts could not start.",
		"The server could not be initialized.",
	},
	{
		CodeDatabaseError, "DatabaseError", "database_error",
		class.CategoryInternal, class.KindToolRuntimeFatal, class.FaultServer, false, 500, wireInternalError, "DatabaseError",
		"The server's own database refused or failed.",
		"A database operation failed.",
	},
	{
		// Arcade has no kind for a cancellation: the combination is
		// left explicitly unmapped.
		CodeRequestCancelled, "RequestCancelled", "request_cancelled",
		class.CategoryCancelled, class.KindUnknown, class.FaultClient, false, 499, wireInvalidRequest, "RequestCancelled",
		"The caller gave up before the answer was there.",
		"The request was cancelled.",
	},
	{
		CodeSerializationError, "SerializationError", "serialization_error",
		class.CategoryInternal, class.KindToolRuntimeBadOutputValue, class.FaultServer, false, 500, wireInternalError, "SerializationError",
		"Data could not be written or read in its expected form.",
		"The result could not be serialized.",
	},
	{
		CodeUnknownError, "UnknownError", "unknown_error",
		class.CategoryInternal, class.KindUnknown, class.FaultServer, false, 500, wireInternalError, "",
		"Nothing is known about the failure; do not use it on purpose.",
		"An unknown error occurred.",
	},
}

// undeclared answers for every number that is no code, so that projections
// are total.
var undeclared = row{
	category: class.CategoryInternal,
	kind:     class.KindUnknown,
	fault:    class.FaultServer,
	status:   500,
	protocol: wireInternalError,
	meaning:  "The number is not a declared code.",
	phrase:   "An internal error occurred.",
}
