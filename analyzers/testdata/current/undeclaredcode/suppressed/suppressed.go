// Package suppressed has findings that nobody wants.
package suppressed

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var failures = append(contract.Contract{}, contract.Failure{
	Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: "Call list_documents and pass one of the names.",
})

func register(s *server.MCPServer) { s.AddTool(mcp.NewTool("ignored"), ignored) }

func ignored(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("id", "") {
	case "a":
		return nil, taxonomy.Conflict("It is busy.") //mcperrlint:ignore undeclaredcode -- it retries
	case "b":
		//mcperrlint:ignore undeclaredcode/code -- it retries
		return nil, taxonomy.Forbidden("Not yours.")
	case "c":
		return nil, taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
	}
	return nil, failures.Fail("gone", "")
}
