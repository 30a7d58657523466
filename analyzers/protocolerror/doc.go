// Package protocolerror defines a rule against failures of tools that leave the server as
// JSON-RPC errors.
//
// # Analyzer protocolerror
//
// protocolerror: report failures that leave as JSON-RPC errors, which models seldom see
//
// The protocol has two ways to say that a call failed. A result with the error flag is
// given to the model, which can correct itself. A JSON-RPC error is for the client:
// most of them show the model little of it, or nothing. Which of the two becomes of an
// error that a handler returns depends on the library and on the kind of the handler,
// not on the code.
//
// # What it reports
//
// Handlers of tools whose error goes out as a JSON-RPC error (category tool), with the
// code that really goes out, and among them those that return the error of reading the
// arguments of the call (category arguments).
//
// Handlers of go-sdk for resources, prompts, completions, subscriptions and methods of the
// program's own whose error goes out with the code 0, which means nothing. Errors that receiving
// middleware makes go out like that too, even before tools that mcp.AddTool takes (category
// code-zero, of severity info: it is told once for each package).
//
// Handlers of resources that say that a resource does not exist with another error than
// mcp.ResourceNotFoundError (category resource-not-found). What they say is known from the
// code of the error, or from the constant text of which the handler makes it.
//
// Functions of the program that call handlers of its own in the place of the library and
// forward their errors (category leaky-seam). There is one finding for such a function,
// and none for the handlers behind it: the error is best turned into a result there. The
// finding counts the handlers that are known to fail and their returns, also those of other
// packages that are called through a field or an interface, as far as the package imports
// them. All types count that implement the interface, also those that nobody puts there, and
// no return whose error only comes from an interface that other packages implement. A
// function to which a handler hands the request on is no handler of its own in that number.
// A function of which nothing that fails is known to stand behind it is not reported.
// A handler that hands on nothing of the request fails itself: its returns are reported, and
// not those of what it calls.
//
// Otherwise there is one finding for each handler, at its first return. Where a server is handed to a function of
// another package, which registers handlers on it, or where handlers or middleware that
// another package declares or makes are put on a server, there is one for the package, at the
// first such place, for all that fail in one way, with the lines of their returns. With the flag -protocolerror.each every return, and every
// handler of another package, has a finding of its own. Such a function can be called by its name, or as a value:
// one that stands in a slice, a map or a struct, that is an argument, or a method that an
// interface stands for, as long as this package puts it there. Values of interfaces, and
// lists of them, can come from functions of other packages as well.
//
// The suggested fix returns results with the error flag, in all returns of a handler. There is
// none where an error may be nil, has a code that its text does not tell, or a text that tells of
// internals of the server.
//
// # What it leaves alone
//
// Handlers that are not registered, in packages that register others. Files that are built into the
// program, under a name that is built in as well. Arguments that are no JSON object, where they are decoded into a map of
// anything: the request itself is broken then.
//
// Servers that nobody makes in sight. A function that is given a server is judged where
// a package makes one and calls it, and not at all if none does, or if the function is
// called through an interface or a variable that another package has filled. The same holds
// for a server some of whose options come from elsewhere, that is handed to another module,
// or to a function which the callers of an exported one hand in: middleware that nobody sees
// can stand before its handlers.
//
// Servers of go-sdk that no agent can get at, such as those of a program that counts the
// tools: all that is done with the server is seen, it runs over mcp.NewInMemoryTransports
// only, and the other end is connected to a client in the same function, whose session
// stays in the package and calls no tool. A server that is returned, stored or handed to a
// function of which this is not known counts as one that is served.
//
// Handlers behind a function or middleware that turns errors into results, be it only
// errors of some types, or of which it is not known what it does. Middleware counts for the
// kinds of handlers that it stands before, on the server on which it is installed.
// Middleware that returns what the next function returned changes nothing. A list of middleware
// that a function puts together counts as all that can be in it.
//
// Errors that are made for the protocol: *jsonrpc.Error, what wraps one, and the errors and
// sentinels of MCP libraries. The rule wrappedrpc is about those of them that do not
// work. Errors that come from calls of other servers.
//
// Errors of encoding a result as JSON, by json.Marshal and json.MarshalIndent, also in the
// numbers of handlers and returns: such an error is a mistake of the program that no agent
// can do anything about, also if it is wrapped with the name of what could not be encoded.
//
// Handlers whose errors the library turns into results, such as those that mcp.AddTool of
// go-sdk or NewStructuredToolHandler of mcp-go takes. Handlers of resources and prompts of
// mcp-go, which cannot choose a code.
//
// Errors of the context: nobody waits for the answer any more. Errors that cannot be
// followed. Hooks, notifications and handlers of clients.
//
// # Before
//
//	package search
//
//	import (
//		"context"
//		"fmt"
//
//		"github.com/mark3labs/mcp-go/mcp"
//		"github.com/mark3labs/mcp-go/server"
//	)
//
//	func search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		query, err := req.RequireString("query")
//		if err != nil {
//			return nil, fmt.Errorf("arguments: %w", err)
//		}
//		return mcp.NewToolResultText("results for " + query), nil
//	}
//
//	func New() *server.MCPServer {
//		s := server.NewMCPServer("search", "1.0.0")
//		s.AddTool(mcp.NewTool("search"), search)
//		return s
//	}
//
// # After
//
//	package search
//
//	import (
//		"context"
//		"fmt"
//
//		"github.com/mark3labs/mcp-go/mcp"
//		"github.com/mark3labs/mcp-go/server"
//	)
//
//	func search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		query, err := req.RequireString("query")
//		if err != nil {
//			return mcp.NewToolResultError(fmt.Sprintf("arguments: %v", err)), nil
//		}
//		return mcp.NewToolResultText("results for " + query), nil
//	}
//
//	func New() *server.MCPServer {
//		s := server.NewMCPServer("search", "1.0.0")
//		s.AddTool(mcp.NewTool("search"), search)
//		return s
//	}
//
// # The agent sees
//
// Before: nothing, in most hosts: JSON-RPC error -32603, "arguments: required argument
// "query" not found", goes to the client.
//
// After: an error result with the same text, and can call again with a query.
//
// # What to do
//
// Return an error result and a nil error, or make one of the error in a single place:
// middleware, or a function around the handlers.
package protocolerror
