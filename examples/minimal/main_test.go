package main

import (
	"os"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy/taxonomytest"
)

func TestFailureOnTheWire(t *testing.T) {
	here, there := mcp.NewInMemoryTransports()
	if _, err := newServer().Connect(t.Context(), there, nil); err != nil {
		t.Fatal(err)
	}
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), here, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	taxonomytest.RunWireTests(t, failures, func(t *testing.T, _ string) (string, bool) {
		result, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: "forecast", Arguments: args{City: "Atlantis"}})
		if err != nil {
			t.Fatal(err)
		}
		return result.Content[0].(*mcp.TextContent).Text, result.IsError
	})
}

// The documentation of package contract shows this server, word for word.
func TestTheDocumentationShowsThisServer(t *testing.T) {
	source := read(t, "main.go")
	_, source, _ = strings.Cut(source, "\n") // the comment on the command
	var block strings.Builder
	for line := range strings.Lines(source) {
		block.WriteString(strings.TrimRight("//\t"+line, "\t\n") + "\n")
	}
	if !strings.Contains(read(t, "../../contract/doc.go"), block.String()) {
		t.Error("contract/doc.go does not show examples/minimal/main.go as it is")
	}
}

func read(t *testing.T, name string) string {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
