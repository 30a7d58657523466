// Package share has seams that leave more or less of an error.
package share

import (
	"context"
	"errors"
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/server/share/coded"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type output struct{ text string }

type run = func(context.Context, string) (*output, error)

func text(s string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: s}}}
}

func failed(err error) *mcp.CallToolResult { return text(err.Error()) }

func classified(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `^tool of go-sdk by adapter, leaving classified$`

func classifying(h run) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		_, err := h(ctx, string(req.Params.Arguments)) // want `^converting seam, leaving classified$`
		if err != nil {
			slog.Error("failed", "error", err)
			return failed(taxonomy.Classify(err)), nil
		}
		return &mcp.CallToolResult{}, nil
	}
}

func replaced(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `^tool of go-sdk by adapter, leaving nothing$`

func replacing(h run) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if _, err := h(ctx, string(req.Params.Arguments)); err != nil { // want `^converting seam, leaving nothing$`
			slog.Error("failed", "error", err)
			return text("It failed."), nil
		}
		return &mcp.CallToolResult{}, nil
	}
}

func shown(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `^tool of go-sdk by adapter, leaving coded$`

func showing(h run) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if _, err := h(ctx, string(req.Params.Arguments)); err != nil { // want `^leaky seam, leaving coded$`
			return nil, coded.Show(err)
		}
		return &mcp.CallToolResult{}, nil
	}
}

func some(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `^tool of go-sdk by adapter$`

// partly gives some errors a code and leaves the others.
func partly(h run) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if _, err := h(ctx, string(req.Params.Arguments)); err != nil { // want `^leaky seam$`
			return nil, coded.Some(err)
		}
		return &mcp.CallToolResult{}, nil
	}
}

func branched(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `^tool of go-sdk by adapter, leaving classified$`

// branching returns one variable on all ways.
func branching(h run) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		_, err := h(ctx, string(req.Params.Arguments)) // want `^leaky seam, leaving classified$`
		if err != nil {
			err = (&coded.Type{}).Code(err)
		}
		return &mcp.CallToolResult{}, err
	}
}

// inner stands behind a seam that leaves all, which stands behind one that
// classifies.
func inner(ctx context.Context, name string) (*output, error) { return nil, errors.New("no") } // want `^tool of go-sdk by adapter, leaving classified$`

func leaving(h run) run {
	return func(ctx context.Context, name string) (*output, error) {
		return h(ctx, name) // want `^transparent seam$`
	}
}

// around stands behind a seam that classifies, and is registered in another way
// as well.
func around(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of go-sdk by type\+registration\+adapter as "around"$`
	return nil, errors.New("no")
}

func middle(next mcp.ToolHandler) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req) // want `^transparent seam, leaving classified$`
		if err != nil {
			return nil, coded.Classify(err)
		}
		return result, nil
	}
}

// New makes the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddTool(&mcp.Tool{Name: "classified"}, classifying(classified))
	s.AddTool(&mcp.Tool{Name: "replaced"}, replacing(replaced))
	s.AddTool(&mcp.Tool{Name: "shown"}, showing(shown))
	s.AddTool(&mcp.Tool{Name: "some"}, partly(some))
	s.AddTool(&mcp.Tool{Name: "branched"}, branching(branched))
	s.AddTool(&mcp.Tool{Name: "inner"}, classifying(leaving(inner)))
	s.AddTool(&mcp.Tool{Name: "around"}, middle(around))
	s.AddTool(&mcp.Tool{Name: "around"}, around)
	return s
}
