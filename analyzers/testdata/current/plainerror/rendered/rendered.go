// Package rendered puts the text of plain errors into error results.
package rendered

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"example.test/plainerror/internal/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var errClosed = errors.New("closed")

func check(name string) error {
	if name == "" {
		return errors.New("empty")
	}
	return nil
}

func text(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: text"
	}
	return mcp.NewToolResultText("ok"), nil
}

func fromErr(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return mcp.NewToolResultErrorFromErr("check", err), nil // want "plainerror/rendered: fromErr"
	}
	return mcp.NewToolResultText("ok"), nil
}

func formatted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return mcp.NewToolResultErrorf("check: %v", err), nil // want "plainerror/rendered: formatted"
	}
	return mcp.NewToolResultText("ok"), nil
}

func printed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		message := fmt.Sprintf("check: %s", err)
		return mcp.NewToolResultError(message), nil // want "plainerror/rendered: printed"
	}
	return mcp.NewToolResultText("ok"), nil
}

func built(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var b strings.Builder
	b.WriteString("check: ")
	if err := check(req.Params.Name); err != nil {
		b.WriteString(err.Error())
	}
	return mcp.NewToolResultError(b.String()), nil // want "plainerror/rendered: built"
}

func literal(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{ // want "plainerror/rendered: literal"
		IsError: true,
		Content: []mcp.Content{mcp.TextContent{Type: "text", Text: errClosed.Error()}},
	}, nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return failed("check", err), nil // want "plainerror/rendered: helped"
	}
	return mcp.NewToolResultText("ok"), nil
}

func failed(what string, err error) *mcp.CallToolResult {
	result := mcp.NewToolResultText(what + ": " + err.Error())
	result.IsError = true
	return result
}

func service(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := (&store.Store{}).Find(req.Params.Name)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "plainerror/rendered: service"
	}
	return mcp.NewToolResultText(text), nil
}

func deferred(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			result, err = mcp.NewToolResultError(err.Error()), nil
		}
	}()
	if err := check(req.Params.Name); err != nil {
		return nil, err // want "plainerror/rendered: deferred"
	}
	return mcp.NewToolResultText("ok"), nil
}

func authored(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return mcp.NewToolResultError("The name is empty. Pass the name of a table."), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func coded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := (&store.Store{}).Start(ctx, req.Params.Name); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func rendering(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := check(req.Params.Name); err != nil {
		return mcp.NewToolResultError(taxonomy.Classify(err).Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func success(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := "all is well"
	if err := check(req.Params.Name); err != nil {
		text += ", but " + err.Error()
	}
	return mcp.NewToolResultText(text), nil
}

func argument(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	name, err := req.RequireString("name")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(name), nil
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{text, fromErr, formatted, printed, built, literal, helped, service, authored, coded, rendering, success, argument, deferred}
