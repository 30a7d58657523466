// Package search has the tools, once for each library.
package search

import (
	"context"
	"errors"
	"io/fs"
	"os"

	old "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

const hint = "Call list_documents and pass one of the names it returns."

var (
	documentMissing = contract.Failure{Reason: "document_missing", Code: taxonomy.CodeNotFound, When: "There is no such document.", Recovery: hint}
	documentLocked  = contract.Failure{Reason: "document_locked", Code: taxonomy.CodeConflict, When: "Somebody writes the document.", Recovery: "Wait a minute, and read it again."} // want "contractuse/unproduced: document_locked"

	reading  = contract.Must(contract.Contract{documentMissing})
	deleting = contract.Must(contract.Contract{documentMissing, documentLocked})
)

type document struct {
	Name string `json:"name"`
}

// Register adds the tools to a server of the official SDK.
func Register(s *mcp.Server) {
	gosdk.AddTool(s, &mcp.Tool{Name: "read"}, reading, func(ctx context.Context, _ *mcp.CallToolRequest, d document) (string, error) { return read(ctx, d) })
	gosdk.AddTool(s, &mcp.Tool{Name: "delete"}, deleting, remove)
}

// RegisterOld adds them to a server of mcp-go.
func RegisterOld(s *server.MCPServer) {
	mcpgo.AddTypedTool(s, old.NewTool("read_document"), reading, func(ctx context.Context, _ old.CallToolRequest, d document) (string, error) { return read(ctx, d) })
}

func read(_ context.Context, d document) (string, error) {
	text, err := os.ReadFile(d.Name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", documentMissing.Fail("", taxonomy.Cause(err))
	case errors.Is(err, fs.ErrPermission):
		return "", documentLocked.Fail("", taxonomy.Cause(err)) // want "undeclaredcode/reason: document_locked" "undeclaredcode/reason: document_locked"
	}
	return string(text), err
}

func remove(_ context.Context, _ *mcp.CallToolRequest, d document) (string, error) {
	err := os.Remove(d.Name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", documentMissing.Fail("", taxonomy.Cause(err))
	}
	if err != nil {
		panic(err)
	}
	return "deleted", nil
}
