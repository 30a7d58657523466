package told

import (
	"context"
	"fmt"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

// cleansUp tells the error of the cleanup, where that has worked.
func (t *tools) cleansUp(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, err := t.client.Book(ctx, "new")
	if err != nil {
		_, err = t.client.Shelf(ctx, "new")
		if err != nil {
			return mcp.NewToolResultErrorf("the book is lost, and so is the shelf: %v", err), nil
		}
		return mcp.NewToolResultErrorf("the book is lost: %v", err), nil // want "nilerror/told: library.Client.Shelf"
	}
	return mcp.NewToolResultText("there is a new book"), nil
}

// forEmpty has nothing to tell of an empty shelf.
func (t *tools) forEmpty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	books, err := t.client.Shelf(ctx, req.GetString("shelf", ""))
	if err != nil {
		return mcp.NewToolResultErrorFromErr("no shelf", err), nil
	}
	if len(books) == 0 {
		return mcp.NewToolResultErrorFromErr("no books", err), nil // want "nilerror/told: library.Client.Shelf"
	}
	return mcp.NewToolResultText(books[0].Title), nil
}

// typedForEmpty asks an interface.
func typedForEmpty(shelves library.Shelves) sdk.ToolHandlerFor[input, output] {
	return func(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
		b, err := shelves.Book(ctx, in.Shelf)
		switch {
		case err != nil:
			return nil, output{}, err
		case b == nil:
			return nil, output{}, fmt.Errorf("no book: %w", err) // want "nilerror/told: library.Shelves.Book"
		}
		return nil, output{Books: []library.Book{*b}}, nil
	}
}

// logsNil tells nobody, and returns nil for a success.
func (t *tools) logsNil(ctx context.Context, shelf string) ([]library.Book, error) {
	books, err := t.client.Shelf(ctx, shelf)
	if err != nil {
		return nil, err
	}
	log.Printf("%d books, %v", len(books), err)
	return books, err
}

// keepsFirst tells the error that led here.
func (t *tools) keepsFirst(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, err := t.client.Book(ctx, "new")
	if err != nil {
		if _, err := t.client.Shelf(ctx, "new"); err != nil {
			return mcp.NewToolResultErrorFromErr("the shelf is lost, too", err), nil
		}
		return mcp.NewToolResultErrorFromErr("the book is lost", err), nil
	}
	return mcp.NewToolResultText("there is a new book"), nil
}
