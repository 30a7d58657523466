// Package api hands on what services say on purpose: an agent can correct itself with it.
package api

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

func user(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	client, err := github.NewClient()
	if err != nil {
		return nil, nil, err
	}
	u, _, err := client.Users.Get(ctx, in.Name)
	if err != nil {
		return nil, nil, fmt.Errorf("get user: %w", err)
	}
	return nil, u.GetName(), nil
}

func body(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	resp, err := http.Get("https://notes.test")
	if err != nil {
		return nil, nil, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, nil, err
	}
	if resp.StatusCode != http.StatusOK {
		return nil, nil, fmt.Errorf("status %d: %s", resp.StatusCode, data)
	}
	return nil, string(data), nil
}
