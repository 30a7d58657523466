// Package seams has functions that call handlers and answer in their place.
package seams

import (
	"context"
	"log/slog"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type output struct {
	Text string `json:"text"`
}

func answer(out *output) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.Text}}}
}

func failed(text string) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

// replacing logs the error and says something else.
func replacing(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			slog.ErrorContext(ctx, "call failed", "error", err)
			return failed("The tool failed. Call status for more."), nil
		}
		return answer(out), nil
	}
}

func replaced(ctx context.Context, name string) (*output, error) {
	return nil, os.Remove(name) // nothing of it is left
}

// classifying says what the code of the error says.
func classifying(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			return failed(taxonomy.Classify(err).Message), nil
		}
		return answer(out), nil
	}
}

func classified(ctx context.Context, name string) (*output, error) {
	return nil, os.Remove(name) // nothing of it is left
}

// showing shows the text.
func showing(h func(context.Context, string) (*output, error)) mcp.ToolHandler {
	return func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := h(ctx, string(req.Params.Arguments))
		if err != nil {
			return failed(err.Error()), nil
		}
		return answer(out), nil
	}
}

func shown(ctx context.Context, name string) (*output, error) {
	return nil, os.Remove(name) // want "upstreamtext/foreign: os.Remove"
}

// both stands behind one that shows and one that does not.
func both(ctx context.Context, name string) (*output, error) {
	return nil, os.Remove(name) // want "upstreamtext/foreign: os.Remove"
}

// coded is a coded error with a text that no seam replaces, because it is the
// message for the agent.
func coded(ctx context.Context, name string) (*output, error) {
	if err := os.Remove(name); err != nil {
		return nil, taxonomy.NotFound("gone: " + err.Error() + "!") // want "upstreamtext/foreign: os.Remove"
	}
	return &output{}, nil
}

// New returns the server.
func New() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "s"}, nil)
	s.AddTool(&mcp.Tool{Name: "replaced"}, replacing(replaced))
	s.AddTool(&mcp.Tool{Name: "classified"}, classifying(classified))
	s.AddTool(&mcp.Tool{Name: "shown"}, showing(shown))
	s.AddTool(&mcp.Tool{Name: "both"}, replacing(both))
	s.AddTool(&mcp.Tool{Name: "both as they are"}, showing(both))
	s.AddTool(&mcp.Tool{Name: "coded"}, classifying(coded))
	return s
}
