// Package unread declares arguments that no work is done with, in the inputs of typed tools and in descriptions.
package unread

import (
	"context"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type deployArgs struct {
	Service string `json:"service"`
	DryRun  bool   `json:"dry_run,omitempty"` // want "silentdefault/unused: dry_run"
}

// deploy deploys where the agent has asked for a dry run.
func deploy(ctx context.Context, req *sdk.CallToolRequest, in deployArgs) (*sdk.CallToolResult, any, error) {
	return nil, "deployed " + in.Service, nil
}

type listArgs struct {
	Limit  int               `json:"limit"`
	Sort   string            `json:"sort"` // want "silentdefault/unused: sort"
	Labels map[string]string `json:"labels"`
}

// list reads one of three, in a function.
func list(ctx context.Context, req *sdk.CallToolRequest, in *listArgs) (*sdk.CallToolResult, any, error) {
	return nil, first(in), nil
}

func first(in *listArgs) []string { return strings.Fields("a b c")[:min(max(in.Limit, 0), 3)] }

type tagArgs struct {
	Name string   `json:"name"`
	Tags []string `json:"tags"` // want "silentdefault/unused: tags"
}

type tagger struct{ names []string }

// tag is a method, and says by a blank that it does not read the list.
func (t *tagger) tag(ctx context.Context, req *sdk.CallToolRequest, in tagArgs) (*sdk.CallToolResult, any, error) {
	_ = in.Tags
	t.names = append(t.names, in.Name)
	return nil, t.names, nil
}

type rangeArgs struct {
	From int `json:"from"`
	To   int `json:"to"` // want "silentdefault/unused: to"
}

// ranged is a handler that a function makes.
func ranged(base int) sdk.ToolHandlerFor[rangeArgs, any] {
	return func(ctx context.Context, req *sdk.CallToolRequest, in rangeArgs) (*sdk.CallToolResult, any, error) {
		return nil, base + in.From, nil
	}
}

type timedArgs struct {
	Query   string `json:"query"`
	Timeout int    `json:"timeout"` // want "silentdefault/unused: timeout"
}

// timed sets it and does not read it.
func timed(ctx context.Context, req *sdk.CallToolRequest, in timedArgs) (*sdk.CallToolResult, any, error) {
	if in.Query == "" {
		in.Timeout = 30
	}
	return nil, strings.ToUpper(in.Query), nil
}

type structuredArgs struct {
	Path   string `json:"path"`
	Format string `json:"format"` // want "silentdefault/unused: format"
}

// structured is a typed handler of mcp-go.
func structured(ctx context.Context, req mcp.CallToolRequest, in structuredArgs) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(in.Path), nil
}

// search asks for the query, and never for the language.
func search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	query, err := req.RequireString("query")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(query), nil
}

// export asks a helper for two of three.
func export(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(texts(req, "from", "to")), nil
}

func texts(req mcp.CallToolRequest, a, b string) string {
	return req.GetString(a, "-") + req.GetString(b, "-")
}

// rotate reads the map, and has a key in another one.
func rotate(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	seen := map[string]bool{"force": true}
	id, ok := req.GetArguments()["id"].(string)
	if !ok {
		return mcp.NewToolResultError("id must be a text"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(id, seen["force"])), nil
}

func register(s *sdk.Server, m *server.MCPServer, t *tagger) {
	sdk.AddTool(s, &sdk.Tool{Name: "deploy"}, deploy)
	sdk.AddTool(s, &sdk.Tool{Name: "list"}, list)
	sdk.AddTool(s, &sdk.Tool{Name: "tag"}, t.tag)
	sdk.AddTool(s, &sdk.Tool{Name: "ranged"}, ranged(1))
	sdk.AddTool(s, &sdk.Tool{Name: "timed"}, timed)
	m.AddTool(mcp.NewTool("structured"), mcp.NewTypedToolHandler(structured))
	m.AddTool(mcp.NewTool("search", mcp.WithString("query"), mcp.WithString("lang")), search) // want "silentdefault/unused: lang"
	m.AddTools(server.ServerTool{
		Tool:    mcp.NewTool("rotate", mcp.WithString("id"), mcp.WithBoolean("force")), // want "silentdefault/unused: force"
		Handler: rotate,
	})
	tool := mcp.NewTool("export",
		mcp.WithString("from"),
		mcp.WithString("to"),
		mcp.WithNumber("max"), // want "silentdefault/unused: max"
	)
	m.AddTool(tool, export)
}

var _ = register
