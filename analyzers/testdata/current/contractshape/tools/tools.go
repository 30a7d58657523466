// Package tools makes a server of which all tools are known.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var failures = contract.Contract{
	{
		Reason: "missing", Code: taxonomy.CodeNotFound, When: "There is no such note.",
		Recovery: "Call find_notes and pass one of the names it returns.", // want "contractshape/recovery-unknown-tool: missing"
	},
	{
		Reason: "old", Code: taxonomy.CodeConflict, When: "The note has changed.",
		Recovery: "Call list_notes and pass one of the names it returns.",
	},
	{
		Reason: "large", Code: taxonomy.CodeValidationError, When: "The note is too large.",
		Recovery: "Use max_length to get the beginning of the note.",
	},
}

// Nobody knows whose contract this is, so it may be that of another server.
var ofNobody = contract.Contract{{
	Reason: "missing", Code: taxonomy.CodeNotFound, When: "There is no such note.",
	Recovery: "Call find_notes and pass one of the names it returns.",
}}

func readNote(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, failures.Fail("missing", "")
}

func listNotes(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("first, second"), nil
}

func main() {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read_note"), readNote)
	register(s)
	_ = server.ServeStdio(s)
}

func register(s *server.MCPServer) {
	s.AddTools(server.ServerTool{Tool: mcp.NewTool("list_notes"), Handler: listNotes})
}
