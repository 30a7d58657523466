// Command gosdk prints where the constructor of its own object was told so.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Name string `json:"name"`
}

type reader struct{ verbose bool }

func newReader(verbose bool) *reader { return &reader{verbose} }

func (r *reader) read(name string) string {
	if r.verbose {
		fmt.Println("reading", name) // want "stdoutwrite/handler: fmt.Println"
	}
	return name
}

type writer struct{ verbose bool }

func newWriter(verbose bool) *writer { return &writer{verbose} }

func (w *writer) write(name string) {
	if w.verbose {
		fmt.Println("writing", name)
	}
}

func read(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return nil, newReader(true).read(in.Name), nil
}

func write(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	newWriter(false).write(in.Name)
	return nil, "written", nil
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, read)
	mcp.AddTool(s, &mcp.Tool{Name: "write"}, write)
	log.Print(s.Run(context.Background(), &mcp.StdioTransport{}))
}
