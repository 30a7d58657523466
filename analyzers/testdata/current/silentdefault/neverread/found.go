// Package neverread reads arguments as types that package json never gives, in functions that get all of them.
package neverread

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type tools struct{ names []string }

func register(s *server.MCPServer, t *tools) {
	s.AddTool(mcp.NewTool("delete"), t.delete)
	s.AddTool(mcp.NewTool("search"), t.search)
	s.AddTool(mcp.NewTool("page"), t.page)
	s.AddTool(mcp.NewTool("label"), label)
	s.AddTool(mcp.NewTool("chart"), chart(10))
	s.AddTool(mcp.NewTool("silent_ids"), silentIDs)
	s.AddTool(mcp.NewTool("silent_level"), silentLevel)
	s.AddTool(mcp.NewTool("silent_crash"), silentCrash)
	s.AddTool(mcp.NewTool("silent_own"), silentOwn)
	s.AddTool(mcp.NewTool("silent_bound"), silentBound)
	s.AddTool(mcp.NewTool("silent_fallback"), silentFallback)
	s.AddTool(mcp.NewTool("silent_shared"), silentShared)
	s.AddTool(mcp.NewTool("silent_json"), silentJSON)
	s.AddTool(mcp.NewTool("silent_object"), silentObject)
	s.AddTool(mcp.NewTool("silent_text"), silentText)
	s.AddTool(mcp.NewTool("silent_converted"), silentConverted)
}

// delete hands all arguments to a helper.
func (t *tools) delete(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint("deleted ", ids(req.GetArguments()))), nil
}

// ids gets the whole map.
func ids(args map[string]any) []int {
	list, ok := args["ids"].([]int) // want "silentdefault/never: ids"
	if !ok {
		return nil
	}
	return list
}

// search hands them on twice.
func (t *tools) search(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	return mcp.NewToolResultText(fmt.Sprint(t.find(args))), nil
}

func (t *tools) find(args map[string]any) []string {
	return t.names[:limitOf(args)]
}

func limitOf(args map[string]any) int {
	limit := 2
	if n, ok := args["limit"].(int64); ok { // want "silentdefault/never: limit"
		limit = int(n)
	}
	return limit
}

// page reads them in a literal, and in a switch with one type.
func (t *tools) page(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	read := func() int {
		if n, ok := req.GetArguments()["page"].(int); ok { // want "silentdefault/never: page"
			return n
		}
		return 1
	}
	size := 20
	switch n := req.GetArguments()["size"].(type) {
	case int32: // want "silentdefault/never: size"
		size = int(n)
	}
	return mcp.NewToolResultText(fmt.Sprint(read(), size)), nil
}

// label reads maps and lists of other types.
func label(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args, ok := req.Params.Arguments.(map[string]any)
	if !ok {
		return mcp.NewToolResultError("no arguments"), nil
	}
	labels, ok := args["labels"].(map[string]string) // want "silentdefault/never: labels"
	if !ok {
		labels = map[string]string{}
	}
	rows, _ := args["rows"].([]map[string]any) // want "silentdefault/never: rows"
	return mcp.NewToolResultText(fmt.Sprint(labels, rows)), nil
}

// chart is a handler that a function makes.
func chart(width int) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		values, ok := req.GetArguments()["values"].([]float64) // want "silentdefault/never: values"
		if !ok || len(values) == 0 {
			return mcp.NewToolResultError("values must be numbers"), nil
		}
		return mcp.NewToolResultText(fmt.Sprint(values, width)), nil
	}
}

var _ = register
