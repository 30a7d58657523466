// Package elsewhere uses failures that another package declares.
package elsewhere

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/undeclaredcode/elsewhere/names"
	"example.test/undeclaredcode/elsewhere/store"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	reading = contract.Contract{store.Gone}
	writing = contract.Must(contract.Contract{store.Gone, names.Occupied})
	locking = contract.Contract{
		store.Gone,
		{Reason: "closed", Code: taxonomy.CodeForbidden, When: "It is closed.", Recovery: hint},
	}
	changed = contract.Contract{store.Gone, store.Busy}
)

type document struct{ ID string }

func register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "read"}, reading, read)
	gosdk.AddTool(s, &mcp.Tool{Name: "write"}, writing, write)
	gosdk.AddTool(s, &mcp.Tool{Name: "lock"}, locking, lock)
	gosdk.AddTool(s, &mcp.Tool{Name: "unlock"}, changed, unlock)
}

func read(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	if in.ID == "" {
		return "", store.Gone.Fail("")
	}
	return "", store.Taken.Fail("It is taken.") // want "undeclaredcode/reason: taken"
}

func write(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	if in.ID == "" {
		return "", store.Taken.Fail("")
	}
	if err := store.Save(in.ID); err != nil { // want "undeclaredcode/reason: full"
		return "", err
	}
	return "", nil
}

func lock(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	return "", store.Lock(in.ID) // want "undeclaredcode/reason: locked"
}

// What the contract of unlock declares in the end is not known.
func unlock(_ context.Context, _ *mcp.CallToolRequest, in document) (string, error) {
	return "", store.Full.Fail(in.ID)
}
