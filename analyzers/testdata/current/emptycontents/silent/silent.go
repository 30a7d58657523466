// Package silent reads resources with contents, or has contents that cannot be followed.
package silent

import (
	"context"

	"example.test/emptycontents/internal/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// missing says that there is no such resource.
func missing(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	text, err := store.Get(req.Params.URI)
	if err != nil {
		return nil, err
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: text}}, nil
}

// collected appends what it finds.
func collected(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	all := make([]mcp.ResourceContents, 0, 2)
	for _, uri := range []string{req.Params.URI, "other"} {
		if text, ok := store.Find(uri); ok {
			all = append(all, mcp.TextResourceContents{URI: uri, Text: text})
		}
	}
	return all, nil
}

// each appends something for each of a list that is not empty.
func each(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	pages := []string{"index", "details"}
	var all []mcp.ResourceContents
	for _, page := range pages {
		text, err := store.Get(page)
		if err != nil {
			return nil, err
		}
		all = append(all, mcp.TextResourceContents{URI: page, Text: text})
	}
	return all, nil
}

// unknown returns what somebody else has found.
func unknown(find func(uri string) []mcp.ResourceContents) server.ResourceHandlerFunc {
	return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		return find(req.Params.URI), nil
	}
}

// never has a branch that is never taken.
func never(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	const off = false
	if off {
		return nil, nil
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI}}, nil
}

// replaced is set by a deferred function.
func replaced(ctx context.Context, req mcp.ReadResourceRequest) (all []mcp.ResourceContents, err error) {
	defer func() {
		if len(all) == 0 {
			err = store.ErrNone
		}
	}()
	return nil, nil
}

// prompt has no contents.
func prompt(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	return &mcp.GetPromptResult{}, nil
}

// service is no handler.
func service(uri string) ([]mcp.ResourceContents, error) {
	return nil, nil
}

// suppressed gives a reason.
func suppressed(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	if len(req.Params.URI)%2 == 0 {
		//mcperrlint:ignore emptycontents -- the resource is a queue, and can be empty
		return nil, nil
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: req.Params.URI, Text: "a job"}}, nil
}

// placeholder never has any contents.
func placeholder(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	// TODO: read it
	return []mcp.ResourceContents{}, nil
}

func use(s *server.MCPServer) {
	s.AddResource(mcp.NewResource("a://b", "unknown"), unknown(nil))
}
