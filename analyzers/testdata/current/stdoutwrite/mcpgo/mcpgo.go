// Package mcpgo writes to standard output in a server of mcp-go.
package mcpgo

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func handle(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	fmt.Println("called") // want "stdoutwrite/handler: fmt.Println"
	go func() {
		fmt.Println("later") // told with the line above
	}()
	return mcp.NewToolResultText("done"), nil
}

func main() {
	hooks := &server.Hooks{}
	hooks.AddOnError(func(ctx context.Context, id any, method mcp.MCPMethod, message any, err error) {
		fmt.Printf("failed: %v\n", err) // want "stdoutwrite/handler: fmt.Printf"
	})
	hooks.AddBeforeAny(func(ctx context.Context, id any, method mcp.MCPMethod, message any) {
		fmt.Println(id) // told with the line above
	})
	hooks.AddAfterCallTool(func(ctx context.Context, id any, message *mcp.CallToolRequest, result any) {
		fmt.Println(id) // told with the line above
	})
	s := server.NewMCPServer("notes", "1", server.WithHooks(hooks))
	s.AddTool(mcp.NewTool("handle"), handle)
	banner()
	if err := server.ServeStdio(s); err != nil {
		fmt.Println(err)
	}
}

func banner() {
	fmt.Println("notes 1") // want "stdoutwrite/start: fmt.Println"
}
