package denied

import (
	"context"
	"encoding/json"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type removed struct {
	Success bool   `json:"success"`
	Name    string `json:"name,omitempty"`
	Error   string `json:"error,omitempty"`
}

type state struct {
	Status  string `json:"status"`
	Message string `json:"message"`
}

// RegisterMarked registers the tools.
func RegisterMarked(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "remove"}, remove)
	mcp.AddTool(s, &mcp.Tool{Name: "remove_all"}, removeAll)
	mcp.AddTool(s, &mcp.Tool{Name: "state"}, stateOf)
	mcp.AddTool(s, &mcp.Tool{Name: "state_in_words"}, stateInWords)
}

// remove says by a bool that nobody has set that there was no success.
func remove(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, removed, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, removed{Error: err.Error()}, nil
	}
	return nil, removed{Success: true, Name: in.Name}, nil
}

// removeAll never sets it.
func removeAll(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, removed, error) {
	if err := os.RemoveAll(in.Name); err != nil {
		return nil, removed{Error: err.Error()}, nil // want "falsesuccess/derived: os.RemoveAll"
	}
	return nil, removed{Name: in.Name}, nil
}

// stateOf says by a mark how it is.
func stateOf(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, any, error) {
	s := state{}
	data, err := os.ReadFile(in.Name)
	if err != nil {
		s.Status, s.Message = "inactive", err.Error()
		return encoded(s), nil, nil
	}
	s.Status, s.Message = "active", "it is "+string(data)
	return encoded(s), nil, nil
}

// stateInWords says it in words alone.
func stateInWords(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, any, error) {
	s := state{Status: "read"}
	data, err := os.ReadFile(in.Name)
	if err != nil {
		s.Message = err.Error()
		return encoded(s), nil, nil // want "falsesuccess/derived: os.ReadFile"
	}
	s.Message = "the state of the project is " + string(data)
	return encoded(s), nil, nil
}

func encoded(s state) *mcp.CallToolResult {
	data, err := json.Marshal(s)
	if err != nil {
		return &mcp.CallToolResult{IsError: true}
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(data)}}}
}
