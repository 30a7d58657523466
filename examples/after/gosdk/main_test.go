package main

import (
	"context"
	"errors"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/taxonomytest"
)

// Every declared failure of every tool arrives at a real client as a result
// with the error flag, names its reason and shows nothing of the server.
func TestFailuresOnTheWire(t *testing.T) {
	client := connect(t)
	calls := map[string]*mcp.CallToolParams{
		"note_missing": {Name: "read_note", Arguments: readArgs{Name: "nothing"}},
		"bad_name":     {Name: "create_note", Arguments: createArgs{Name: "../up"}},
		"note_exists":  {Name: "create_note", Arguments: createArgs{Name: "first", Text: "again"}},
	}
	call := func(t *testing.T, reason string) (string, bool) {
		result, err := client.CallTool(context.Background(), calls[reason])
		if err != nil {
			t.Fatal(err)
		}
		return result.Content[0].(*mcp.TextContent).Text, result.IsError
	}
	taxonomytest.RunWireTests(t, readFailures, call)
	taxonomytest.RunWireTests(t, createFailures, call)
}

func TestTextOfOneFailure(t *testing.T) {
	result, err := connect(t).CallTool(context.Background(), &mcp.CallToolParams{Name: "read_note", Arguments: readArgs{Name: "nothing"}})
	if err != nil {
		t.Fatal(err)
	}
	want := "Error: There is no note with this name.\n\nRecovery: Ask the user for the name of an existing note.\n\nnot_found · reason note_missing · do not retry unchanged"
	if got := result.Content[0].(*mcp.TextContent).Text; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A resource fails with the same contract, as a JSON-RPC error.
func TestFailureOfAResource(t *testing.T) {
	_, err := connect(t).ReadResource(context.Background(), &mcp.ReadResourceParams{URI: "note://nothing"})
	var failure *taxonomy.Error
	if !errors.As(gosdk.ProtocolFailure(err), &failure) {
		t.Fatalf("got %v", err)
	}
	if failure.Reason != "note_missing" || failure.Recovery != noteMissing.Recovery {
		t.Errorf("got %+v", failure)
	}
}

// connect serves a store with one note named "first" in memory.
func connect(t *testing.T) *mcp.ClientSession {
	store := notes.NewStore(t.TempDir())
	if err := store.Create("first", "text"); err != nil {
		t.Fatal(err)
	}
	here, there := mcp.NewInMemoryTransports()
	if _, err := newServer(store).Connect(context.Background(), there, nil); err != nil {
		t.Fatal(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(context.Background(), here, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = session.Close() }) // the server is gone with the test
	return session
}
