// Package textonly keeps the text of errors and not the errors.
package textonly

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/lostcause/textonly/store"
)

type tools struct{ store *store.Store }

// handlerFormats has %v in a handler.
func (t *tools) handlerFormats(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.store.Note(ctx, req.GetString("id", ""))
	if err != nil {
		return nil, fmt.Errorf("the note %q cannot be read: %s", req.GetString("id", ""), err.Error()) // want "lostcause/text-only: store.Store.Note"
	}
	return mcp.NewToolResultText(text), nil
}

type input struct {
	IDs []string `json:"ids"`
}

type output struct {
	Texts []string `json:"texts"`
}

// typedJoins joins the texts of all.
func (t *tools) typedJoins(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	for _, id := range in.IDs {
		text, err := t.store.Note(ctx, id)
		if err != nil {
			return nil, output{}, errors.New("the note " + id + ": " + err.Error()) // want "lostcause/text-only: store.Store.Note"
		}
		out.Texts = append(out.Texts, text)
	}
	return nil, out, nil
}

// closureFormats is a handler that a function makes.
func closureFormats(s *store.Store) sdk.ToolHandlerFor[input, output] {
	return func(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
		page, err := s.Page("index")
		if err != nil {
			return nil, output{}, fmt.Errorf("%d notes: %v", len(in.IDs), err) // want "lostcause/text-only: store.Store.Page"
		}
		return nil, output{[]string{string(page)}}, nil
	}
}

// variableFormats makes the text first.
func (t *tools) variableFormats(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	page, err := t.store.Page("index")
	if err != nil {
		message := fmt.Sprintf("no index: %v", err)
		return nil, errors.New(message) // want "lostcause/text-only: store.Store.Page"
	}
	return mcp.NewToolResultText(string(page)), nil
}

// trimmed cuts the text.
func (t *tools) trimmed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	page, err := t.store.Page("index")
	if err != nil {
		return nil, errors.New(strings.TrimSpace(err.Error())) // want "lostcause/text-only: store.Store.Page"
	}
	return mcp.NewToolResultText(string(page)), nil
}

var errNone = sql.ErrNoRows
