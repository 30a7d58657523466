// Package nilresult defines a rule against handlers that return neither a result nor
// an error.
//
// # Analyzer nilresult
//
// nilresult: report handlers that return neither a result nor an error
//
// The protocol has no answer for that. Depending on the library, its version and the protocol, the
// client gets null, a JSON-RPC error that says nothing, or no answer at all because the process has
// exited.
//
// # What it reports
//
// Handlers of tools, resources and prompts that can return nil and nil (category nothing). Both are
// followed through variables, named results, branches, and functions of the module. A handler that
// ends with return nil, save(name) is reported if save can return nil. So is one that recovers from
// panics and has unnamed results: after a panic it returns nil and nil.
//
// The message says what happens with the version of the library that the server is built with.
//
// Handlers of go-sdk that return a nil *jsonrpc.Error as an error (category typed-nil). Such an error
// is not equal to nil, and the library dereferences it.
//
// # What it leaves alone
//
// Handlers for which the library makes a result: typed tools of go-sdk, which return their output as
// well, and lists of resource contents in mcp-go.
//
// What other handlers, interfaces and clients return, even if it was compared with nil before.
//
// Handlers behind a function of the module that answers in their place, unless that function is in the
// same package, returns their results unchanged and never compares them.
//
// Results that a deferred function sets, and branches that are never taken: also those under a flag or a field of the
// package that only tests set.
//
// # Before
//
//	package notes
//
//	import (
//		"context"
//		"os"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	func remove(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		if err := os.Remove("notes.txt"); err != nil {
//			return nil, err
//		}
//		return nil, nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//		"os"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	func remove(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
//		if err := os.Remove("notes.txt"); err != nil {
//			return nil, err
//		}
//		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "The notes are removed."}}}, nil
//	}
//
// # The agent sees
//
// Before: null in place of a result, which few clients expect. With protocol 2026-07-28, the server
// crashes.
//
// After: isError: false, "The notes are removed."
//
// # What to do
//
// Return a result that says what was done, or an error.
package nilresult
