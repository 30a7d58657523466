// Command gosdk is a small server of notes on the official SDK, as it was
// before mcperrlint was run on it.
package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var readFailures = contract.Contract{
	{Reason: "NoteMissing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.", Recovery: "Try again."},
	{Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word."},
}

var createFailures = contract.Contract{
	{Reason: "note_exists", Code: taxonomy.CodeConflict, When: "A note with this name exists already.", Recovery: "Choose another name, or use notes.Read() to see the note."},
	{Reason: "note_exists", Code: taxonomy.CodeUnknownError, When: "The note could not be written.", Recovery: "Tell the user that notes can not be saved now."},
}

type readArgs struct {
	Name string `json:"name"`
}

type createArgs struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

func main() {
	if err := newServer(notes.NewStore(os.TempDir())).Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		log.Fatal(err)
	}
}

func newServer(store *notes.Store) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "notes", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "read_note", Description: "Read a note."},
		func(_ context.Context, _ *mcp.CallToolRequest, args readArgs) (*mcp.CallToolResult, any, error) {
			text, err := store.Read(args.Name)
			if errors.Is(err, fs.ErrNotExist) {
				return nil, nil, taxonomy.New(taxonomy.CodeNotFound, "there is no note "+args.Name)
			}
			if err != nil {
				return nil, nil, readFailures.Fail("bad_name", "", taxonomy.Cause(err))
			}
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
		})
	mcp.AddTool(server, &mcp.Tool{Name: "create_note", Description: "Write a new note."},
		func(_ context.Context, _ *mcp.CallToolRequest, args createArgs) (*mcp.CallToolResult, any, error) {
			err := store.Create(args.Name, args.Text)
			if errors.Is(err, fs.ErrExist) {
				return nil, nil, createFailures.Fail("note_exists", "", taxonomy.Cause(err))
			}
			if err != nil {
				return nil, nil, fmt.Errorf("create note: %w", err)
			}
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "written"}}}, nil, nil
		})
	return server
}
