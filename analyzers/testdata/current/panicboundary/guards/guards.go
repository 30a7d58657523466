// Package guards cuts where an argument says, after somebody has looked at it.
package guards

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var lines = []string{"a", "b", "c"}

// Paging says which part of a list is asked for.
type Paging struct {
	Offset int `json:"offset"`
	Limit  int `json:"limit"`
}

// normalize makes sure of both.
func (p *Paging) normalize(length int) {
	p.Offset = min(max(p.Offset, 0), length)
	if p.Limit <= 0 || p.Offset+p.Limit > length {
		p.Limit = length - p.Offset
	}
}

// describe changes nothing.
func (p *Paging) describe() string { return fmt.Sprint(p.Offset) }

// A Shown is embedded more than once.
type Shown struct{ Paging }

type input struct {
	Shown
	Name string `json:"name"`
}

func answer(v any) (*mcp.CallToolResult, any, error) {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(v)}}}, nil, nil
}

// normalized asks a method of an embedded struct.
func normalized(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	in.normalize(len(lines))
	return answer(lines[in.Offset : in.Offset+in.Limit])
}

// described asks one that looks at nothing.
func described(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	_ = in.describe()
	return answer(lines[in.Offset:]) // want "panicboundary/bounds: lines[in.Offset:]"
}

// compared compares a field of an embedded struct itself.
func compared(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if in.Offset < 0 || in.Offset > len(lines) {
		return answer("nothing")
	}
	return answer(lines[in.Offset:])
}

// summed compares the sum.
func summed(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if in.Offset >= 0 && in.Limit >= 0 && in.Offset+in.Limit <= len(lines) {
		return answer(lines[in.Offset : in.Offset+in.Limit])
	}
	return answer("nothing")
}

// least takes the least of the number and the length.
func least(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return answer(lines[:min(max(in.Limit, 0), len(lines))])
}

// handed gives the struct to a function that looks at it.
func handed(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	if err := within(in); err != nil {
		return nil, nil, err
	}
	return answer(lines[in.Offset:])
}

func within(in input) error {
	if in.Offset < 0 || in.Offset > len(lines) {
		return fmt.Errorf("there are %d lines", len(lines))
	}
	return nil
}

// helped is cut by a function of the package: there the number is to be checked.
func helped(ctx context.Context, req *mcp.CallToolRequest, in struct {
	Limit int `json:"limit"`
}) (*mcp.CallToolResult, any, error) {
	return answer(first(lines, in.Limit))
}

func first(list []string, n int) []string {
	if len(list) > n {
		list = list[:n] // want "panicboundary/bounds: list[:n]"
	}
	return list
}

func Serve(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "normalized"}, normalized)
	mcp.AddTool(s, &mcp.Tool{Name: "described"}, described)
	mcp.AddTool(s, &mcp.Tool{Name: "compared"}, compared)
	mcp.AddTool(s, &mcp.Tool{Name: "summed"}, summed)
	mcp.AddTool(s, &mcp.Tool{Name: "least"}, least)
	mcp.AddTool(s, &mcp.Tool{Name: "handed"}, handed)
	mcp.AddTool(s, &mcp.Tool{Name: "helped"}, helped)
	mcp.AddTool(s,
		&mcp.Tool{Name: "literal"},
		func(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
			return answer(lines[in.Offset:]) // want "panicboundary/bounds: lines[in.Offset:]"
		},
	)
}
