// Command plain is a small server of notes on mcp-go, written as many are: it compiles, its
// happy path works, and nothing of mcperrlint is in it.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type notes struct{ dir string }

func main() {
	if err := server.ServeStdio(newServer(notes{os.TempDir()})); err != nil {
		log.Fatal(err)
	}
}

func newServer(n notes) *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("list_notes"), n.list)
	s.AddTool(mcp.NewTool("delete_note", mcp.WithString("name", mcp.Required())), n.remove)
	return s
}

func (n notes) list(_ context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	entries, err := os.ReadDir(n.dir)
	if err != nil {
		return mcp.NewToolResultText("There are no notes."), nil
	}
	fmt.Println("found", len(entries))
	return mcp.NewToolResultText(fmt.Sprint(entries)), nil
}

func (n notes) remove(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := request.GetString("name", "")
	if err := os.Remove(filepath.Join(n.dir, filepath.Base(name))); err != nil {
		return mcp.NewToolResultText("Cannot delete " + name + ": " + err.Error()), nil
	}
	return mcp.NewToolResultText("Deleted."), nil
}
