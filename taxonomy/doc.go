// Package taxonomy says what went wrong in a tool of an MCP (Model Context
// Protocol) server, so that the agent that called it can do something about it
// and learns nothing it should not.
//
// # Making an error
//
// There are 19 codes, and a factory for each that a tool needs:
//
//	return taxonomy.NotFound("There is no index named "+name+".",
//		taxonomy.Recovery("Call list_indexes to see what there is."),
//		taxonomy.Cause(err))
//
// What the agent may see and what only logs may see are kept apart. The agent
// sees message, reason, recovery, retry advice and data. Cause, [Detail] and
// [Extra] go to logs (slog shows them through [Error.LogValue]) and to no
// rendering, whatever verb or encoder is used.
//
// # Any other error
//
// [Classify] finds the code of any Go error, by its type where that is known
// and by its text as a last resort, and keeps it as the cause. [Do] runs a
// function, classifies and logs its failure once, and turns a panic into an
// error. [FromHTTPResponse] does the same for the answer of a service. An
// [Adapter] adds the errors of a library that is not known here.
//
// # Answering
//
// [Render] returns a failure as the parts of a tool result, for whatever SDK
// the server uses:
//
//	r := taxonomy.Render(taxonomy.Classify(err), taxonomy.StructuredAbsent)
//	return &mcp.CallToolResult{
//		Content: []mcp.Content{&mcp.TextContent{Text: r.Text}},
//		Meta:    r.Meta,
//		IsError: r.IsError,
//	}, nil
//
// The text ends in a line of terms, such as "rate_limited · retry after 3 s",
// and the metadata says the same to programs. Packages bridge/gosdk and
// bridge/mcpgo do all of this for their SDKs. A client gets the error back
// with [FromResult], and [Retrier] waits as long as it says.
//
// Resources and prompts have no results with an error flag: there [Protocol]
// returns the JSON-RPC error to send. The numbers of the codes below -32000
// are identities and never go over the wire as JSON-RPC codes, because the
// protocol reserves them; [Code.Protocol] gives the one that may.
//
// Package contract, beside this one, declares the failures of a tool; the
// mcperrlint command checks both.
package taxonomy
