package server

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type ToolHandlerFunc func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)

type MCPServer struct{}

func (*MCPServer) AddTool(mcp.Tool, ToolHandlerFunc) {}
