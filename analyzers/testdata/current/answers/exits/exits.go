// Package exits returns results and errors on several ways.
package exits

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.Params.Name {
	case "both":
		return &mcp.CallToolResult{IsError: true}, errors.New("both") // want `^this tool handler: present, present; nothing gives null in the place of a result$`
	case "blank":
		return &mcp.CallToolResult{Content: []mcp.Content{}}, nil // want `^this tool handler: blank, absent; nothing gives null`
	case "helped":
		return find(req.Params.Name) // want `^this tool handler: absent, absent through exits.find;` `^this tool handler: present, absent through exits.find;`
	}
	return nil, ctx.Err() // want `^this tool handler: absent, unknown;`
}

func find(name string) (*mcp.CallToolResult, error) {
	if len(name) > 3 {
		return nil, nil
	}
	return &mcp.CallToolResult{IsError: true}, nil
}

// leaking hands on the error of what it calls, and converting makes a result of it.
func leaking(h func(string) (*mcp.CallToolResult, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := h(req.Params.Name)
		if err != nil {
			return nil, err // want `^this tool handler: absent, present;`
		}
		return result, nil // want `^this tool handler: unknown, absent;`
	}
}

func converting(h func(string) (*mcp.CallToolResult, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := h(req.Params.Name)
		if err != nil {
			return &mcp.CallToolResult{IsError: true}, nil // want `^this tool handler: present, absent;`
		}
		return result, nil // want `^this tool handler: unknown, absent;`
	}
}

func leaked(name string) (*mcp.CallToolResult, error) {
	return nil, errors.New("leaked") // want `^this tool handler: absent, present$`
}

func converted(name string) (*mcp.CallToolResult, error) {
	return nil, errors.New("converted")
}

func register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "leaked"}, leaking(leaked))
	s.AddTool(&mcp.Tool{Name: "converted"}, converting(converted))
}
