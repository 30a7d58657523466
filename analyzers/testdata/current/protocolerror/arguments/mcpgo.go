// Package arguments has handlers that return the errors of reading arguments.
package arguments

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type args struct {
	Name string `json:"name"`
}

func required(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return nil, err // want "protocolerror/arguments: mcp.CallToolRequest.RequireString"
	}
	return mcp.NewToolResultText(name), nil
}

func wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var in args
	if err := req.BindArguments(&in); err != nil {
		return nil, fmt.Errorf("arguments of %s: %w", req.Params.Name, err) // want "protocolerror/arguments: fmt.Errorf"
	}
	return mcp.NewToolResultText(in.Name), nil
}

// joined is made by another function than fmt.Errorf.
func joined(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, err := req.RequireInt("n")
	if err != nil {
		return nil, errors.Join(err) // want "protocolerror/arguments: errors.Join"
	}
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

// named has results with names, and no fix where it returns without naming them.
func named(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	name, err := req.RequireString("name")
	if err != nil {
		return // want "protocolerror/arguments: mcp.CallToolRequest.RequireString"
	}
	return mcp.NewToolResultText(name), nil
}

// commented loses no comment to a fix.
func commented(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return nil /* the caller's mistake */, err // want "protocolerror/arguments: mcp.CallToolRequest.RequireString"
	}
	return mcp.NewToolResultText(name), nil
}

// hidden cannot name the package.
func hidden(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result := mcp.NewToolResultText("ok")
	mcp, err := req.RequireString("name")
	if err != nil {
		return nil, err // want "protocolerror/arguments: mcp.CallToolRequest.RequireString"
	}
	_ = mcp
	return result, nil
}

func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, _ := req.GetRawArguments().(string)
	var in args
	if err := json.Unmarshal([]byte(data), &in); err != nil {
		return nil, fmt.Errorf("arguments: %v", err) // want "protocolerror/arguments: fmt.Errorf"
	}
	return mcp.NewToolResultText(in.Name), nil
}

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("required"), required)
	s.AddTool(mcp.NewTool("wrapped"), wrapped)
	s.AddTool(mcp.NewTool("joined"), joined)
	s.AddTool(mcp.NewTool("named"), named)
	s.AddTool(mcp.NewTool("commented"), commented)
	s.AddTool(mcp.NewTool("hidden"), hidden)
	s.AddTool(mcp.NewTool("decoded"), decoded)
	return s
}
