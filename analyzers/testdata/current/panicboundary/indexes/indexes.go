// Package indexes cuts, asserts and uses what may not be there, with mcp-go.
package indexes

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var lines = []string{"a", "b", "c"}

type span struct {
	From, To int
}

func lastOnes(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n := req.GetInt("last", 10)
	return mcp.NewToolResultText(fmt.Sprint(lines[len(lines)-n:])), nil // want "panicboundary/bounds: lines[len(lines)-n:]"
}

func preview(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, length := req.GetString("text", ""), req.GetInt("length", 80)
	return mcp.NewToolResultText(text[:length]), nil // want "panicboundary/bounds: text[:length]"
}

func oneBased(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	line := req.GetInt("line", 1)
	return mcp.NewToolResultText(lines[line-1]), nil // want "panicboundary/bounds: lines[line-1]"
}

func chosen(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, ok := req.GetArguments()["choice"].(float64)
	if !ok {
		return mcp.NewToolResultError("choice must be a number"), nil
	}
	return mcp.NewToolResultText(lines[int(given)]), nil // want "panicboundary/bounds: lines[int(given)]"
}

// What follows is compared, or cannot be out of bounds.

func betweenBounds(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s := span{req.GetInt("from", 0), req.GetInt("to", len(lines))}
	if s.From < 0 || s.To > len(lines) || s.From > s.To {
		return mcp.NewToolResultError("from and to must be within the note"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(lines[s.From:s.To])), nil
}

func valid(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	line := req.GetInt("line", 1)
	if err := checkLine(line); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(lines[line-1]), nil
}

func checkLine(line int) error {
	if line < 1 || line > len(lines) {
		return fmt.Errorf("there is no line %d", line)
	}
	return nil
}

func clampedBothWays(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	end := req.GetInt("end", 2)
	if end > len(lines) {
		end = len(lines)
	}
	if end < 0 {
		end = 0
	}
	return mcp.NewToolResultText(fmt.Sprint(lines[:end])), nil
}

func rest(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(lines[uint(req.GetInt("seed", 0))%uint(len(lines))]), nil
}

func byName(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	sizes := map[int]string{1: "small", 2: "large"}
	return mcp.NewToolResultText(sizes[req.GetInt("size", 1)]), nil
}

func fixed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.GetInt("first", 0) == 1 {
		return mcp.NewToolResultText(lines[0]), nil
	}
	return mcp.NewToolResultText(lines[len(lines)-1]), nil
}

func counted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := ""
	for i := range min(max(req.GetInt("count", 1), 0), len(lines)) {
		text += lines[i]
	}
	return mcp.NewToolResultText(text), nil
}

var _ = []server.ToolHandlerFunc{lastOnes, preview, oneBased, chosen, betweenBounds, valid, clampedBothWays, rest, byName, fixed, counted}
