// Command mcpgo is a small server of notes on mcp-go, as it was before
// mcperrlint was run on it.
package main

import (
	"context"
	"errors"
	"io/fs"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var readFailures = contract.Contract{
	{Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.", Recovery: "  "},
	{Reason: "bad name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.", Recovery: "Call the tool again with one word as the name."},
}

func main() {
	if err := server.ServeStdio(newServer(notes.NewStore(os.TempDir()))); err != nil {
		log.Fatal(err)
	}
}

func newServer(store *notes.Store) *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("read_note", mcp.WithString("name", mcp.Required())),
		func(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			name, err := request.RequireString("name")
			if err != nil {
				return nil, &taxonomy.Error{Code: taxonomy.CodeInvalidParams, Message: "a name is needed"}
			}
			text, err := store.Read(name)
			if errors.Is(err, fs.ErrNotExist) {
				return nil, readFailures.Fail("note_missing", "", taxonomy.Cause(err))
			}
			if err != nil {
				return nil, taxonomy.New(taxonomy.CodeValidationError, "the name is not a single word", taxonomy.Cause(err))
			}
			return mcp.NewToolResultText(text), nil
		})
	return s
}
