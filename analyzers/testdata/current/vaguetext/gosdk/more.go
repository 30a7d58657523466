package gosdk

import (
	"context"
	"errors"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type filter struct {
	Limit *int
	Tags  []string
}

type node struct {
	Name string
	Next *node
}

type search struct {
	filter
	done chan struct{}
}

// optional prints the arguments as the handler has kept them, with a limit that need not be given.
func optional(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	limit := 3
	return nil, nil, fmt.Errorf("nothing matches %+v", filter{Limit: &limit, Tags: []string{in.Name}}) // want "vaguetext/memory: gosdk.filter"
}

// embedded has it in what is embedded.
func embedded(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	s := &search{done: make(chan struct{})}
	return nil, nil, errors.New("gave up on " + fmt.Sprint(s)) // want "vaguetext/memory: *gosdk.search"
}

// chained prints the second of two nodes as a pointer.
func chained(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	path := node{in.Name, &node{Name: "end"}}
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprintf("no way from %v", path)}}}, nil, nil // want "vaguetext/memory: gosdk.node"
}

// inPrompt is a text of a prompt.
func inPrompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	text := fmt.Sprintf("Use %v to search.", shared) // want "vaguetext/memory: *gosdk.client"
	return &mcp.GetPromptResult{Messages: []*mcp.PromptMessage{{Role: "user", Content: &mcp.TextContent{Text: text}}}}, nil
}

// inResource is the text of a resource.
func inResource(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	text := fmt.Sprintln("clients:", []*client{shared}) // want "vaguetext/memory: []*gosdk.client"
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: req.Params.URI, Text: text}}}, nil
}

func useMore(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "optional"}, optional)
	mcp.AddTool(s, &mcp.Tool{Name: "embedded"}, embedded)
	mcp.AddTool(s, &mcp.Tool{Name: "chained"}, chained)
	s.AddPrompt(&mcp.Prompt{Name: "in_prompt"}, inPrompt)
	s.AddResource(&mcp.Resource{Name: "in_resource"}, inResource)
}
