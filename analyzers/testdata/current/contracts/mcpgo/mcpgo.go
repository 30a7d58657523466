// Package mcpgo has the same with mcp-go.
package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/contracts/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var one = contract.Contract{{Reason: "one", Code: taxonomy.CodeNotFound}}

func add(s *server.MCPServer, errs contract.Contract, t server.ServerTool) {
	s.AddTool(t.Tool, t.Handler)
}

func registered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `bound to one by registration`
	return nil, nil
}

func used(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `bound to orders.Failures by use`
	return mcp.NewToolResultError(orders.Failures.Recovery("gone")), nil
}

//mcperrlint:contract orders.Failures
func directed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `bound to orders.Failures by directive`
	return nil, nil
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) { // want `bound to one by use`
	return nil, one.Fail("one", "")
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	add(s, one, server.ServerTool{Tool: mcp.NewTool("registered"), Handler: registered})
	s.AddTool(mcp.NewTool("used"), used)
	s.AddTool(mcp.NewTool("directed"), directed)
	s.AddResource(mcp.NewResource("file:///r", "r"), resource)
	return s
}
