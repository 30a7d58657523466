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
	ids, _ := req.GetArguments()["ids"].([]any)        // want `^goes on with an empty list where the argument "ids" is missing or has another type, though the tool declares it as required; return an error that says what is missing \(silentdefault/empty\)$`
	visible, _ := req.GetArguments()["visible"].(bool) // want `^goes on with false where the argument "visible" is missing or has another type, though the tool declares it as required: the agent has not asked for that; return an error that says what is missing \(silentdefault/type\)$`
	return mcp.NewToolResultText(fmt.Sprint(request{IDs: ids, Visible: visible})), nil
}

func createBox(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	tags, _ := req.GetArguments()["tags"].([]any) // want `^goes on with zero values where the arguments "tags" and "visible" have another type: the agent has not asked for that; return an error that says what is wrong with them \(silentdefault/type\)$`
	visible, _ := req.GetArguments()["visible"].(bool)
	return mcp.NewToolResultText(fmt.Sprint(request{Tags: tags, Visible: visible})), nil
}

func moveBox(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	x, y := req.GetFloat("x", 0), req.GetFloat("y", 0) // want `^goes on with 0 where the arguments "x" and "y" are missing or have another type, though the tool declares them as required: the agent has not asked for that; return an error that says what is missing \(silentdefault/type\)$`
	return mcp.NewToolResultText(fmt.Sprint(request{Count: x + y})), nil
}

// renameBox leaves it to the next one to refuse a box without an id.
func renameBox(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id, _ := req.GetArguments()["id"].(string) // want `^goes on with "" where the argument "id" is missing or has another type, though the tool declares it as required; return an error that says what is missing \(silentdefault/empty\)$`
	return mcp.NewToolResultText(fmt.Sprint(request{Name: id})), nil
}
