// Package denied says in a field of an output that there was no success, or what is wrong with what it was asked about,
// which is nothing to report by default.
package denied

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type answer struct {
	Success bool   `json:"success"`
	Error   string `json:"error,omitempty"`
}

// denied says in a field that there was no success.
func denied(ctx context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, answer, error) {
	if err := os.Remove(in.Name); err != nil {
		return nil, answer{Success: false, Error: err.Error()}, nil
	}
	return nil, answer{Success: true}, nil
}

type rule struct{ Text string }

// ValidateRule says what is wrong with a rule.
func ValidateRule(r rule) error {
	if r.Text == "" {
		return errors.New("a rule has a text")
	}
	return nil
}

// Register registers the tools.
func Register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "validate_rule"}, validateRule)
	mcp.AddTool(s, &mcp.Tool{Name: "save_rule"}, saveRule)
	mcp.AddTool(s, &mcp.Tool{Name: "defer_rule"}, deferRule)
	mcp.AddTool(s, &mcp.Tool{Name: "explain_rule"}, explainRule)
}

// validateRule is asked whether a rule is right, and answers that it is not.
func validateRule(ctx context.Context, req *mcp.CallToolRequest, in rule) (*mcp.CallToolResult, any, error) {
	if err := ValidateRule(in); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "not valid: " + err.Error()}}}, nil, nil
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "valid"}}}, nil, nil
}

// deferRule says by a bool what has become of it.
func deferRule(ctx context.Context, req *mcp.CallToolRequest, in rule) (*mcp.CallToolResult, any, error) {
	if err := ValidateRule(in); err != nil {
		return object(map[string]any{"deferred": true, "reason": err.Error()}), nil, nil
	}
	return object(map[string]any{"rule": in.Text}), nil, nil
}

// explainRule says it in words alone.
func explainRule(ctx context.Context, req *mcp.CallToolRequest, in rule) (*mcp.CallToolResult, any, error) {
	if err := ValidateRule(in); err != nil {
		return object(map[string]any{"reason": err.Error()}), nil, nil // want "falsesuccess/derived: denied.ValidateRule"
	}
	return object(map[string]any{"rule": in.Text}), nil, nil
}

func object(of map[string]any) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(of)}}}
}

// saveRule has not done what it was asked for.
func saveRule(ctx context.Context, req *mcp.CallToolRequest, in rule) (*mcp.CallToolResult, any, error) {
	if err := ValidateRule(in); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "not valid: " + err.Error()}}}, nil, nil // want "falsesuccess/derived: denied.ValidateRule"
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "saved"}}}, nil, nil
}
