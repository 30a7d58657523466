// Package mcpgo has the same mistakes with mcp-go.
package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/contractuse/orders"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

const hint = "Call list_documents and pass one of the names it returns."

type tool struct {
	name   string
	errors contract.Contract
	run    server.ToolHandlerFunc
}

var failures = contract.Contract{
	{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint},
	{Reason: "busy", Code: taxonomy.CodeConflict, When: "It is busy.", Recovery: hint}, // want "contractuse/unproduced: busy"
}

// Register registers the tools.
func Register(s *server.MCPServer) {
	for _, t := range []tool{
		{"get", failures, get},
		{"list", listFailures, list},
	} {
		s.AddTool(mcp.NewTool(t.name), t.run)
	}
	s.AddResource(mcp.NewResource("file:///r", "r"), resource)
}

func toolError(err error) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError(render.Text(taxonomy.Classify(err))), nil
}

func get(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.GetString("id", "") {
	case "a":
		return toolError(failures.Fail("gone", ""))
	case "b":
		return toolError(failures.Fail("goen", "")) // want "contractuse/unknown-reason: goen"
	case "c":
		return toolError(orders.Failures.Fail("order_gone", "")) // want "contractuse/wrong-contract: orders.Failures"
	}
	return toolError(taxonomy.NotFound("It is gone.")) // want "contractuse/prefer-fail: CodeNotFound"
}

var listFailures = contract.Contract{
	{Reason: "empty", Code: taxonomy.CodeNotFound, When: "There is nothing.", Recovery: hint},
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("id", "") == "" {
		return toolError(listFailures.Fail("empty", ""))
	}
	return toolError(failures.Fail("gone", "")) // want "contractuse/wrong-contract: failures"
}

var resourceFailures = contract.Contract{
	{Reason: "none", Code: taxonomy.CodeNotFound, When: "There is none.", Recovery: hint},
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if req.Params.URI == "" {
		return nil, resourceFailures.Fail("none", "")
	}
	return nil, taxonomy.NotFound("It is gone.") // want "contractuse/prefer-fail: CodeNotFound"
}
