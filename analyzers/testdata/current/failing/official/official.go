// Package official is a server on the official SDK, with typed tools, raw ones and a prompt.
package official

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"example.test/failing/store"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct{ Name string }

type out struct{ Names []string }

var notes store.Store

// Main serves.
func Main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, read)
	mcp.AddTool(s, &mcp.Tool{Name: "code"}, code)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, list)
	s.AddTool(&mcp.Tool{Name: "raw", InputSchema: json.RawMessage(`{"type":"object"}`)}, raw)
	s.AddPrompt(&mcp.Prompt{Name: "greet"}, greet)
	if err := s.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
		panic(err)
	}
}

func read(_ context.Context, _ *mcp.CallToolRequest, a args) (*mcp.CallToolResult, any, error) {
	if a.Name == "" {
		return nil, nil, errors.New("name must not be empty")
	}
	text, err := notes.Read(a.Name)
	if errors.Is(err, store.ErrGone) {
		return failed("no note %s", a.Name), nil, nil
	}
	if err != nil {
		return nil, nil, fmt.Errorf("read note: %w", err)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: text}}}, nil, nil
}

// failed makes an error result.
func failed(format string, values ...any) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprintf(format, values...)}}}
}

func code(_ context.Context, _ *mcp.CallToolRequest, a args) (*mcp.CallToolResult, any, error) {
	return nil, nil, notes.Coded(a.Name)
}

func list(_ context.Context, _ *mcp.CallToolRequest, _ args) (*mcp.CallToolResult, out, error) {
	var o out
	for _, entry := range notes.Names() {
		o.Names = append(o.Names, entry.Name())
	}
	return nil, o, nil
}

func raw(_ context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var a args
	if err := json.Unmarshal(r.Params.Arguments, &a); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "Error: " + err.Error()}}}, nil
	}
	name, ok := map[string]string{"x": "y"}[a.Name]
	if !ok {
		return nil, fmt.Errorf("nobody is called %q", a.Name)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: name}}}, nil
}

func greet(_ context.Context, r *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	if r.Params.Arguments["name"] == "" {
		return nil, errors.New("name is required")
	}
	return &mcp.GetPromptResult{Description: "Hello " + r.Params.Arguments["name"]}, nil
}
