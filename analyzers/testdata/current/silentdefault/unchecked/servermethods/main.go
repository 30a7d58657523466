// Package main has methods as handlers, and fields of a struct in which arguments are kept.
package main

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type search struct {
	limit int
	deep  bool
}

type tools struct{ last search }

func main() {
	t := new(tools)
	s := server.NewMCPServer("books", "1.0") // want "silentdefault/unchecked: limit"
	s.AddTools(
		server.ServerTool{Tool: mcp.NewTool("search"), Handler: t.search},
		server.ServerTool{Tool: mcp.NewTool("again"), Handler: t.again},
	)
	_ = server.ServeStdio(s)
}

// search fills a field of the receiver.
func (t *tools) search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t.last = search{limit: 10}
	if n, ok := req.GetArguments()["limit"].(float64); ok && n > 0 {
		t.last.limit = int(n)
	}
	if deep, ok := req.GetArguments()["deep"].(bool); ok {
		t.last.deep = deep
	}
	return t.answer()
}

// again has the arguments filled by a method of a struct.
func (t *tools) again(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	t.last.read(req.GetArguments())
	return t.answer()
}

func (s *search) read(args map[string]any) {
	if n, ok := args["more"].(float64); ok {
		s.limit += int(n)
	}
}

func (t *tools) answer() (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(t.last)), nil
}
