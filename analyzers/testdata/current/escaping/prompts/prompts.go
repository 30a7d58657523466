// Package prompts has prompts and resources whose errors go out with the code 0: one finding for
// all of them.
package prompts

import (
	"context"
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func greet(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no name") // want "protocolerror/code-zero: errors.New"
}

func part(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no name")
}

func index(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, errors.New("the index is being built")
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddPrompt(&mcp.Prompt{Name: "greet"}, greet)
	s.AddPrompt(&mcp.Prompt{Name: "part"}, part)
	s.AddResource(&mcp.Resource{URI: "notes:index"}, index)
	return s
}
