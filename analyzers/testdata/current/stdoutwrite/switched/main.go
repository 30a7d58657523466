// Command switched prints where a constructor was told so.
package main

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/stdoutwrite/switched/index"
)

func quiet(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	index.New("notes", false).Build()
	i, err := index.Open("notes", false)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	i.Load()
	i.Clean()
	i.Watch()
	return mcp.NewToolResultText("done"), nil
}

func loud(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	index.New("notes", true).Build() // want "stdoutwrite/handler: fmt.Println"
	i, err := index.Open("notes", true)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	i.Load()  // want "stdoutwrite/handler: fmt.Println"
	i.Watch() // want "stdoutwrite/handler: fmt.Println"
	return mcp.NewToolResultText("done"), nil
}

// save gets what its callers say.
func save(verbose bool) { index.New("notes", verbose).Save() }

func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	save(false)
	index.New("notes", req.GetBool("verbose", false)).Save() // want "stdoutwrite/handler: fmt.Println"
	return mcp.NewToolResultText("done"), nil
}

func others(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	i := index.New("notes", false)
	i.Trace() // want "stdoutwrite/handler: fmt.Println"
	i.Chat()
	if i, err := index.Open("notes", false); err == nil {
		i.Chat() // want "stdoutwrite/handler: fmt.Println"
	}
	return mcp.NewToolResultText("done"), nil
}

// kept does not say how it was made.
type kept struct{ index *index.Index }

func (k kept) clean(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	k.index.Clean() // want "stdoutwrite/handler: fmt.Println"
	return mcp.NewToolResultText("done"), nil
}

func main() {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("quiet"), quiet)
	s.AddTool(mcp.NewTool("loud"), loud)
	s.AddTool(mcp.NewTool("asked"), asked)
	s.AddTool(mcp.NewTool("others"), others)
	s.AddTool(mcp.NewTool("clean"), kept{index.New("notes", true)}.clean)
	log.Print(server.ServeStdio(s))
}
