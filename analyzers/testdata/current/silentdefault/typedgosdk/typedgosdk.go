// Package typedgosdk does the same with the official SDK, whose raw handlers check nothing.
package typedgosdk

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type task struct {
	Content, Due string
	Priority     int
}

func register(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "create_task"}, createTask)
	s.AddTool(&mcp.Tool{Name: "show_task"}, showTask)
	mcp.AddTool(s, &mcp.Tool{Name: "update_task"}, updateTask)
}

func arguments(req *mcp.CallToolRequest) (map[string]any, error) {
	var args map[string]any
	err := json.Unmarshal(req.Params.Arguments, &args)
	return args, err
}

func optional[T any](req *mcp.CallToolRequest, name string) (T, error) {
	var zero T
	args, err := arguments(req)
	if err != nil {
		return zero, err
	}
	if _, ok := args[name]; !ok {
		return zero, nil
	}
	v, ok := args[name].(T)
	if !ok {
		return zero, fmt.Errorf("%s has another type", name)
	}
	return v, nil
}

func createTask(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	content, err := optional[string](req, "content")
	if err != nil {
		return failed(err), nil
	}
	due, _ := optional[string](req, "due")        // want "silentdefault/empty: due"
	priority, _ := optional[int](req, "priority") // want "silentdefault/type: priority"
	return answer(task{content, due, priority}), nil
}

func showTask(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	content, _ := optional[string](req, "content")
	if content == "" {
		return failed(fmt.Errorf("content is missing")), nil
	}
	priority, err := optional[int](req, "priority")
	if err != nil {
		return failed(err), nil
	}
	return answer(task{Content: content, Priority: priority}), nil
}

// updateTask is given what the library has held against the schema.
func updateTask(ctx context.Context, req *mcp.CallToolRequest, in task) (*mcp.CallToolResult, any, error) {
	return answer(in), nil, nil
}

func answer(t task) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: fmt.Sprint(t)}}}
}

func failed(err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}
}
