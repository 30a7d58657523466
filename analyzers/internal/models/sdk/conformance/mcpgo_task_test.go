//go:build !older

package conformance

import (
	"context"
	"math"
	"time"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// taskOptions let the tool of a scene run as a task, where it is to.
func (s scene) taskOptions() []mcp.ToolOption {
	if s.runsTask() {
		return []mcp.ToolOption{mcp.WithTaskSupport(mcp.TaskSupportOptional)}
	}
	return nil
}

// addTaskTool adds a tool that always runs as a task.
func (s scene) addTaskTool(srv *server.MCPServer) {
	srv.AddTaskTool(s.mcpGoTool(), func(context.Context, mcp.CallToolRequest) (*mcp.CreateTaskResult, error) {
		result := &mcp.CreateTaskResult{Content: []mcp.Content{mcp.NewTextContent("fine")}}
		switch err := s.mcpGoFailure(); {
		case s.In == sdk.NilResult:
			return nil, nil
		case s.In == sdk.FlaggedResult:
			result.IsError, result.StructuredContent = true, map[string]any{"code": "E1"}
			result.Content = []mcp.Content{mcp.NewTextContent("refused")}
			return result, nil
		case s.In == sdk.BadOutput:
			result.StructuredContent = typedOut{}
			return result, nil
		case s.In == sdk.Unencodable:
			result.StructuredContent = math.NaN()
			return result, nil
		case s.In == sdk.ErrorWithResult || err == nil:
			return result, err
		default:
			return nil, err
		}
	})
}

// runTask calls the tool of a scene as a task, waits for its end and asks for its result.
func (s scene) runTask(ctx context.Context, c *client.Client, p *process) error {
	var call mcp.CallToolRequest
	call.Params.Name, call.Params.Arguments, call.Params.Task = name, s.arguments(), &mcp.TaskParams{}
	_, _ = c.CallTool(ctx, call) // the client takes no task for a result
	begun, err := p.begun()
	if err != nil {
		return err
	}
	var get mcp.GetTaskRequest
	get.Params.TaskId = begun.ID
	for {
		now, err := c.GetTask(ctx, get)
		if err != nil {
			return err
		}
		if now.Status.IsTerminal() {
			break
		}
		time.Sleep(time.Millisecond)
	}
	var ask mcp.TaskResultRequest
	ask.Params.TaskId = begun.ID
	_, err = c.TaskResult(ctx, ask)
	return err
}
