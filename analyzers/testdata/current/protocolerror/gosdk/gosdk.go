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
	return nil, errors.New("no") // want `^this tool handler returns an error \(errors\.New\), which goes out as JSON-RPC error 0: the model usually never sees it and cannot correct itself; return a result with IsError and a nil error, or register the handler with mcp\.AddTool, which makes one \(protocolerror/tool\)$`
}

func read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if _, err := os.Stat(req.Params.URI); err != nil {
		return nil, err // want `^this resource handler returns an error \(os\.Stat\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return a \*jsonrpc\.Error with a code that says what went wrong \(protocolerror/code-zero\)$`
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
		return nil, fmt.Errorf("read: %w", err) // want `^this resource handler returns an error \(fmt\.Errorf\), which goes out as JSON-RPC error 0: `
	}
	return &mcp.ReadResourceResult{}, nil
}

func missing(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, fmt.Errorf("page %s not found", req.Params.URI) // want `^this resource handler returns an error \(fmt\.Errorf\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return mcp\.ResourceNotFoundError with the URI \(protocolerror/resource-not-found\)$`
}

func missingCoded(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	return nil, taxonomy.NotFound("There is no such page.") // want `^this resource handler returns an error \(github\.com/mcperrlint/mcperrlint/taxonomy\.NotFound\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return mcp\.ResourceNotFoundError with the URI \(protocolerror/resource-not-found\)$`
}

func prompt(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return nil, errors.New("no") // want `^this prompt handler returns an error \(errors\.New\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return a \*jsonrpc\.Error with a code that says what went wrong \(protocolerror/code-zero\)$`
}

func complete(ctx context.Context, req *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
	return nil, fmt.Errorf("unknown argument %s", req.Params.Argument.Name) // want `^this completion handler returns an error \(fmt\.Errorf\), which goes out as JSON-RPC error 0: the client cannot tell what went wrong from a code that means nothing; return a \*jsonrpc\.Error with a code that says what went wrong \(protocolerror/code-zero\)$`
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
