// Package protocolerror defines a rule against failures of tools that leave the server as
// JSON-RPC errors.
//
// # Analyzer protocolerror
//
// protocolerror: report failures that leave as JSON-RPC errors, which models seldom see
//
// The protocol has two ways to say that a call failed. A result with the error flag goes to
// the model, which can correct itself. A JSON-RPC error goes to the client, and most clients show the
// model little of it, or nothing. Which of the two an error becomes that a handler returns depends on the
// library and on the kind of the handler.
//
// # What it reports
//
// Handlers of tools whose errors leave as JSON-RPC errors (category tool), and among them those that return
// the error of reading the arguments of the call (category arguments). The message has the code that goes out.
//
// Handlers of go-sdk for resources, prompts, completions, subscriptions and custom methods whose errors
// go out with code 0, which means nothing, and receiving middleware whose own errors do, even before tools that
// mcp.AddTool takes (category code-zero, which is strict, once for each package): clients get the text whatever the code.
//
// Handlers of resources that report a missing resource with another error than
// mcp.ResourceNotFoundError (category resource-not-found). The code of the error tells, or its constant text.
//
// Functions of the program between the library and its handlers that forward the errors of those
// (category leaky-seam). The error is best turned into a result there, so the handlers behind it have no findings of
// their own. The finding counts the handlers that are known to fail. All implementations of an
// interface count, as far as the package imports them.
//
// Otherwise there is one finding for each handler, at its first return. Handlers and middleware of other packages are
// reported where they are registered, or where a server is handed to the function that registers them: one
// finding for all that fail in the same way. With the flag -protocolerror.each every return, and every
// handler of another package, has a finding of its own.
//
// The suggested fix returns results with the error flag, in all returns of a handler. There is
// none if an error may be nil, has a code that its text does not show, or has a text about
// internals of the server.
//
// # What it leaves alone
//
// Handlers whose errors the library turns into results, such as those of mcp.AddTool of go-sdk and
// NewStructuredToolHandler of mcp-go. Handlers of resources and prompts of mcp-go, which cannot choose a code.
//
// Handlers behind a function or middleware that turns errors into results, if only some of them,
// or whose effect is unknown. Middleware counts for the kinds of handlers that it wraps, on the server that it
// is installed on.
//
// Handlers that are not registered, in packages that register others, and servers whose construction is not
// in sight: middleware may stand before their handlers. A function that is given a server is judged where a package
// makes one and calls it.
//
// Servers of go-sdk that no agent can reach: they run over mcp.NewInMemoryTransports only, and the client in the same
// function calls no tool.
//
// Errors that are made for the protocol: *jsonrpc.Error, what wraps one, and the errors of MCP libraries. The
// rule wrappedrpc is about those that do not work. Errors from calls of other servers.
//
// Errors of json.Marshal for a result: mistakes of the program that an agent can do nothing about. Arguments that are no
// JSON object: the request itself is broken. Embedded files that are missing.
//
// Errors of the context: nobody waits for the answer any more. Errors that cannot be traced. Hooks,
// notifications and handlers of clients.
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
