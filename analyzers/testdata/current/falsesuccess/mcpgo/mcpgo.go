// Package mcpgo answers failures as a success with mcp-go.
package mcpgo

import (
	"context"
	"fmt"
	"log"
	"os"
	"slices"

	"example.test/falsesuccess/internal/reply"

	"github.com/mark3labs/mcp-go/mcp"
)

func text(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultText(err.Error()), nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func formatted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(req.Params.Name)
	if err != nil {
		return mcp.NewToolResultText(fmt.Sprintf("Error: %v", err)), nil // want "falsesuccess/derived: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

func variable(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		message := "remove: " + err.Error()
		return mcp.NewToolResultText(message), nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func literal(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{Content: []mcp.Content{mcp.NewTextContent(err.Error())}}, nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func constant(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultText("The file could not be removed."), nil // want "falsesuccess/text: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func nothingFound(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(req.Params.Name)
	if err != nil {
		return mcp.NewToolResultText("No data file found for " + req.Params.Name), nil // want "falsesuccess/text: os.ReadFile"
	}
	return mcp.NewToolResultText(string(data)), nil
}

// recorded logs the error, so that the flag alone is missing.
func recorded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		log.Print(err)
		return mcp.NewToolResultText("The file could not be removed."), nil // want "falsesuccess/text: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return say(err.Error()), nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func say(text string) *mcp.CallToolResult { return mcp.NewToolResultText(text) }

func helpedElsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return reply.Text("failed: " + err.Error()), nil // want "falsesuccess/derived: os.Remove"
	}
	return reply.Text("ok"), nil
}

func before(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result := mcp.NewToolResultText("Access denied.")
	if err := os.Remove(req.Params.Name); err != nil {
		return result, nil // want "falsesuccess/text: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

// remove returns results for handlers.
func remove(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	if err := os.Remove(name); err != nil {
		return mcp.NewToolResultText("failed: " + err.Error()), nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func structured(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultStructured(map[string]any{"error": err.Error()}, "failed"), nil // want "falsesuccess/derived: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

// loops tells of a failure in one of several ways out of a loop over an iterator.
func loops(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for name := range slices.Values(req.GetStringSlice("names", nil)) {
		if name == "" {
			return mcp.NewToolResultText("nothing is left"), nil
		}
		if err := os.Remove(name); err != nil {
			return mcp.NewToolResultText("failed: " + err.Error()), nil // want "falsesuccess/derived: os.Remove"
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	return mcp.NewToolResultText("ok"), nil
}
