// Command mcpgo is a small server of notes on mcp-go, as mcperrlint wants it:
// every failure has a code and a recovery, and the bridge decides what the agent
// sees of it.
package main

import (
	"context"
	"errors"
	"io/fs"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/mcpgo"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var readFailures = contract.Contract{
	{Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.", Recovery: "Ask the user for the name of an existing note."},
	{Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.", Recovery: "Call the tool again with one word as the name."},
}

func main() {
	if err := server.ServeStdio(newServer(notes.NewStore(os.TempDir()))); err != nil {
		log.Fatal(err)
	}
}

type readArgs struct {
	Name string `json:"name"`
}

func newServer(store *notes.Store) *server.MCPServer {
	s := server.NewMCPServer("notes", "2")
	served := mcpgo.For(s, bridge.OwnWords())
	mcpgo.AddTypedTool(served, mcp.NewTool("read_note", mcp.WithDescription("Read a note."), mcp.WithReadOnlyHintAnnotation(true)), readFailures,
		func(_ context.Context, _ mcp.CallToolRequest, args readArgs) (string, error) {
			text, err := store.Read(args.Name)
			switch {
			case errors.Is(err, fs.ErrNotExist):
				return "", readFailures.Fail("note_missing", "", taxonomy.Cause(err))
			case errors.Is(err, notes.ErrBadName):
				return "", readFailures.Fail("bad_name", "", taxonomy.Cause(err))
			}
			return text, err
		})
	return s
}
