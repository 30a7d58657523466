package main

import (
	"context"
	"testing"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy/taxonomytest"
)

// Every declared failure arrives at a real client as a result with the error
// flag, names its reason and shows nothing of the server.
func TestFailuresOnTheWire(t *testing.T) {
	c := connect(t)
	names := map[string]string{"note_missing": "nothing", "bad_name": "../up"}
	taxonomytest.RunWireTests(t, readFailures, func(t *testing.T, reason string) (string, bool) {
		request := mcp.CallToolRequest{Params: mcp.CallToolParams{Name: "read_note", Arguments: map[string]any{"name": names[reason]}}}
		result, err := c.CallTool(context.Background(), request)
		if err != nil {
			t.Fatal(err)
		}
		return result.Content[0].(mcp.TextContent).Text, result.IsError
	})
}

func connect(t *testing.T) *client.Client {
	c, err := client.NewInProcessClient(newServer(notes.NewStore(t.TempDir())))
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(context.Background()); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Initialize(context.Background(), mcp.InitializeRequest{}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() }) // the server is gone with the test
	return c
}
