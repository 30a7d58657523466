// Package verified takes elements at numbers that others have compared before, or have not.
package verified

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var slides []string

// New makes the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("shorten"), shorten)
	s.AddTool(mcp.NewTool("clear"), clear)
	return s
}

// indexOf compares the number with the length.
func indexOf(req mcp.CallToolRequest, length int) (int, error) {
	var i int
	switch n := req.GetArguments()["slide"].(type) {
	case float64:
		i = int(n)
	case int:
		i = n
	}
	if i < 0 || i >= length {
		return 0, errors.New("there is no such slide")
	}
	return i, nil
}

func shorten(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	i, err := indexOf(req, len(slides))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	change(slides, i)
	return mcp.NewToolResultText("done"), nil
}

func change(slides []string, i int) { cut(slides, i) }

func cut(slides []string, i int) { slides[i] = slides[i][1:] }

// numberOf compares nothing.
func numberOf(req mcp.CallToolRequest) (int, error) {
	n, ok := req.GetArguments()["slide"].(float64)
	if !ok {
		return 0, errors.New("slide must be a number")
	}
	return int(n), nil
}

func clear(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	i, err := numberOf(req)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	drop(slides, i)
	return mcp.NewToolResultText("done"), nil
}

func drop(slides []string, i int) { slides[i] = "" } // want "panicboundary/bounds: slides[i]"
