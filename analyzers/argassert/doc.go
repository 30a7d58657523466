// Package argassert defines a rule against type assertions on the arguments of calls
// that can panic.
//
// # Analyzer argassert
//
// argassert: report type assertions on request arguments that can panic
//
// The arguments of a call are what a model wrote. Models leave arguments out, send
// null, and send numbers as text. An assertion such as args["name"].(string) panics
// then, and what the agent gets is no text from which it could learn: the server
// exits, or the library answers for it.
//
// # What it reports
//
// Type assertions without a second value on what a client sent: the arguments of a
// request as a library holds them or hands them out, values that they were decoded
// into, the arguments of typed handlers and of handlers in a form of the module's own
// (category arguments), and every part of these (category argument). The value is
// followed through variables, loops, closures, fields that hold all the arguments, and
// through functions of the package. Functions of other packages of the module count if they
// return arguments, as the methods of a request type of the program's own do, or hand back
// what they are given, or a part of it, as functions do that make a map of any value.
//
// A package can have handlers that take their arguments from an interface, such as one with
// a method that returns a map, and not know what stands behind it. What it asserts then is
// reported in a package that imports it, at the method there that gives the arguments, with
// the lines of the assertions.
//
// Of types that JSON never gives, such as int and []string, the message says so: no
// call can succeed then.
//
// The message says what becomes of a panic under the version of the library.
//
// Those of one function are told together, at the first.
//
// The suggested fix asserts with a second value and returns an error result, in
// functions that return the results of tools of go-sdk or mcp-go, unless the type is
// one that JSON never gives.
//
// # What it leaves alone
//
// Assertions with a second value, also where that is dropped: they give the zero
// value. Type switches. Assertions that are reached only where one of the same value
// to the same type went well.
//
// Arguments that are a map in a typed handler whose library holds them against a schema
// that the tool states: the schema says which types are sent. (One that is inferred from
// the map says nothing of them.)
//
// Functions with names that other packages cannot use, and to which nothing refers, in
// packages that register tools: no client reaches them.
//
// Requests that the package makes in order to send them. Values that do not come from
// a request, and those that cannot be followed to one: fields that hold a part of the
// arguments that another function left there, parameters of functions that other packages
// call, and interfaces behind which no package puts arguments that imports the assertion.
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
// Assert with a second value and answer with an error result, or ask in a way that
// returns an error, as request.RequireString does.
package argassert
