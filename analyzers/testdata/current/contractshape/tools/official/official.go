// Package official makes a server on the official SDK.
package official

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

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
}

type args struct{ Name string }

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "read_note"}, func(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, any, error) {
		return nil, nil, failures.Fail("missing", "")
	})
	s.AddTool(&mcp.Tool{Name: "list_notes"}, func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return &mcp.CallToolResult{}, nil
	})
	_ = s.Run(context.Background(), &mcp.StdioTransport{})
}
