// Package shared has contracts that several tools have.
package shared

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var both = contract.Contract{{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "The note is gone.", Recovery: "Ask the user for the name of another note.",
}}

var single = contract.Contract{{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "The note is gone.", Recovery: "Ask the user for the name of another note.",
}}

var withResource = contract.Contract{{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "The note is gone.", Recovery: "Ask the user for the name of another note.",
}}

func first(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, both.Fail("gone", "")
}

func second(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, both.Fail("gone", "") // want "contractshape/shared: both"
}

// The third use is not another finding.
func third(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, both.Fail("gone", "")
}

// One tool uses its contract as often as it likes.
func often(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if request.Params.Name == "" {
		return nil, single.Fail("gone", "The name is empty.")
	}
	return nil, single.Fail("gone", "")
}

// A resource is no tool.
func read(ctx context.Context, request mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, withResource.Fail("gone", "")
}

func readTool(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, withResource.Fail("gone", "")
}

// Register adds everything to the server.
func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("first"), first)
	s.AddTool(mcp.NewTool("second"), second)
	s.AddTool(mcp.NewTool("third"), third)
	s.AddTool(mcp.NewTool("often"), often)
	s.AddTool(mcp.NewTool("read"), readTool)
	s.AddResource(mcp.NewResource("file:///notes", "notes"), read)
}
