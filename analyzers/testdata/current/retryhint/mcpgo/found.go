// Package mcpgo has tools of mcp-go that tell of failures of a service.
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

const (
	noStatus = iota
	slowDown = class.Kind("slow_down")
)

var errBusy = taxonomy.Retryable("The queue is full.", taxonomy.RetryNo) // want "retryhint/contradiction: taxonomy.Retryable"

// enqueue answers with the text of the error.
func enqueue(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Post("https://queue.test", "text/plain", nil)
	if err != nil {
		return mcp.NewToolResultError(taxonomy.Transport(slowDown, "The queue does not answer.").Error()), nil // want "retryhint/refused: taxonomy.Transport"
	}
	defer resp.Body.Close()
	switch {
	case resp.StatusCode == http.StatusTooManyRequests:
		return nil, taxonomy.UpstreamRateLimit("The queue asks to wait.", 0*time.Minute, taxonomy.Status(resp.StatusCode)) // want "retryhint/refused: taxonomy.UpstreamRateLimit"
	case resp.StatusCode >= 500:
		return nil, taxonomy.Upstream("The queue is down.", noStatus, taxonomy.RetryAfter(time.Minute)) // want "retryhint/refused: taxonomy.Upstream"
	}
	return mcp.NewToolResultText(resp.Status), nil
}

// dequeue decides in a switch over kinds of errors.
func dequeue(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove("queue")
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return nil, taxonomy.Transport(class.KindTransportTimeout, "The queue is slow.", taxonomy.Cause(err), taxonomy.Status(http.StatusRequestTimeout)) // want "retryhint/refused: taxonomy.Transport"
	case errors.Is(err, os.ErrPermission):
		return nil, taxonomy.Fatal("The queue is locked.", taxonomy.Detail("remove"), taxonomy.RetryYes) // want "retryhint/contradiction: taxonomy.Fatal"
	case err != nil:
		return nil, taxonomy.InternalError("The queue is broken.", taxonomy.Retry(42)) // want "retryhint/refused: taxonomy.InternalError"
	}
	return mcp.NewToolResultText("ok"), nil
}

// peek asks for what it needs, in no words.
func peek(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return nil, taxonomy.ContextRequired("Which queue is meant?", `  `, taxonomy.Cause(err)) // want "retryhint/refused: taxonomy.ContextRequired"
	}
	return nil, taxonomy.New(taxonomy.Code(0), "There is no queue "+name+".") // want "retryhint/refused: taxonomy.New"
}

// drain has the failure in a helper of its own, in parentheses.
func drain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, tooMany(3)
}

func tooMany(n int) error {
	return (taxonomy.RateLimited)("Too many queues.", taxonomy.RetryNo, taxonomy.Data("queues", n)) // want "retryhint/contradiction: taxonomy.RateLimited"
}

// read is a resource.
func read(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	return nil, taxonomy.NotFound("There is no queue.", taxonomy.Status(http.StatusNotFound*10)) // want "retryhint/refused: taxonomy.NotFound"
}

// watch waits for less than nothing.
func watch(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, taxonomy.Timeout("The queue was quiet.", taxonomy.RetryAfter(time.Duration(-1))) // want "retryhint/refused: taxonomy.Timeout"
}

func use(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("enqueue"), enqueue)
	s.AddTool(mcp.NewTool("dequeue"), dequeue)
	s.AddTool(mcp.NewTool("peek"), peek)
	s.AddTool(mcp.NewTool("drain"), drain)
	s.AddTool(mcp.NewTool("watch"), watch)
	s.AddResource(mcp.NewResource("queue://all", "all"), read)
}
