// Package web serves over HTTP only.
package web

import (
	"context"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func handle(ctx context.Context, req *mcp.CallToolRequest, in any) (*mcp.CallToolResult, any, error) {
	fmt.Println("called")
	return nil, "done", nil
}

func serve() error {
	s := mcp.NewServer(&mcp.Implementation{Name: "notes"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "handle"}, handle)
	fmt.Println("listening")
	return http.ListenAndServe(":80", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
}
