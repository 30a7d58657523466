// Package errstructured defines a rule against error results whose structured content
// does not arrive.
//
// # Analyzer errstructured
//
// errstructured: report error results that the output of a tool overwrites or breaks
//
// A typed tool returns a result and an output. go-sdk always puts the output in the
// place of the structured content, also in that of an error result, and holds it against
// the schema of the tool first. What the handler has put there gets to nobody, and
// an output that the schema refuses takes the whole error result with it.
//
// # What it reports
//
// In handlers of typed tools whose output is of a type other than an interface, error
// results with structured content that is set by hand, and error results without content
// beside an output that is empty: the agent reads the empty output as what went wrong
// (category overwritten).
//
// Error results beside an empty output that the schema of the tool refuses: the client
// gets an error of the protocol, and the model seldom sees that. A schema that is
// inferred from the type refuses maps that are nil, numbers that are encoded as strings,
// and structs that are embedded by a pointer, which is nil; one that is written out beside
// the tool can refuse missing fields, types, values, short texts and small numbers
// (category schema).
//
// Outputs with a field named error at their top, be it an embedded struct with that name. A
// failure that is told there comes as a success (category error-field, strict: the field can
// be one that nothing sets).
//
// The output of a function of another form counts if a generic function registers it, of this
// or another package, and hands on what it returns. An error result in a generic function is
// held against the outputs of the functions of the package that it hands on.
//
// # What it leaves alone
//
// Outputs of type any: what is returned there arrives.
//
// Structured content that is the output itself. Error results beside an output that is
// filled: handlers can say there what went wrong, also in a field named error.
//
// A field for errors beside a verdict, as status, health or ok: the error is that of what
// the tool was asked to look at.
//
// Maps that are left out when they are empty, types that encode themselves, and schemas
// that are made elsewhere.
//
// Raw handlers, and mcp-go, which send the structured content of an error result
// as it is. Handlers that a function of the module calls.
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
// Before: JSON-RPC error 0, "validating tool output: …": the empty output has null where
// its schema asks for an object, and "Name an author." is lost.
//
// After: an error result, "Name an author."
//
// # What to do
//
// Return failures of typed tools as errors, without an output.
package errstructured
