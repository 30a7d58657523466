// Package taxonomy describes what went wrong in a tool of an MCP (Model Context
// Protocol) server: enough for the agent that called it to act, and nothing
// that it should not learn.
//
// # Making an error
//
// There are 19 codes, and a factory for each code that a tool needs:
//
//	return taxonomy.NotFound("There is no index named "+name+".",
//		taxonomy.Recovery("Call list_indexes to see what there is."),
//		taxonomy.Cause(err))
//
// The agent sees message, reason, recovery, retry advice and data. Cause,
// Detail and Extra go to logs only (slog prints them through [Error.LogValue]),
// whatever verb or encoder is used.
//
// # Any other error
//
// [Classify] finds the code of any Go error, by its type or, as a last resort,
// by its text, and keeps the error as the cause. [Do] runs a function,
// classifies and logs its failure once, and turns a panic into an error.
// [FromHTTPResponse] does the same for an HTTP response. An [Adapter] adds the
// errors of another library.
//
// # Answering
//
// [Render] returns a failure as the parts of a tool result, for any SDK:
//
//	r := taxonomy.Render(taxonomy.Classify(err), taxonomy.StructuredAbsent)
//	return &mcp.CallToolResult{
//		Content: []mcp.Content{&mcp.TextContent{Text: r.Text}},
//		Meta:    r.Meta,
//		IsError: r.IsError,
//	}, nil
//
// The text ends with a line of terms, such as "rate_limited · retry after 3 s";
// the metadata says the same to programs. Packages bridge/gosdk and
// bridge/mcpgo do all of this for their SDKs. A client gets the error back with
// [FromResult], and a [Retrier] waits as long as it says.
//
// Resources and prompts have no error results; for them, [Protocol] returns the
// JSON-RPC error to send. The numbers of codes below -32000 are identities and
// never go over the wire, because the protocol reserves them; [Code.Protocol]
// returns the code that may.
//
// Package contract declares the failures of a tool. The mcperrlint command
// checks both.
package taxonomy
