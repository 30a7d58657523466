// Package emptycontents defines a rule against resources that are read without contents.
//
// # Analyzer emptycontents
//
// emptycontents: report resources that are read without contents
//
// The specification asks for an error if there is no such resource, and forbids empty contents in its
// place: the client could not tell a missing resource from an empty one.
//
// # What it reports
//
// Handlers of resources and resource templates that can return no contents with a nil error: an empty
// list, nil where the library turns it into an empty list, as mcp-go does, or a result that contains
// nothing but such lists. Both are followed through variables, branches and functions of the module.
//
// # What it leaves alone
//
// Contents without text: that is what an empty resource looks like.
//
// Lists that are filled by append, and what interfaces and function values return.
//
// Handlers that never give contents: the resource is not there yet.
//
// A nil result of go-sdk, which is not an empty one: nilresult reports it.
//
// Results and errors that a deferred function sets, handlers that a function of the module calls, and
// branches that are never taken.
//
// # Before
//
//	package notes
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	var notes = map[string]string{}
//
//	func read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
//		text, ok := notes[req.Params.URI]
//		if !ok {
//			return &mcp.ReadResourceResult{}, nil
//		}
//		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: text}}}, nil
//	}
//
// # After
//
//	package notes
//
//	import (
//		"context"
//
//		"github.com/modelcontextprotocol/go-sdk/mcp"
//	)
//
//	var notes = map[string]string{}
//
//	func read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
//		text, ok := notes[req.Params.URI]
//		if !ok {
//			return nil, mcp.ResourceNotFoundError(req.Params.URI)
//		}
//		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: text}}}, nil
//	}
//
// # The agent sees
//
// Before: a resource that exists and is empty.
//
// After: JSON-RPC error -32602, "Resource not found" (-32002 before v1.7 of go-sdk): the resource does
// not exist.
//
// # What to do
//
// Return the error that the library has for a missing resource.
package emptycontents
