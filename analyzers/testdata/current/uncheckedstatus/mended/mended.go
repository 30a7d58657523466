// Package mended has functions that a fix has ask for the status, with mcp-go.
package mended

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type client struct {
	http *http.Client
	base string
}

func register(s *server.MCPServer, c *client) {
	s.AddTool(mcp.NewTool("page"), c.page)
}

// page answers with what each of them has read.
func (c *client) page(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := c.text(ctx, "/page")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	data, size, err := raw(c.base)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	news, err := latest(ctx, c)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(text, data, size, news)), nil
}

// text has a request of its own.
func (c *client) text(ctx context.Context, path string) (string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, nil)
	if err != nil {
		return "", err
	}
	resp, err := c.http.Do(req) // want "uncheckedstatus/unread: http.Client.Do"
	if err != nil {
		return "", fmt.Errorf("get %s: %w", path, err)
	}
	defer resp.Body.Close() // the body is read to its end
	data, err := io.ReadAll(resp.Body)
	return string(data), err
}

// raw returns two values beside the error, and closes in a literal.
func raw(base string) ([]byte, int, error) {
	answer, err := http.Get(base) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return nil, 0, err
	}
	defer func() { _ = answer.Body.Close() }()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		return nil, 0, err
	}
	return data, len(data), nil
}

type item struct{ text string }

// latest has named results, and gets the response from a function.
func latest(ctx context.Context, c *client) (news item, err error) {
	if c.base != "" {
		resp, err := get(ctx, c) // want "uncheckedstatus/unread: mended.get"
		if err != nil {
			return news, err
		}
		defer resp.Body.Close()
		data, err := io.ReadAll(resp.Body)
		return item{string(data)}, err
	}
	return news, nil
}

func get(ctx context.Context, c *client) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base, nil)
	if err != nil {
		return nil, err
	}
	return c.http.Do(req)
}

var _ = register
