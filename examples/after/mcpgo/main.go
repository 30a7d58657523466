// Command mcpgo is a small server of notes on mcp-go, as mcperrlint wants it:
// every failure has a code and a recovery, and one middleware decides what the
// agent sees of it.
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
	{Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.", Recovery: "Ask the user for the name of an existing note."},
	{Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.", Recovery: "Call the tool again with one word as the name."},
}

func main() {
	if err := server.ServeStdio(newServer(notes.NewStore(os.TempDir()))); err != nil {
		log.Fatal(err)
	}
}

func newServer(store *notes.Store) *server.MCPServer {
	s := server.NewMCPServer("notes", "2", server.WithToolHandlerMiddleware(failures))
	s.AddTool(mcp.NewTool("read_note", mcp.WithString("name", mcp.Required())),
		func(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			text, err := store.Read(request.GetString("name", ""))
			switch {
			case errors.Is(err, fs.ErrNotExist):
				return nil, readFailures.Fail("note_missing", "", taxonomy.Cause(err))
			case errors.Is(err, notes.ErrBadName):
				return nil, readFailures.Fail("bad_name", "", taxonomy.Cause(err))
			case err != nil:
				return nil, taxonomy.Classify(err)
			}
			return mcp.NewToolResultText(text), nil
		})
	return s
}

// failures turns the error of any tool into a result with the error flag, so
// that the agent sees it; mcp-go would send a protocol error otherwise.
func failures(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var result *mcp.CallToolResult
		err := taxonomy.Do(ctx, request.Params.Name, func(ctx context.Context) (err error) {
			result, err = next(ctx, request)
			return err
		})
		if err == nil {
			return result, nil
		}
		r := taxonomy.Render(taxonomy.Classify(err), taxonomy.StructuredAbsent)
		failed := mcp.NewToolResultError(r.Text)
		failed.Meta = mcp.NewMetaFromMap(r.Meta)
		return failed, nil
	}
}
