package mcpgo

import (
	"context"
	"errors"
	"net/http"
	"os"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/mcperrlint/mcperrlint/taxonomy"
	"github.com/mcperrlint/mcperrlint/taxonomy/class"
)

var errFull = taxonomy.Retryable("The queue is full.", taxonomy.RetryAfter(time.Second))

// push says how long to wait as far as it is known.
func push(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Post("https://queue.test", "text/plain", nil)
	if err != nil {
		return mcp.NewToolResultError(taxonomy.Transport(class.KindTransportTimeout, "The queue does not answer.").Error()), nil
	}
	defer resp.Body.Close()
	switch {
	case resp.StatusCode == http.StatusTooManyRequests:
		return nil, taxonomy.UpstreamRateLimit("The queue asks to wait.", 30*time.Second, taxonomy.Status(resp.StatusCode))
	case resp.StatusCode >= 500:
		return nil, taxonomy.Upstream("The queue is down.", resp.StatusCode, taxonomy.RetryAfter(time.Minute))
	}
	return nil, taxonomy.FromHTTPResponse(resp)
}

// pop decides in a switch over kinds of errors.
func pop(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove("queue")
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, taxonomy.Timeout("The queue is slow.", taxonomy.Cause(err), taxonomy.Status(http.StatusRequestTimeout))
	case errors.Is(err, os.ErrPermission):
		return nil, taxonomy.Fatal("The queue is locked.", taxonomy.Detail("remove"))
	case err != nil:
		return nil, taxonomy.InternalError("The queue is broken.", taxonomy.RetryNo, taxonomy.Cause(err))
	}
	return nil, errFull
}

// look says what it needs.
func look(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return nil, taxonomy.ContextRequired("Which queue is meant?", "Ask for the name of the queue.", taxonomy.Cause(err))
	}
	return nil, taxonomy.NotFound("There is no queue "+name+".", taxonomy.RetryYes)
}

// wait is told how long by the agent.
func wait(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	pause := time.Duration(req.GetInt("seconds", 0)) * time.Second
	return nil, taxonomy.UpstreamRateLimit("The queue asks to wait.", pause)
}

func useSilent(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("push"), push)
	s.AddTool(mcp.NewTool("pop"), pop)
	s.AddTool(mcp.NewTool("look"), look)
	s.AddTool(mcp.NewTool("wait"), wait)
}
