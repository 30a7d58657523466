// Package gosdk has handlers of go-sdk on a server that it makes.
package gosdk

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func raw(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

func read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if _, err := os.Stat(req.Params.URI); err != nil {
		return nil, err // want "protocolerror/code-zero: read"
	}
	return &mcp.ReadResourceResult{}, nil
}

func open(uri string) error {
	if uri == "" {
		return errors.New("no address")
	}
	if _, err := os.Stat(uri); err != nil {
		return fmt.Errorf("open: %w", err)
	}
	return nil
}

// wrapped returns one error, whatever it wraps.
func wrapped(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if err := open(req.Params.URI); err != nil {
		return nil, fmt.Errorf("read: %w", err) // want "protocolerror/code-zero: wrapped"
	}
	return &mcp.ReadResourceResult{}, nil
}

func missing(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, fmt.Errorf("page %s not found", req.Params.URI) // want "protocolerror/resource-not-found: missing"
}

func missingCoded(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, taxonomy.NotFound("There is no such page.") // want "protocolerror/resource-not-found: missingCoded"
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no") // want "protocolerror/code-zero: errors.New"
}

func complete(ctx context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
	return nil, fmt.Errorf("unknown argument %s", req.Params.Argument.Name) // want "protocolerror/code-zero: complete"
}

// New makes the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, &mcp.ServerOptions{CompletionHandler: complete})
	s.AddTool(&mcp.Tool{Name: "raw"}, raw)
	s.AddResource(&mcp.Resource{URI: "file:///a"}, read)
	s.AddResource(&mcp.Resource{URI: "file:///b"}, missing)
	s.AddResource(&mcp.Resource{URI: "file:///w"}, wrapped)
	s.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: "file:///{c}"}, missingCoded)
	s.AddPrompt(&mcp.Prompt{Name: "prompt"}, prompt)
	return s
}
