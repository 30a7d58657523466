// Package templates parses what a client sent.
package templates

import (
	"context"
	"strings"
	"text/template"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

const page = "{{.Title}}"

func render(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	sent := template.Must(template.New("page").Parse(req.GetString("template", ""))) // want "panicboundary/must: template.Must"
	own := template.Must(template.New("page").Parse(page))
	var text strings.Builder
	if err := sent.Execute(&text, own.Name()); err != nil {
		return mcp.NewToolResultError("The template cannot be filled."), nil
	}
	return mcp.NewToolResultText(text.String()), nil
}

func serve(s *server.MCPServer) { s.AddTool(mcp.NewTool("render"), render) }
