// Package notes has the tools of a server of notes.
package notes

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type service struct{ dir string }

type nameArgs struct {
	Name string `json:"name"`
}

type listing struct {
	Names []string `json:"names"`
}

// Register adds the tools to a server.
func Register(s *mcp.Server, dir string) {
	n := &service{dir}
	mcp.AddTool(s, &mcp.Tool{Name: "read_note"}, n.read)
	mcp.AddTool(s, &mcp.Tool{Name: "list_notes"}, n.list)
	s.AddTool(&mcp.Tool{Name: "delete_note", InputSchema: map[string]any{"type": "object"}}, n.delete)
	s.AddResource(&mcp.Resource{URI: "notes://all", Name: "all"}, n.all)
}

func (n *service) read(_ context.Context, _ *mcp.CallToolRequest, args nameArgs) (*mcp.CallToolResult, any, error) {
	if args.Name == "" {
		return nil, nil, errors.New("name is required")
	}
	text, err := os.ReadFile(filepath.Join(n.dir, args.Name))
	if err != nil {
		return nil, nil, fmt.Errorf("read note: %w", err)
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(text)}}}, nil, nil
}

func (n *service) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, *listing, error) {
	entries, err := os.ReadDir(n.dir)
	if err != nil {
		return nil, nil, fmt.Errorf("list notes: %w", err)
	}
	found := &listing{}
	for _, e := range entries {
		found.Names = append(found.Names, e.Name())
	}
	return nil, found, nil
}

func (n *service) delete(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var args map[string]any
	if err := json.Unmarshal(req.Params.Arguments, &args); err != nil {
		return failed("the arguments are no JSON"), nil
	}
	name := args["name"].(string) // want `argassert/argument: args["name"].(string)`
	if err := os.Remove(filepath.Join(n.dir, name)); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "Error: " + err.Error()}}}, nil // want "falsesuccess/derived: os.Remove"
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "deleted"}}}, nil
}

func (n *service) all(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	entries, err := os.ReadDir(n.dir)
	if err != nil {
		return nil, err
	}
	text, _ := json.Marshal(len(entries))
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: "notes://all", Text: string(text)}}}, nil
}

func failed(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}
