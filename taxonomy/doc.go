// Package taxonomy describes what went wrong in a tool of an MCP (Model Context
// Protocol) server: enough for the agent that called it to act, and nothing
// that it should not learn.
//
// # What the author of a tool needs
//
// A factory makes an error with a code; options say the rest:
//
//	return taxonomy.NotFound("There is no index named "+name+".",
//		taxonomy.Recovery("Call list_indexes to see what there is."),
//		taxonomy.Cause(err))
//
// The agent sees message, reason, recovery, retry advice and data. Cause, detail
// and extra data go to logs only (slog prints them through [Error.LogValue]),
// whatever verb or encoder is used.
//
//	the caller is wrong   [NotFound] [ValidationError] [InvalidParams] [InvalidRequest]
//	                      [Conflict] [Forbidden] [Unauthorized] [InvalidArguments]
//	a service failed      [ServiceUnavailable] [Timeout] [RateLimited] [Upstream] [FromHTTPResponse]
//	the server failed     [InternalError] [DatabaseError] [ConfigurationError] [SerializationError]
//	for the agent         [Reason] [Recovery] [Data] [RetryAfter] [RetryYes] [RetryNo]
//	for logs only         [Cause] [Detail] [Extra]
//	any other error       [Classify]
//
// Package contract declares the failures of a tool beside the tool, and a bridge
// (bridge/gosdk, bridge/mcpgo) takes errors to the client.
//
// # More factories and options
//
// [New] takes any of the 19 codes. [Retryable], [Fatal], [ContextRequired],
// [UpstreamRateLimit] and [Transport] say what the agent should do;
// [RequestCancelled] is for cancelled calls. [Status], [Kind] and [LogLevel] set
// what follows from the code otherwise. An [ArgumentIssue] names a wrong argument,
// [Help] a page about the failure, [Domain] to whom its reason belongs, and
// [Stack] notes for logs where the error was made.
//
// # From other errors
//
// [Classify] finds the code of any Go error, by its type or, as a last resort,
// by its text, and keeps the error as the cause; [ClassifyContext] also knows the
// request, and a [Classifier] the tool. An [Adapter] adds the errors of another
// library. [UnreadableArguments] and [BlameArguments] tell arguments that do not
// decode from other data. [FromHTTPResponse] reads an HTTP response
// ([HTTPOption]), [FromPanic] a recovered panic, [FromResult] and [FromProtocol]
// what another server said; [Trusted] lets its words through to the agent.
//
// # Running an operation
//
// [Do] runs a function, classifies and logs its failure once, and turns a panic
// into an error; [Call] does it for a function with a value ([DoOption]). A [Retrier] repeats what may succeed later, and waits as long as
// a failure asks for.
//
// # Looking at an error
//
// A [Code] knows its name, category, fault and protocol code; docs/codes.md has
// the table. The numbers below -32000 are identities and never go over the wire,
// because the protocol reserves them. [CodeOf] returns the code of any error,
// [errors.Is] compares code and reason, or asks for a declared failure,
// [Error.Visible] returns what the agent may see, and [Chain] the causes for logs.
//
// # Packages below this one
//
//   - class: kinds, categories and faults.
//   - render: an error as a tool result or as a JSON-RPC error. Only servers
//     without a bridge need it.
//   - compat: the forms of Arcade, OpenTabs and cyanheads.
//   - taxonomytest: tests of adapters, of leaks and of what arrives on the wire.
//
// The mcperrlint command checks how these packages are used.
package taxonomy
