package typed

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// request is what the next one is asked for: false, 0 and no list are requests like others.
type request struct {
	IDs, Tags []any
	Name      string
	Visible   bool
	Count     float64
}

func zeros(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("set_visible", mcp.WithArray("ids", mcp.Required()), mcp.WithBoolean("visible", mcp.Required())), setVisible)
	s.AddTool(mcp.NewTool("create_box", mcp.WithArray("tags"), mcp.WithBoolean("visible")), createBox)
	s.AddTool(mcp.NewTool("move_box", mcp.WithNumber("x", mcp.Required()), mcp.WithNumber("y", mcp.Required())), moveBox)
	s.AddTool(mcp.NewTool("rename_box", mcp.WithString("id", mcp.Required())), renameBox)
}

func setVisible(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	ids, _ := req.GetArguments()["ids"].([]any)        // want "silentdefault/empty: ids"
	visible, _ := req.GetArguments()["visible"].(bool) // want "silentdefault/type: visible"
	return mcp.NewToolResultText(fmt.Sprint(request{IDs: ids, Visible: visible})), nil
}

func createBox(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	tags, _ := req.GetArguments()["tags"].([]any) // want "silentdefault/type: tags"
	visible, _ := req.GetArguments()["visible"].(bool)
	return mcp.NewToolResultText(fmt.Sprint(request{Tags: tags, Visible: visible})), nil
}

func moveBox(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	x, y := req.GetFloat("x", 0), req.GetFloat("y", 0) // want "silentdefault/type: x"
	return mcp.NewToolResultText(fmt.Sprint(request{Count: x + y})), nil
}

// renameBox leaves it to the next one to refuse a box without an id.
func renameBox(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, _ := req.GetArguments()["id"].(string) // want "silentdefault/empty: id"
	return mcp.NewToolResultText(fmt.Sprint(request{Name: id})), nil
}
