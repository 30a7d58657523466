// Package capped cuts lists at numbers that are held against the length only.
package capped

import (
	"context"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

var lines = strings.Fields("a b c d")

// local caps a local variable.
func local(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := req.GetInt("limit", 10)
	if limit > len(lines) {
		limit = len(lines)
	}
	return mcp.NewToolResultText(fmt.Sprint(lines[:limit])), nil // want "panicboundary/bounds: lines[:limit]"
}

// least caps with min.
func least(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit := min(req.GetInt("limit", 10), len(lines))
	return mcp.NewToolResultText(fmt.Sprint(lines[:limit])), nil // want "panicboundary/bounds: lines[:limit]"
}

// ended caps the end, and begins wherever the agent says.
func ended(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	from := req.GetInt("from", 0)
	to := from + req.GetInt("count", 10)
	if to > len(lines) {
		to = len(lines)
	}
	return mcp.NewToolResultText(fmt.Sprint(lines[from:to])), nil // want "panicboundary/bounds: lines[from:to]"
}

type input struct {
	Limit int `json:"limit"`
}

type output struct {
	Lines []string `json:"lines"`
}

// copied caps a copy of a field.
func copied(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	limit := in.Limit
	if limit > len(lines) {
		limit = len(lines)
	}
	return nil, output{lines[:limit]}, nil // want "panicboundary/bounds: lines[:limit]"
}

// atLeast is never negative: it is capped both ways.
func atLeast(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	limit := in.Limit
	if limit <= 0 {
		limit = 2
	}
	if limit > len(lines) {
		limit = len(lines)
	}
	return nil, output{lines[:limit]}, nil
}

// refused refuses what is negative.
func refused(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	if in.Limit < 0 {
		return nil, output{}, fmt.Errorf("limit must not be negative")
	}
	limit := min(in.Limit, len(lines))
	return nil, output{lines[:limit]}, nil
}

// unsigned cannot be negative.
func unsigned(ctx context.Context, req *sdk.CallToolRequest, in struct{ Limit uint }) (*sdk.CallToolResult, output, error) {
	limit := in.Limit
	if limit > uint(len(lines)) {
		limit = uint(len(lines))
	}
	return nil, output{lines[:limit]}, nil
}
