// Command plain is a small server of notes on mcp-go, after mcperrlint was run on it: each
// failure is one, and nothing but the protocol is on standard output.
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
		log.Println(err)
		return mcp.NewToolResultError("The notes cannot be listed at the moment. Try again later."), nil
	}
	log.Println("found", len(entries))
	return mcp.NewToolResultText(fmt.Sprint(entries)), nil
}

func (n notes) remove(_ context.Context, request mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name := request.GetString("name", "")
	if err := os.Remove(filepath.Join(n.dir, filepath.Base(name))); err != nil {
		log.Println(err)
		return mcp.NewToolResultError("The note " + name + " cannot be deleted. Call list_notes to see which notes there are."), nil
	}
	return mcp.NewToolResultText("Deleted."), nil
}
