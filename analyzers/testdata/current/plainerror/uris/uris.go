// Package uris makes handlers of resources from functions that get the URI alone.
package uris

import (
	"context"
	"errors"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type contents func(ctx context.Context, uri string) ([]byte, error)

func wrap(f contents) server.ResourceHandlerFunc {
	return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		data, err := f(ctx, req.Params.URI)
		if err != nil {
			return nil, err
		}
		return []mcp.ResourceContents{mcp.TextResourceContents{Text: string(data)}}, nil
	}
}

func direct(ctx context.Context, uri string) ([]byte, error) {
	return nil, fmt.Errorf("there is no %s", uri) // want "plainerror/returned: fmt.Errorf"
}

func named(name string) contents {
	return func(ctx context.Context, uri string) ([]byte, error) {
		if uri == "" {
			return nil, errors.New(name + " is empty") // want "plainerror/returned: errors.New"
		}
		return []byte(name), nil
	}
}

// A store is a service, and no handler.
type store interface {
	Read(ctx context.Context, uri string) ([]byte, error)
}

type memory struct{}

func (memory) Read(ctx context.Context, uri string) ([]byte, error) {
	return nil, errors.New("nothing is stored")
}

func fromStore(s store) server.ResourceHandlerFunc {
	return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		data, err := s.Read(ctx, req.Params.URI)
		if err != nil {
			return nil, err // want "plainerror/returned: errors.New"
		}
		return []mcp.ResourceContents{mcp.TextResourceContents{Text: string(data)}}, nil
	}
}

func serve(s *server.MCPServer) {
	s.AddResource(mcp.NewResource("notes://a", "a"), wrap(named("a")))
	s.AddResource(mcp.NewResource("notes://b", "b"), wrap(direct))
	s.AddResource(mcp.NewResource("notes://c", "c"), fromStore(memory{}))
}
