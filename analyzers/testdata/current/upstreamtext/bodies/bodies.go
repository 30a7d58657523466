// Package bodies reads the body of a response in all the ways that there are.
package bodies

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/ioutil"
	"net/http"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func get(url string) (*http.Response, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be reached.", taxonomy.Cause(err))
	}
	return resp, nil
}

func formerly(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := get(req.Params.Name)
	if err != nil {
		return nil, err
	}
	data, _ := ioutil.ReadAll(resp.Body)
	return nil, fmt.Errorf("status %d: %s", resp.StatusCode, data) // want "upstreamtext/api"
}

func copied(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := get(req.Params.Name)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	_, _ = io.Copy(&b, io.LimitReader(resp.Body, 1000))
	return nil, fmt.Errorf("status %d: %s", resp.StatusCode, b.String()) // want "upstreamtext/api"
}

func readInto(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := get(req.Params.Name)
	if err != nil {
		return nil, err
	}
	b := new(bytes.Buffer)
	_, _ = b.ReadFrom(resp.Body)
	return mcp.NewToolResultError(b.String()), nil // want "upstreamtext/api"
}

func answered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := get(req.Params.Name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	_, _ = io.Copy(&b, resp.Body)
	return mcp.NewToolResultText(b.String()), nil // the answer is what was asked for
}

func written(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var b bytes.Buffer
	_, _ = io.Copy(&b, strings.NewReader(req.Params.Name))
	return mcp.NewToolResultError(b.String()), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{formerly, copied, readInto, answered, written}
