package toldmcpgo

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func registerBody(s *server.MCPServer, client func(ctx context.Context) (*http.Client, error)) {
	s.AddTool(mcp.NewTool("publish"), publish(client))
}

// publish reads the body only to tell more of a failure that it tells in any case.
func publish(client func(ctx context.Context) (*http.Client, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		c, err := client(ctx)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		resp, err := c.Get("https://example.test/publish")
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		defer resp.Body.Close()
		if resp.StatusCode != http.StatusOK {
			body, _ := io.ReadAll(resp.Body)
			return mcp.NewToolResultError(fmt.Sprintf("publishing (HTTP %d): %s", resp.StatusCode, string(body))), nil
		}
		return mcp.NewToolResultText("published"), nil
	}
}
