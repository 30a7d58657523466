// Package mcpgo has handlers of mcp-go that fail in undeclared ways.
package mcpgo

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/undeclaredcode/remote"
	"example.test/undeclaredcode/store"

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

func gone() contract.Contract { return contract.Contract{} }

var frozen = append(contract.Contract{}, contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.", Recovery: hint})

func register(s *server.MCPServer) {
	for _, t := range []tool{
		{"registered", frozen, registered},
		{"literal", frozen, func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
		}},
		{"unknown", gone(), unknown},
	} {
		s.AddTool(mcp.NewTool(t.name), t.run)
	}
	for _, t := range []tool{
		{"foreign", frozen, remote.Get}, // want "undeclaredcode/code: CodeForbidden"
		{"known there", remote.Failures, remote.Search},
	} {
		s.AddTool(mcp.NewTool(t.name), t.run)
	}
	//mcperrlint:contract frozen
	s.AddTool(mcp.NewTool("directed"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
	})
}

func registered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, store.Freeze() // want "undeclaredcode/code: CodeForbidden"
}

func unknown(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.Conflict("Its contract is not known.")
}

func toolError(err error) *mcp.CallToolResult {
	return mcp.NewToolResultError(render.Text(taxonomy.Classify(err)))
}

func inResult(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("id", "") == "" {
		return toolError(taxonomy.Forbidden("Not yours.")), nil // want "undeclaredcode/code: CodeForbidden"
	}
	return toolError(frozen.Fail("gone", "")), nil
}

// The contract lies in another package.
func ofOtherPackage(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetString("id", "") == "" {
		return toolError(remote.Failures.Fail("gone", "")), nil
	}
	return nil, taxonomy.Conflict("It is busy.") // want "undeclaredcode/code: CodeConflict"
}

func resource(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if req.Params.URI == "" {
		return nil, frozen.Fail("gone", "")
	}
	return nil, taxonomy.Unauthorized("Sign in.") // want "undeclaredcode/code: CodeUnauthorized"
}
