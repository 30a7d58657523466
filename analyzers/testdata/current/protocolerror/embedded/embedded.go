// Package embedded answers with files that are built into the program: that they are there is no
// matter of the call, if the name is not.
package embedded

import (
	"context"
	"embed"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/embedded/docs"
)

const reviewFile = "review.md"

//go:embed review.md
var prompts embed.FS

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("review"), review)
	s.AddTool(mcp.NewTool("prompts"), list)
	s.AddTool(mcp.NewTool("docs"), elsewhere)
	s.AddTool(mcp.NewTool("doc"), named)
	for _, f := range files {
		s.AddTool(mcp.NewTool(f.tool), reader(f.name))
	}
	return s
}

func read(name string) ([]byte, error) {
	text, err := prompts.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	return text, nil
}

func review(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := read(reviewFile)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(string(text)), nil
}

func list(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	entries, err := prompts.ReadDir(".")
	if err != nil {
		return nil, fmt.Errorf("list: %w", err)
	}
	return mcp.NewToolResultText(fmt.Sprint(len(entries))), nil
}

func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	names, err := docs.List()
	if err != nil {
		return nil, fmt.Errorf("failed to list the docs: %v", err)
	}
	return mcp.NewToolResultText(strings.Join(names, "\n")), nil
}

// named reads what the agent names.
func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := docs.FS.ReadFile(req.GetString("name", ""))
	if err != nil {
		return nil, fmt.Errorf("read: %w", err) // want "protocolerror/tool: fmt.Errorf"
	}
	return mcp.NewToolResultText(string(text)), nil
}

var files = []struct{ tool, name string }{{"review_file", reviewFile}}

// reader makes handlers that read what stands in a list.
func reader(name string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, err := prompts.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", name, err)
		}
		return mcp.NewToolResultText(string(text)), nil
	}
}
