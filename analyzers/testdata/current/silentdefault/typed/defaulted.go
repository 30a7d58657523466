package typed

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func forward(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("forward", mcp.WithString("kind")), defaulted)
	s.AddTool(mcp.NewTool("post", mcp.WithString("text"), mcp.WithString("payload")), eitherOf)
	s.AddTool(mcp.NewTool("list", mcp.WithBoolean("all")), unlessAll)
}

// defaulted takes a kind of its own for one that is no text, and knows that kind.
func defaulted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	kind, _ := req.GetArguments()["kind"].(string) // want "silentdefault/empty: kind"
	if kind == "" {
		kind = "pod"
	}
	switch kind {
	case "pod":
		return mcp.NewToolResultText("a pod"), nil
	case "service":
		return mcp.NewToolResultText("a service"), nil
	}
	return mcp.NewToolResultError("kind must be pod or service"), nil
}

// eitherOf refuses only if there is neither, and what it is given elsewhere is no default.
func eitherOf(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, _ := req.GetArguments()["text"].(string)
	if text == "" {
		text, _ = req.GetArguments()["payload"].(string)
	}
	if text == "" {
		return mcp.NewToolResultError("text is missing"), nil
	}
	return mcp.NewToolResultText(text), nil
}

// unlessAll refuses only if a name is missing, too.
func unlessAll(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	all, _ := req.GetArguments()["all"].(bool) // want "silentdefault/type: all"
	name, _ := req.GetArguments()["name"].(string)
	if !all && name == "" {
		return mcp.NewToolResultError("name is missing"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(all, name)), nil
}
