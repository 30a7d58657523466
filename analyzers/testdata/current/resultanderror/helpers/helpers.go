// Package helpers has what is returned decided in other functions.
package helpers

import (
	"context"
	"errors"

	"example.test/resultanderror/internal/build"

	"github.com/mark3labs/mcp-go/mcp"
)

var errGone = errors.New("gone")

func both(name string) (*mcp.CallToolResult, error) {
	if name == "" {
		return mcp.NewToolResultError("empty"), errGone // want "resultanderror/result-dropped: helpers.both"
	}
	return mcp.NewToolResultText(name), nil
}

func forwarded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return both(req.Params.Name)
}

func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := both(req.Params.Name)
	if err != nil {
		return result, err
	}
	return result, nil
}

func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return build.Both(req.Params.Name) // want "resultanderror/result-dropped: build.Both"
}

// elsewhereToo has the same cause.
func elsewhereToo(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return build.Both(req.Params.Arguments.(string)) // told with the one above
}

// twice is one finding, at its first return.
func twice(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	switch req.Params.Name {
	case "":
		return mcp.NewToolResultError("empty"), errGone // want "resultanderror/result-dropped: twice"
	case "a":
		return mcp.NewToolResultError("too short"), errGone
	}
	return mcp.NewToolResultError("unknown"), errGone
}

func builtElsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return build.Failed("no"), errGone // want "resultanderror/result-dropped: builtElsewhere"
}

func always(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("ok"), refuse() // want "resultanderror/result-dropped: always"
}

func refuse() error { return errGone }

// excluded is called with what the helper does not fail for.
func excluded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return both("name")
}

// one gives either.
func one(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return build.One(req.Params.Name)
}

// succeeded returns the result only where the error is nil.
func succeeded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result, err := both(req.Params.Name)
	if err == nil {
		return result, err
	}
	return nil, err
}
