// Package remote has contracts for others.
package remote

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/undeclaredcode/store"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

// Failures is known as a whole.
var Failures = append(contract.Contract{}, contract.Failure{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint,
})

// Open gets more entries.
var Open = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}

func init() { Open = append(Open, Failures...) }

// Get gets its contract where it is registered.
func Get(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, store.Freeze()
}

// Search uses its contract.
func Search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("text", "") == "" {
		return nil, Failures.Fail("gone", "")
	}
	return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

// Register registers what needs no contract.
func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("search"), Search) }
