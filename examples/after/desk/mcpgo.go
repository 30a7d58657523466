package desk

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
)

// MCPGo returns the server on mcp-go, with options of the bridge.
func (d Desk) MCPGo(options ...bridge.Option) *server.MCPServer {
	s := server.NewMCPServer("desk", "2")
	served := mcpgo.For(s, options...)
	reads := func(name string) mcp.Tool { return mcp.NewTool(name, mcp.WithReadOnlyHintAnnotation(true)) }
	mcpgo.AddTypedTool(served, reads("list_notes"), noteFailures, func(context.Context, mcp.CallToolRequest, struct{}) (string, error) {
		return d.listNotes()
	})
	mcpgo.AddTypedTool(served, reads("read_note"), noteFailures, func(_ context.Context, _ mcp.CallToolRequest, args named) (string, error) {
		return d.readNote(args.Name)
	})
	mcpgo.AddTypedTool(served, reads("get_ticket"), ticketFailures, func(ctx context.Context, _ mcp.CallToolRequest, args identified) (string, error) {
		t, err := d.ticket(ctx, args.ID)
		return t.Title, err
	})
	mcpgo.AddTypedTool(served, reads("open_tickets"), ticketFailures, func(ctx context.Context, _ mcp.CallToolRequest, _ struct{}) (string, error) {
		return d.openTickets(ctx)
	})
	mcpgo.AddTypedTool(served, mcp.NewTool("close_ticket"), ticketFailures, func(ctx context.Context, _ mcp.CallToolRequest, args identified) (string, error) {
		return "The ticket is closed.", d.closeTicket(ctx, args.ID)
	})
	return s
}
