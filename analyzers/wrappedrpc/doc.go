// Package wrappedrpc defines a rule against errors of MCP libraries that do not do what
// they were made for.
//
// # Analyzer wrappedrpc
//
// wrappedrpc: report errors of the protocol that the library does not recognise
//
// A handler chooses the code and the data of a JSON-RPC error by returning the error type of its
// library. Whether the library still finds that error after it was wrapped depends on the kind of the
// handler. Some libraries declare errors that they never look for.
//
// # What it reports
//
// Handlers that return a *jsonrpc.Error of go-sdk wrapped in another error (category wrapped). For a
// handler of mcp.AddTool, go-sdk recognises the error only unwrapped: code and data are lost. For any
// other handler the code is sent and the data is lost. That is reported only if the error is known to
// have data: it is a literal with the field Data in the same package, or made by a function of the
// library that adds data.
//
// Handlers that return, or wrap, an error that the library declares and treats like any other, such as
// mcp.ErrInvalidParams and server.ErrResourceNotFound of mcp-go (category sentinel). The code that the
// name promises is never sent.
//
// The suggested fix returns the *jsonrpc.Error itself. There is one if the return statement wraps it
// with fmt.Errorf and the file still uses package fmt afterwards.
//
// # What it leaves alone
//
// Errors that are returned as they are. Wrapped errors whose code is sent, and that have no data as
// far as can be seen. mcp.URLElicitationRequiredError of mcp-go, which the library finds in any chain.
// Errors that the library turns into a result in any case, as for NewStructuredToolHandler.
//
// Handlers behind a function or middleware that does anything with errors but return them.
//
// Errors that are recognised by a test, such as errors.Is, and replaced. Clients, which get those
// errors from the library. Hooks and notifications.
//
// # Before
//
//	package search
//
//	import (
//		"context"
//		"fmt"
//
//		"github.com/modelcontextprotocol/go-sdk/jsonrpc"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Query string `json:"query"`
//	}
//
//	func search(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		if in.Query == "" {
//			err := &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "the query is empty"}
//			return nil, nil, fmt.Errorf("search: %w", err)
//		}
//		return nil, fmt.Sprint("results for ", in.Query), nil
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
//		"github.com/modelcontextprotocol/go-sdk/jsonrpc"
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	type args struct {
//		Query string `json:"query"`
//	}
//
//	func search(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
//		if in.Query == "" {
//			err := &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "the query is empty"}
//			return nil, nil, err
//		}
//		return nil, fmt.Sprint("results for ", in.Query), nil
//	}
//
// # The agent sees
//
// Before: isError: true, "search: the query is empty". The code -32602 and any data are lost.
//
// After: JSON-RPC error -32602, "the query is empty", as intended.
//
// # What to do
//
// Return the protocol error as it is.
package wrappedrpc
