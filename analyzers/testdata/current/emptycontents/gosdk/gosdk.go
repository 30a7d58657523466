// Package gosdk reads resources without contents with the official SDK.
package gosdk

import (
	"context"

	"example.test/emptycontents/internal/store"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type (
	request = *mcp.ReadResourceRequest
	result  = *mcp.ReadResourceResult
)

func contents(uri, text string) result {
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, Text: text}}}
}

func blank(ctx context.Context, req request) (result, error) {
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return &mcp.ReadResourceResult{}, nil // want "emptycontents/empty: blank"
	}
	return contents(req.Params.URI, text), nil
}

func list(ctx context.Context, req request) (result, error) {
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{}}, nil // want "emptycontents/empty: list"
	}
	return contents(req.Params.URI, text), nil
}

func null(ctx context.Context, req request) (result, error) {
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return &mcp.ReadResourceResult{Contents: nil}, nil // want "emptycontents/empty: null"
	}
	return contents(req.Params.URI, text), nil
}

func failing(ctx context.Context, req request) (result, error) {
	text, err := store.Get(req.Params.URI)
	if err != nil {
		return &mcp.ReadResourceResult{}, nil // want "emptycontents/empty: failing"
	}
	return contents(req.Params.URI, text), nil
}

func joined(ctx context.Context, req request) (result, error) {
	answer := new(mcp.ReadResourceResult)
	if text, ok := store.Find(req.Params.URI); ok {
		answer = contents(req.Params.URI, text)
	}
	return answer, nil // want "emptycontents/empty: joined"
}

func template(ctx context.Context, req request) (result, error) {
	if req.Params.URI == "" {
		return &mcp.ReadResourceResult{}, nil // want "emptycontents/empty: template"
	}
	return contents(req.Params.URI, "text"), nil
}

// missing says that there is no such resource.
func missing(ctx context.Context, req request) (result, error) {
	text, ok := store.Find(req.Params.URI)
	if !ok {
		return nil, mcp.ResourceNotFoundError(req.Params.URI)
	}
	return contents(req.Params.URI, text), nil
}

// both has an error, too.
func both(ctx context.Context, req request) (result, error) {
	if _, err := store.Get(req.Params.URI); err != nil {
		return &mcp.ReadResourceResult{}, err
	}
	return contents(req.Params.URI, ""), nil
}

// nothing is a matter of nilresult.
func nothing(ctx context.Context, req request) (result, error) {
	return nil, nil
}

// emptyText has contents without text.
func emptyText(ctx context.Context, req request) (result, error) {
	return contents(req.Params.URI, ""), nil
}

// filled sets the contents later.
func filled(ctx context.Context, req request) (result, error) {
	answer := &mcp.ReadResourceResult{}
	answer.Contents = append(answer.Contents, &mcp.ResourceContents{URI: req.Params.URI})
	return answer, nil
}

// tool has no contents to say.
func tool(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}

func use(s *mcp.Server) {
	s.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: "a://{b}"}, template)
}
