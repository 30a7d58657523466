// Package bridged has tools that the bridges add with their contracts.
package bridged

import (
	"context"

	official "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}

var other = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
}

type document struct{ ID string }

func register(o *official.Server, s *server.MCPServer) {
	gosdk.AddTool(o, &official.Tool{Name: "named"}, failures, named)
	gosdk.AddTool(o, &official.Tool{Name: "literal"}, failures,
		func(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
			if in.ID == "" {
				return "", failures.Fail("gone", "")
			}
			return "", taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
		})
	mcpgo.AddTypedTool(s, mcp.NewTool("typed"), other, typed)
	mcpgo.AddTool(s, mcp.NewTool("raw"), other, raw)
}

func named(_ context.Context, _ *official.CallToolRequest, in document) (string, error) {
	if in.ID == "" {
		return "", failures.Fail("gone", "")
	}
	return "", taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func typed(_ context.Context, _ mcp.CallToolRequest, in document) (document, error) {
	if in.ID == "" {
		return document{}, other.Fail("gone", "")
	}
	return document{}, taxonomy.Forbidden("Not yours.") // want "undeclaredcode/code: CodeForbidden"
}

func raw(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}
