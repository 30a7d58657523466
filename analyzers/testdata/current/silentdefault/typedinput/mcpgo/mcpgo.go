// Package mcpgo takes the fields of inputs that mcp-go only decodes.
package mcpgo

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type input struct {
	Name  string   `json:"name"`
	Text  string   `json:"text"`
	Limit int      `json:"limit"`
	Tags  []string `json:"tags"`
}

func remove(ctx context.Context, req mcp.CallToolRequest, in input) (*mcp.CallToolResult, error) {
	if err := os.RemoveAll("notes/" + in.Name); err != nil { // want "silentdefault/empty: name"
		return mcp.NewToolResultErrorFromErr("cannot remove", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func truncate(ctx context.Context, req mcp.CallToolRequest, in *input) (*mcp.CallToolResult, error) {
	if in.Name == "" {
		return mcp.NewToolResultError("name is missing"), nil
	}
	if err := os.Truncate(in.Name, int64(in.Limit)); err != nil { // want "silentdefault/type: limit"
		return mcp.NewToolResultErrorFromErr("cannot cut", err), nil
	}
	return mcp.NewToolResultText("cut"), nil
}

// What is asked, or need not be given, is no loss.
func write(ctx context.Context, req mcp.CallToolRequest, in input) (*mcp.CallToolResult, error) {
	if in.Name == "" || len(in.Text) == 0 {
		return mcp.NewToolResultError("name and text must be given"), nil
	}
	if err := os.WriteFile(in.Name, []byte(in.Text), 0o600); err != nil {
		return mcp.NewToolResultErrorFromErr("cannot write", err), nil
	}
	return mcp.NewToolResultText(in.Name + in.Tags[0]), nil
}

// Another function may ask.
func checked(ctx context.Context, req mcp.CallToolRequest, in input) (*mcp.CallToolResult, error) {
	if problem := in.problem(); problem != "" {
		return mcp.NewToolResultError(problem), nil
	}
	if err := os.RemoveAll("notes/" + in.Name); err != nil {
		return mcp.NewToolResultErrorFromErr("cannot remove", err), nil
	}
	return mcp.NewToolResultText("removed"), nil
}

func (in input) problem() string {
	if in.Name == "" {
		return "name is missing"
	}
	return ""
}

// Serve adds the tools.
func Serve(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("remove", mcp.WithString("name", mcp.Required())), mcp.NewTypedToolHandler(remove))
	s.AddTool(mcp.NewTool("truncate", mcp.WithString("name", mcp.Required()), mcp.WithNumber("limit", mcp.Required())), mcp.NewTypedToolHandler(truncate))
	s.AddTool(mcp.NewTool("write", mcp.WithString("name", mcp.Required()), mcp.WithString("text", mcp.Required()), mcp.WithArray("tags")), mcp.NewTypedToolHandler(write))
	s.AddTool(mcp.NewTool("checked", mcp.WithString("name", mcp.Required())), mcp.NewTypedToolHandler(checked))
}
