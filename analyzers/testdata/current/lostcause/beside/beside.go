// Package beside has handlers that tell of a failure by what came with the error.
package beside

import (
	"context"
	"errors"
	"fmt"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Key string `json:"key"`
}

type response struct {
	Code int
	Body string
}

// get returns the answer of the service with the error, if there was one.
func get(ctx context.Context, key string) (string, *response, error) {
	resp, err := http.Get("http://issues.test/" + key)
	if err != nil {
		return "", nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return "", &response{resp.StatusCode, resp.Status}, errors.New("refused")
	}
	return resp.Status, &response{resp.StatusCode, resp.Status}, nil
}

// status says what the status says.
func status(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	issue, resp, err := get(ctx, in.Key)
	if err != nil {
		if resp != nil && resp.Code == 404 {
			return nil, nil, errors.New("there is no such issue")
		}
		return nil, nil, errors.New("no issue") // want "lostcause/dropped: beside.get"
	}
	return nil, issue, nil
}

// body shows what the service has answered.
func body(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	issue, resp, err := get(ctx, in.Key)
	if err != nil {
		if resp != nil {
			return nil, nil, fmt.Errorf("no issue: %s", resp.Body)
		}
		return nil, nil, fmt.Errorf("no issue: %w", err)
	}
	return nil, issue, nil
}

// there asks only whether anything came with the error.
func there(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, any, error) {
	issue, resp, err := get(ctx, in.Key)
	if err != nil {
		if resp != nil {
			return nil, nil, errors.New("the service has refused") // want "lostcause/dropped: beside.get"
		}
		return nil, nil, fmt.Errorf("no issue: %w", err)
	}
	return nil, issue, nil
}
