package seams

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// page is the program's own form of a resource.
type page func(ctx context.Context, uri string) (mcp.ResourceContents, error)

func welcome(ctx context.Context, uri string) (mcp.ResourceContents, error) {
	return nil, errors.New("resources of the library can fail in no other way")
}

func paged(p page) server.ResourceHandlerFunc {
	return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		contents, err := p(ctx, req.Params.URI)
		if err != nil {
			return nil, err
		}
		return []mcp.ResourceContents{contents}, nil
	}
}

// A Pager has pages.
type Pager interface {
	Page(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error)
}

// Pages makes a server with seams before resources.
func Pages(p Pager) *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddResource(mcp.NewResource("page://welcome", "welcome"), paged(welcome))
	s.AddResource(mcp.NewResource("page://other", "other"), func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		contents, err := p.Page(ctx, req)
		if err != nil {
			return nil, err
		}
		return contents, nil
	})
	return s
}
