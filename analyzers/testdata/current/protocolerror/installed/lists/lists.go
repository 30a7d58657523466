// Package lists returns lists of middleware.
package lists

import (
	"context"
	"errors"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Logging changes nothing.
func Logging() mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			log.Print(method)
			return next(ctx, method, req)
		}
	}
}

func limiting(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "tools/call" && req.GetSession() == nil {
			return nil, errors.New("no session")
		}
		return next(ctx, method, req)
	}
}

func converting(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		result, err := next(ctx, method, req)
		if err != nil && method == "tools/call" {
			return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}, nil
		}
		return result, nil
	}
}

// All returns middleware that lets errors through.
func All(log bool) []mcp.Middleware {
	list := []mcp.Middleware{limiting}
	if log {
		list = append(list, Logging())
	}
	return list
}

// Converting returns some that does not.
func Converting(log bool) []mcp.Middleware {
	list := []mcp.Middleware{Logging()}
	if log {
		list = append(list, converting)
	}
	return list
}

// Given returns some of which nobody knows all.
func Given(others ...mcp.Middleware) []mcp.Middleware {
	return append([]mcp.Middleware{Logging()}, others...)
}
