// Package errstructured defines a rule against error results whose structured content
// does not arrive.
//
// # Analyzer errstructured
//
// errstructured: report error results that the output of a tool overwrites or breaks
//
// A typed tool returns a result and an output. go-sdk always replaces the structured content with the
// output, even in an error result, and validates it against the schema of the tool first. What the
// handler set there reaches nobody, and an output that the schema rejects takes the whole error result
// with it.
//
// # What it reports
//
// In handlers of typed tools whose output is not an interface: error results with structured content
// that is set by hand, and error results without content beside an empty output. In the latter case
// the agent reads the empty output as the reason (category overwritten).
//
// Error results beside an empty output that the schema of the tool rejects: the client gets a protocol
// error, which the model seldom sees. A schema that is inferred from the type rejects nil maps,
// numbers that are encoded as strings, and fields of structs that are embedded by a nil pointer. One
// that is written out for the tool can reject missing fields, types, values, short texts and small
// numbers (category schema).
//
// Outputs with a field named error at the top, or an embedded struct with that name. A failure that is
// reported there arrives as a success (category error-field, strict: the field can be one that nothing
// sets).
//
// The output of a function of another form counts if a generic function, of this or another package,
// registers it and passes its output on. An error result in a generic function is checked against the
// outputs of the functions of the package that it passes on.
//
// # What it leaves alone
//
// Outputs of type any: what is returned there arrives.
//
// Structured content that is the output itself. Error results beside an output that is filled:
// handlers can say there what went wrong, also in a field named error.
//
// A field for errors beside a verdict such as status, health or ok: it describes what the tool was
// asked to inspect.
//
// Maps that are omitted when empty, types that encode themselves, and schemas that are made elsewhere.
//
// Raw handlers, and mcp-go, which send the structured content of an error result as it is. Handlers
// that a function of the module calls.
//
// Errors that are returned: no output is sent then.
//
// # Before
//
//	package library
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Author string `json:"author"`
//	}
//
//	type books struct {
//		ByYear map[string]string `json:"by_year"`
//	}
//
//	func find(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, books, error) {
//		if in.Author == "" {
//			return &mcp.CallToolResult{
//				IsError: true,
//				Content: []mcp.Content{&mcp.TextContent{Text: "Name an author."}},
//			}, books{}, nil
//		}
//		return nil, books{ByYear: map[string]string{"1929": "A Room of One's Own"}}, nil
//	}
//
// # After
//
//	package library
//
//	import (
//		"context"
//
//		"github.com/mcperrlint/mcperrlint/taxonomy"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Author string `json:"author"`
//	}
//
//	type books struct {
//		ByYear map[string]string `json:"by_year"`
//	}
//
//	func find(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, books, error) {
//		if in.Author == "" {
//			return nil, books{}, taxonomy.ValidationError("Name an author.")
//		}
//		return nil, books{ByYear: map[string]string{"1929": "A Room of One's Own"}}, nil
//	}
//
// # The agent sees
//
// Before: JSON-RPC error 0, "validating tool output: …". The schema requires an object where the empty
// output has null, and "Name an author." is lost.
//
// After: isError: true, "Name an author."
//
// # What to do
//
// Return failures of typed tools as errors, without an output.
package errstructured
