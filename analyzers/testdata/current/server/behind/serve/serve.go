// Package serve registers what other packages do.
package serve

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/server/behind/adapt"
	"example.test/server/behind/work"
)

type own struct{}

func (own) Execute(ctx context.Context, args map[string]any) (string, error) { // want `tool of mcp-go by adapter`
	return "", errors.New("not here")
}

func run(ctx context.Context, args map[string]any) (string, error) { // want `tool of mcp-go by adapter`
	return "", errors.New("not here")
}

// converts returns an executor, and knows the type to which it converts a function.
func converts() adapt.Executor {
	return adapt.ExecutorFunc(func(ctx context.Context, args map[string]any) (string, error) {
		return "", errors.New("not here")
	})
}

func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("object"), adapt.Object(work.New()))                      // want `foreign tool Execute as "", unknown there`
	s.AddTools(adapt.Named("named", &work.Runner{}))                                // want `foreign tool Execute as "named", unknown there`
	s.AddTool(mcp.NewTool("function"), adapt.Function(work.Run))                    // want `foreign tool Run as "", unknown there`
	s.AddTool(mcp.NewTool("method"), adapt.Function(work.New().Execute))            // want `foreign tool Execute as "", unknown there`
	s.AddTool(mcp.NewTool("converted"), adapt.Object(adapt.ExecutorFunc(work.Run))) // want `foreign tool Execute as "", known there`
	s.AddTool(mcp.NewTool("own"), adapt.Object(own{}))
	s.AddTool(mcp.NewTool("run"), adapt.Function(run))
}

// here adapts an object, and is in a package that sees what it gets.
func here(e adapt.Executor) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := e.Execute(ctx, req.GetArguments()) // want `leaky seam`
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(out), nil
	}
}

func RegisterHere(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("here"), here(work.New())) // want `foreign tool Execute as "", unknown there`
}
