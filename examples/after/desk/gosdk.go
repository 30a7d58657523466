package desk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
)

type named struct {
	Name string `json:"name"`
}

type identified struct {
	ID string `json:"id"`
}

// GoSDK returns the server on the official SDK, with options of the bridge.
func (d Desk) GoSDK(options ...bridge.Option) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "desk", Version: "2"}, nil)
	served := gosdk.For(server, options...)
	reads := func(name string) *mcp.Tool {
		return &mcp.Tool{Name: name, Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true}}
	}
	gosdk.AddTool(served, reads("list_notes"), noteFailures, func(context.Context, *mcp.CallToolRequest, struct{}) (string, error) {
		return d.listNotes()
	})
	gosdk.AddTool(served, reads("read_note"), noteFailures, func(_ context.Context, _ *mcp.CallToolRequest, args named) (string, error) {
		return d.readNote(args.Name)
	})
	gosdk.AddTool(served, reads("get_ticket"), ticketFailures, func(ctx context.Context, _ *mcp.CallToolRequest, args identified) (string, error) {
		t, err := d.ticket(ctx, args.ID)
		return t.Title, err
	})
	gosdk.AddTool(served, reads("open_tickets"), ticketFailures, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (string, error) {
		return d.openTickets(ctx)
	})
	gosdk.AddTool(served, &mcp.Tool{Name: "close_ticket"}, ticketFailures, func(ctx context.Context, _ *mcp.CallToolRequest, args identified) (string, error) {
		return "The ticket is closed.", d.closeTicket(ctx, args.ID)
	})
	return server
}
