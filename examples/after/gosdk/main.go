// Command gosdk is a small server of notes on the official SDK, as mcperrlint
// wants it: every failure has a code and a recovery, and the bridge decides what
// the agent sees of it.
package main

import (
	"context"
	"errors"
	"io/fs"
	"log"
	"os"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// The failures of the tools. Each is a variable, so that one that is mistyped
// does not compile.
var (
	noteMissing = contract.Failure{
		Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.",
		Recovery: "Ask the user for the name of an existing note.",
	}
	noteExists = contract.Failure{
		Reason: "note_exists", Code: taxonomy.CodeConflict, When: "A note with this name exists already.",
		Recovery: "Choose another name, or use read_note to see the note.",
	}
	badName = contract.Failure{
		Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.",
		Recovery: "Call the tool again with one word as the name.",
	}
)

var (
	readFailures   = contract.Contract{noteMissing, badName}
	createFailures = contract.Contract{noteExists, badName}
)

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
	served := gosdk.For(server, bridge.OwnWords())
	readOnly := &mcp.ToolAnnotations{ReadOnlyHint: true} // so that a call may be repeated
	gosdk.AddTool(served, &mcp.Tool{Name: "read_note", Description: "Read a note.", Annotations: readOnly}, readFailures,
		func(_ context.Context, _ *mcp.CallToolRequest, args readArgs) (string, error) {
			text, err := store.Read(args.Name)
			return text, readFailure(err)
		})
	gosdk.AddTool(served, &mcp.Tool{Name: "create_note", Description: "Write a new note."}, createFailures,
		func(_ context.Context, _ *mcp.CallToolRequest, args createArgs) (string, error) {
			return "written", createFailure(store.Create(args.Name, args.Text))
		})
	gosdk.AddResourceTemplate(served, &mcp.ResourceTemplate{Name: "note", URITemplate: "note://{name}"}, readFailures,
		func(_ context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
			text, err := store.Read(strings.TrimPrefix(req.Params.URI, "note://"))
			if err != nil {
				return nil, readFailure(err)
			}
			return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: text}}}, nil
		})
	return server
}

// readFailure says which declared failure an error of the store is. An error that
// is none of them goes on as it is: the bridge classifies it.
func readFailure(err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return noteMissing.Fail("", taxonomy.Cause(err))
	case errors.Is(err, notes.ErrBadName):
		return badName.Fail("", taxonomy.Cause(err))
	}
	return err
}

func createFailure(err error) error {
	switch {
	case errors.Is(err, fs.ErrExist):
		return noteExists.Fail("", taxonomy.Cause(err))
	case errors.Is(err, notes.ErrBadName):
		return badName.Fail("", taxonomy.Cause(err))
	}
	return err
}
