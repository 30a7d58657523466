// Package argassert defines a rule against type assertions on the arguments of calls
// that can panic.
//
// # Analyzer argassert
//
// argassert: report type assertions on request arguments that can panic
//
// A model writes the arguments of a call. Models leave arguments out, send null, and send numbers as
// text. An assertion such as args["name"].(string) panics then, and the agent gets no text to learn
// from: the server exits, or the library answers for it.
//
// # What it reports
//
// Type assertions without a second result on what a client sent: all the arguments of a call (category
// arguments), or a part of them (category argument). The value is followed through variables, loops,
// closures, fields and functions of the package, and through functions of other packages of the module
// that return arguments or hand back what they are given.
//
// A package can have handlers that take their arguments from an interface of the program, and not know
// what implements it. Its assertions are reported in a package that imports it, at the method that gives
// the arguments.
//
// The message says when a type is one that JSON never gives, such as int and []string: no
// call can succeed then. It also says what becomes of a panic under the version of the library.
//
// There is one finding for each function, at its first assertion, with the others related.
//
// The suggested fix asserts with a second result and returns an error result. It is for
// functions that return the results of tools of go-sdk or mcp-go, and for types that JSON gives.
//
// # What it leaves alone
//
// Assertions with a second result, also where that is dropped: they give the zero
// value. Type switches. Assertions that follow a successful one of the same value to the same type.
//
// Maps in typed handlers whose library validates them against a schema that the tool states. A schema that is
// inferred from the map says nothing of its values.
//
// Unexported functions that nothing refers to, in packages that register tools: no client reaches them.
//
// Requests that the package makes to send them. Values that cannot be traced to a request: fields that
// another function sets to a part of the arguments, parameters of functions that other packages call,
// and interfaces that no importing package implements with arguments.
//
// # Before
//
//	package library
//
//	import (
//		"context"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func borrow(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		title := request.GetArguments()["title"].(string)
//		return mcp.NewToolResultText("You have borrowed " + title + "."), nil
//	}
//
// # After
//
//	package library
//
//	import (
//		"context"
//
//		"github.com/mark3labs/mcp-go/mcp"
//	)
//
//	func borrow(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		title, ok := request.GetArguments()["title"].(string)
//		if !ok {
//			return mcp.NewToolResultError("The argument title must be a string."), nil
//		}
//		return mcp.NewToolResultText("You have borrowed " + title + "."), nil
//	}
//
// # The agent sees
//
// Before: nothing of its mistake. Where title is missing or a number, the handler panics:
// over stdio, mcp-go answers with JSON-RPC error -32603 and the words of the Go runtime
// since v1.2; earlier versions leave the call without an answer, or exit.
//
// After: an error result, "The argument title must be a string.", and can call again
// with one.
//
// # What to do
//
// Assert with a second result and answer with an error result, or use an accessor that returns an
// error, such as request.RequireString.
package argassert
