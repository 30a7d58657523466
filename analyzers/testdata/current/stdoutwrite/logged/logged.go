// Package logged serves on standard output, or on what logs what goes there.
package logged

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type logged struct{ io.Writer }

// Serve serves.
func Serve() error {
	s := server.NewMCPServer("x", "1")
	s.AddTool(mcp.NewTool("a"), hello)
	stdio := server.NewStdioServer(s)
	in, out := io.Reader(os.Stdin), io.Writer(os.Stdout)
	if len(os.Args) > 1 { // logging is wanted
		out = logged{os.Stdout}
	}
	return stdio.Listen(context.Background(), in, out)
}

func hello(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Printf("hello\n") // want "stdoutwrite/handler: fmt.Printf"
	newLogger(os.Getenv("LOG_OUTPUT")).Print("hello")
	return mcp.NewToolResultText("x"), nil
}

// newLogger makes a logger that writes to standard output only where somebody wants it.
func newLogger(kind string) *log.Logger {
	output := io.Writer(os.Stderr)
	if kind == "stdout" {
		output = os.Stdout
	}
	return log.New(output, "", 0)
}
