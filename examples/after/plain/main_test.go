package main

import (
	"context"
	"testing"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/mcptest"
	"github.com/mark3labs/mcp-go/server"
)

// Failures arrive at a real client as results with the error flag.
func TestFailuresOnTheWire(t *testing.T) {
	n := notes{t.TempDir()}
	s, err := mcptest.NewServer(t,
		server.ServerTool{Tool: mcp.NewTool("list_notes"), Handler: n.list}, server.ServerTool{Tool: mcp.NewTool("delete_note"), Handler: n.remove},
		server.ServerTool{Tool: mcp.NewTool("list_nothing"), Handler: notes{"/dev/null"}.list})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for tool, failed := range map[string]bool{"list_notes": false, "list_nothing": true, "delete_note": true} {
		var request mcp.CallToolRequest
		request.Params.Name, request.Params.Arguments = tool, map[string]any{"name": "nothing"}
		result, err := s.Client().CallTool(context.Background(), request)
		if err != nil {
			t.Fatal(err)
		}
		if result.IsError != failed {
			t.Errorf("%s: the error flag is %t", tool, result.IsError)
		}
	}
}
