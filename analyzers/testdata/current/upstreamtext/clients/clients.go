// Package clients uses a client library in the ways of servers.
package clients

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/google/go-github/v90/github"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

var client *github.Client

func asked(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, _, err := client.Users.Get(ctx, in.Name)
	return nil, nil, err // want "upstreamtext/api: github.UsersService.Get"
}

// usedUp reads a body that the client has read and closed.
func usedUp(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	_, resp, err := client.Users.Get(ctx, in.Name)
	if err != nil {
		return nil, nil, fmt.Errorf("no user") // silent: another rule's
	}
	if resp.StatusCode != http.StatusOK {
		body, err := io.ReadAll(resp.Body)
		if err != nil {
			return nil, nil, fmt.Errorf("read: %w", err)
		}
		return nil, nil, fmt.Errorf("status %d: %s", resp.StatusCode, body)
	}
	return nil, "found", nil
}

// made looks at options only.
func made(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	c, err := github.NewClient(github.WithEnterpriseURLs(in.Name, in.Name))
	if err != nil {
		return nil, nil, err // want "upstreamtext/foreign: github.NewClient"
	}
	if _, err := c.NewRequest(ctx, http.MethodGet, in.Name, nil); err != nil {
		return nil, nil, err // want "upstreamtext/foreign: github.Client.NewRequest"
	}
	return nil, "made", nil
}

// decoded decodes what is there already.
func decoded(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	text, err := (&github.RepositoryContent{}).GetContent()
	return nil, text, err // want "upstreamtext/foreign: github.RepositoryContent.GetContent"
}
