// Command impossible writes to standard output where no server on stdio comes.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// isTerminal asks whether somebody types: a client does not.
func isTerminal() bool {
	info, err := os.Stdin.Stat()
	if err != nil {
		return false
	}
	return info.Mode()&os.ModeCharDevice != 0
}

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if isTerminal() {
		fmt.Print("Are you sure? ")
	}
	if info, _ := os.Stdin.Stat(); info.Mode()&os.ModeCharDevice == 0 {
		fmt.Println("nobody types") // want "stdoutwrite/handler: fmt.Println"
	}
	return mcp.NewToolResultText("done"), nil
}

// verbose is never set.
var verbose bool

func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if verbose {
		fmt.Println("called")
	}
	return mcp.NewToolResultText("done"), nil
}

func main() {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("asked"), asked)
	s.AddTool(mcp.NewTool("told"), told)
	if isTerminal() {
		fmt.Println("This server speaks to programs.")
	}
	log.Print(server.ServeStdio(s))
}
