package typed

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func updates(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("update_boxes", mcp.WithArray("updates")), checkedBefore)
	s.AddTool(mcp.NewTool("update_list", mcp.WithArray("updates")), notCheckedBefore)
}

// checkedBefore has refused all updates without an id before it uses one.
func checkedBefore(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if name, _ := req.GetArguments()["name"].(string); name == "" {
		return mcp.NewToolResultError("name is missing"), nil
	}
	updates, ok := req.GetArguments()["updates"].([]any)
	if !ok {
		return mcp.NewToolResultError("updates is missing"), nil
	}
	for _, raw := range updates {
		update, ok := raw.(map[string]any)
		if !ok {
			continue
		}
		id, _ := update["id"].(string)
		if id == "" {
			return mcp.NewToolResultError("each update needs an id"), nil
		}
	}
	name, _ := req.GetArguments()["name"].(string)
	list := []request{{Name: name}}
	for _, raw := range updates {
		update, ok := raw.(map[string]any)
		if !ok {
			return mcp.NewToolResultError("each update is an object"), nil
		}
		id, _ := update["id"].(string)
		count, _ := update["count"].(float64) // want "silentdefault/type: count"
		list = append(list, request{Name: id, Count: count})
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}

// notCheckedBefore refuses what is in another list, and too late.
func notCheckedBefore(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	updates, _ := req.GetArguments()["updates"].([]any) // want "silentdefault/type: updates"
	others, _ := req.GetArguments()["others"].([]any)
	for _, raw := range others {
		update, _ := raw.(map[string]any)
		if on, ok := update["on"].(bool); !ok {
			return mcp.NewToolResultError("on is missing"), nil
		} else if !on {
			continue
		}
	}
	var list []request
	for _, raw := range updates {
		update, _ := raw.(map[string]any)
		on, _ := update["on"].(bool)
		list = append(list, request{Visible: on})
	}
	for _, raw := range updates {
		update, _ := raw.(map[string]any)
		if _, ok := update["on"].(bool); !ok {
			return mcp.NewToolResultError("on is missing"), nil
		}
	}
	return mcp.NewToolResultText(fmt.Sprint(list)), nil
}
