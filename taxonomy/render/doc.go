// Package render turns a coded error into what goes over the wire: [Result] for a
// tool, [Protocol] for everything that has no error results.
//
//	r := render.Result(taxonomy.Classify(err), render.StructuredAbsent)
//	return &mcp.CallToolResult{
//		Content: []mcp.Content{&mcp.TextContent{Text: r.Text}},
//		Meta:    r.Meta,
//		IsError: r.IsError,
//	}, nil
//
// Packages bridge/gosdk and bridge/mcpgo do this for their SDKs, so most servers
// do not import this package. [taxonomy.FromResult] reads a result back.
//
// Everything is made of [taxonomy.Error.Visible], so it shows only what the agent
// may see, within bounds, and takes a nil error for an unknown one. Package
// compat has the forms of other systems. An [Exposure] is the exception: it
// shows details to a developer, if an operator has consented.
package render
