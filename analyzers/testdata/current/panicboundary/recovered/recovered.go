// Package recovered has handlers behind something that recovers.
package recovered

import (
	"context"
	"os"
	"regexp"

	"example.test/panicboundary/recovering"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

func panics(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	if in.Name == "" {
		panic("no name")
	}
	return nil, regexp.MustCompile(in.Name).String(), nil
}

// exits cannot be recovered from.
func exits(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	os.Exit(1) // want "panicboundary/exit: os.Exit"
	return nil, "done", nil
}

func serve() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	s.AddReceivingMiddleware(recovering.Middleware)
	mcp.AddTool(s, &mcp.Tool{Name: "panics"}, panics)
	mcp.AddTool(s, &mcp.Tool{Name: "exits"}, exits)
	return s
}
