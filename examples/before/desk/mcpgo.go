package desk

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// MCPGo returns the server on mcp-go.
func (d Desk) MCPGo() *server.MCPServer {
	s := server.NewMCPServer("desk", "1")
	s.AddTool(mcp.NewTool("list_notes"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(d.listNotes()), nil
	})
	s.AddTool(mcp.NewTool("read_note", mcp.WithString("name", mcp.Required())), func(_ context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		note, err := d.readNote(r.GetString("name", ""))
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(note), nil
	})
	s.AddTool(mcp.NewTool("get_ticket", mcp.WithString("id", mcp.Required())), func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		t, err := d.ticket(ctx, r.GetString("id", ""))
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(t.Title), nil
	})
	s.AddTool(mcp.NewTool("open_tickets"), func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		list, err := d.openTickets(ctx)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(list), nil
	})
	s.AddTool(mcp.NewTool("close_ticket", mcp.WithString("id", mcp.Required())), func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if err := d.closeTicket(ctx, r.GetString("id", "")); err != nil {
			return nil, err
		}
		return mcp.NewToolResultText("The ticket is closed."), nil
	})
	return s
}
