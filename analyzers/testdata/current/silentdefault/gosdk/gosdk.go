// Package gosdk replaces arguments, with the official SDK.
package gosdk

import (
	"context"
	"log"
	"strconv"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Due   string `json:"due"`
	Limit string `json:"limit"`
}

type output struct {
	Due   *time.Time `json:"due"`
	Limit int        `json:"limit"`
	Note  string     `json:"note"`
}

func due(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	var out output
	if in.Due != "" {
		if t, err := time.Parse(time.DateOnly, in.Due); err == nil { // want "silentdefault/parsed: time.Parse"
			out.Due = &t
		}
	}
	return nil, out, nil
}

func limit(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := strconv.Atoi(in.Limit) // want "silentdefault/parsed: strconv.Atoi"
	if err != nil {
		log.Print(err)
		n = 10
	}
	return nil, output{Limit: n}, nil
}

func ignored(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, _ := strconv.Atoi(in.Limit) // want "silentdefault/parsed: strconv.Atoi"
	return nil, output{Limit: n}, nil
}

func refused(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	n, err := strconv.Atoi(in.Limit)
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Limit: n}, nil
}

func told(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	out := output{Limit: 10}
	n, err := strconv.Atoi(in.Limit)
	if err != nil {
		out.Note = "limit is no number: 10 was taken"
		return nil, out, nil
	}
	out.Limit = n
	return nil, out, nil
}
