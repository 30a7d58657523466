package desk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type named struct {
	Name string `json:"name"`
}

type identified struct {
	ID string `json:"id"`
}

// GoSDK returns the server on the official SDK.
func (d Desk) GoSDK() *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "desk", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "list_notes"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
		return text(d.listNotes()), nil, nil
	})
	mcp.AddTool(server, &mcp.Tool{Name: "read_note"}, func(_ context.Context, _ *mcp.CallToolRequest, args named) (*mcp.CallToolResult, any, error) {
		note, err := d.readNote(args.Name)
		return text(note), nil, err
	})
	mcp.AddTool(server, &mcp.Tool{Name: "get_ticket"}, func(ctx context.Context, _ *mcp.CallToolRequest, args identified) (*mcp.CallToolResult, any, error) {
		t, err := d.ticket(ctx, args.ID)
		return text(t.Title), nil, err
	})
	mcp.AddTool(server, &mcp.Tool{Name: "open_tickets"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		list, err := d.openTickets(ctx)
		return text(list), nil, err
	})
	mcp.AddTool(server, &mcp.Tool{Name: "close_ticket"}, func(ctx context.Context, _ *mcp.CallToolRequest, args identified) (*mcp.CallToolResult, any, error) {
		return text("The ticket is closed."), nil, d.closeTicket(ctx, args.ID)
	})
	return server
}

func text(s string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: s}}}
}
