// Package cli has commands beside the one that serves.
package cli

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("done"), nil
}

// version is a command of its own.
func version() { fmt.Println("1") }

func list(w io.Writer) { fmt.Fprintln(w, "handle") }

func run(command string) error {
	switch command {
	case "version":
		version()
		return nil
	case "list":
		list(os.Stdout)
		return nil
	case "http":
		fmt.Println("listening")
		return server.NewStreamableHTTPServer(nil).Start(":80")
	}
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("handle"), handle)
	return server.NewStdioServer(s).Listen(context.Background(), os.Stdin, os.Stdout)
}

// toWriter serves on something else, so that the process may print.
func toWriter(s *server.MCPServer, in io.Reader, out io.Writer) error {
	fmt.Println("serving")
	return server.NewStdioServer(s).Listen(context.Background(), in, out)
}
