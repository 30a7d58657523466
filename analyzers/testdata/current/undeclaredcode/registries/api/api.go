// Package api has the interface of tools, and puts them on servers.
package api

import (
	"context"
	"encoding/json"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/render"
)

// A Tool is one of the tools of a server.
type Tool interface {
	Definition() *mcp.Tool
	Failures() contract.Contract
	Call(context.Context, json.RawMessage) (string, error)
}

// Install puts tools on a server.
func Install(s *mcp.Server, tools ...Tool) {
	for _, t := range tools {
		s.AddTool(t.Definition(), handler(t))
	}
}

func handler(t Tool) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var text string
		err := taxonomy.Do(ctx, req.Params.Name, func(ctx context.Context) (err error) {
			text, err = t.Call(ctx, req.Params.Arguments)
			return err
		})
		if err != nil {
			r := render.Result(taxonomy.Classify(t.Failures().Fill(err)), render.StructuredAbsent)
			return &mcp.CallToolResult{IsError: r.IsError, Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}}, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil
	}
}
