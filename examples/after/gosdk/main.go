// Command gosdk is a small server of notes on the official SDK, as mcperrlint
// wants it: every failure has a code and a recovery, and one adapter decides
// what the agent sees of it.
package main

import (
	"context"
	"errors"
	"io/fs"
	"log"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var readFailures = contract.Contract{
	{Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.", Recovery: "Ask the user for the name of an existing note."},
	{Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.", Recovery: "Call the tool again with one word as the name."},
}

var createFailures = contract.Contract{
	{Reason: "note_exists", Code: taxonomy.CodeConflict, When: "A note with this name exists already.", Recovery: "Choose another name, or use read_note to see the note."},
	{Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.", Recovery: "Call the tool again with one word as the name."},
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
	server := mcp.NewServer(&mcp.Implementation{Name: "notes", Version: "2"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "read_note", Description: "Read a note."},
		tool("read_note", readFailures, func(_ context.Context, args readArgs) (string, error) {
			text, err := store.Read(args.Name)
			return text, failure(readFailures, err)
		}))
	mcp.AddTool(server, &mcp.Tool{Name: "create_note", Description: "Write a new note."},
		tool("create_note", createFailures, func(_ context.Context, args createArgs) (string, error) {
			return "written", failure(createFailures, store.Create(args.Name, args.Text))
		}))
	return server
}

// failure says which declared failure an error of the store is. An error that
// is none of them goes on as it is, to be classified where it leaves.
func failure(declared contract.Contract, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return declared.Fail("note_missing", "", taxonomy.Cause(err))
	case errors.Is(err, fs.ErrExist):
		return declared.Fail("note_exists", "", taxonomy.Cause(err))
	case errors.Is(err, notes.ErrBadName):
		return declared.Fail("bad_name", "", taxonomy.Cause(err))
	}
	return err
}

// tool adapts a function to the SDK. It is the one place where an error
// becomes what the agent sees; the log gets everything.
func tool[In any](name string, declared contract.Contract, run func(context.Context, In) (string, error)) mcp.ToolHandlerFor[In, any] {
	return func(ctx context.Context, _ *mcp.CallToolRequest, args In) (*mcp.CallToolResult, any, error) {
		var text string
		err := taxonomy.Do(ctx, name, func(ctx context.Context) (err error) {
			text, err = run(ctx, args)
			return declared.Fill(err)
		})
		if err != nil {
			r := taxonomy.Render(taxonomy.Classify(err), taxonomy.StructuredAbsent)
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: r.Text}}, Meta: r.Meta, IsError: r.IsError}, nil, nil
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
	}
}
