// Package object asks whether the arguments of a call are a JSON object at all: they always are, or
// the request itself is broken.
package object

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "open"}, open)
	s.AddTool(&mcp.Tool{Name: "helped"}, helped)
	s.AddTool(&mcp.Tool{Name: "struct"}, inStruct)
	s.AddTool(&mcp.Tool{Name: "texts"}, texts)
	s.AddTool(&mcp.Tool{Name: "nested"}, nested)
}

// New makes the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	register(s)
	return s
}

func open(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args map[string]any
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return nil, fmt.Errorf("arguments: %w", err)
	}
	return answer(args), nil
}

func helped(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args, err := argumentsOf(req.Params)
	if err != nil {
		return nil, err
	}
	return answer(args), nil
}

func argumentsOf(params *mcp.CallToolParamsRaw) (map[string]json.RawMessage, error) {
	args := make(map[string]json.RawMessage)
	if len(params.Arguments) > 0 {
		if err := json.Unmarshal(params.Arguments, &args); err != nil {
			return nil, fmt.Errorf("decode arguments: %w", err)
		}
	}
	return args, nil
}

// inStruct says which field has another type.
func inStruct(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args struct{ Name string }
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return nil, fmt.Errorf("arguments: %w", err) // want "protocolerror/arguments: fmt.Errorf"
	}
	return answer(args), nil
}

// texts fails for a number.
func texts(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args map[string]string
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return nil, fmt.Errorf("arguments: %w", err) // want "protocolerror/arguments: fmt.Errorf"
	}
	return answer(args), nil
}

// nested decodes a text that the agent has written.
func nested(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args map[string]any
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return nil, fmt.Errorf("arguments: %w", err)
	}
	text, ok := args["filter"].(string)
	if !ok {
		return nil, errors.New("filter must be a string") // want "protocolerror/tool: errors.New"
	}
	var filter map[string]any
	if err := json.Unmarshal([]byte(text), &filter); err != nil {
		return nil, fmt.Errorf("filter: %w", err) // want "protocolerror/arguments: fmt.Errorf"
	}
	return answer(filter), nil
}

func answer(v any) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(v)}}}
}
