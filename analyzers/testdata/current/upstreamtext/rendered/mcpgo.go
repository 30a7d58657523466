// Package rendered puts the text of errors into results.
package rendered

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func text(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func fromErr(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultErrorFromErr("remove", err), nil // want "upstreamtext/foreign: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func formatted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultErrorf("remove: %v", err), nil // want "upstreamtext/foreign: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func printed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		message := fmt.Sprintf("remove: %s", err)
		return mcp.NewToolResultError(message), nil // want "upstreamtext/foreign: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func built(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var b strings.Builder
	if err := os.Remove(req.Params.Name); err != nil {
		b.WriteString(err.Error())
	}
	return mcp.NewToolResultError(b.String()), nil // want "upstreamtext/foreign: os.Remove"
}

func literal(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return &mcp.CallToolResult{ // want "upstreamtext/foreign: os.Remove"
			IsError: true,
			Content: []mcp.Content{mcp.TextContent{Type: "text", Text: "remove: " + err.Error()}},
		}, nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func content(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result := &mcp.CallToolResult{IsError: true}
	if err := os.Remove(req.Params.Name); err != nil {
		result.Content = append(result.Content, mcp.NewTextContent(err.Error()))
	}
	return result, nil // want "upstreamtext/foreign: os.Remove"
}

func failed(what string, err error) *mcp.CallToolResult {
	return mcp.NewToolResultError(what + ": " + err.Error())
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return failed("remove", err), nil // want "upstreamtext/foreign: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func remove(name string) *mcp.CallToolResult {
	if err := os.Remove(name); err != nil {
		return failed("remove", err)
	}
	return mcp.NewToolResultText("ok")
}

func helpedTwice(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return remove(req.Params.Name), nil // want "upstreamtext/foreign: os.Remove"
}

// success is no error result. The agent reads the text all the same.
func success(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := "done"
	if err := os.Remove(req.Params.Name); err != nil {
		text += ", but " + err.Error()
	}
	return mcp.NewToolResultText(text), nil // want "upstreamtext/foreign: os.Remove"
}

func wrapped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		err = fmt.Errorf("remove: %w", err)
		return mcp.NewToolResultError(err.Error()), nil // want "upstreamtext/foreign: os.Remove"
	}
	return mcp.NewToolResultText("ok"), nil
}

func both(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove(req.Params.Name)
	return mcp.NewToolResultErrorFromErr("remove", errors.New("no luck")), err // want "upstreamtext/foreign: os.Remove"
}

func authored(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultError("The file cannot be removed. Check its name."), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func kind(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := os.Remove(req.Params.Name)
	if errors.Is(err, os.ErrNotExist) {
		return mcp.NewToolResultErrorf("There is no file %q.", req.Params.Name), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func typeOnly(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultErrorf("The file cannot be removed (%T).", err), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{text, fromErr, formatted, printed, built, literal, content, helped, helpedTwice, success, wrapped, both, authored, kind, typeOnly}
