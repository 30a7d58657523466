// Package told asks two questions at once about what a library answers, in the ways that servers do.
package told

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

type tools struct {
	client  *library.Client
	shelves library.Shelves
}

// handlerWithOwner prints <nil> for a book that is lent to somebody else.
func (t *tools) handlerWithOwner(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b, err := t.client.Book(ctx, req.GetString("id", ""))
	if err != nil || b == nil || b.Owner != "" {
		return mcp.NewToolResultError(fmt.Sprintf("the book cannot be lent: %v", err)), nil // want "nilerror/told: library.Client.Book"
	}
	return mcp.NewToolResultText(b.Title), nil
}

type input struct {
	Shelf string `json:"shelf"`
}

type output struct {
	Books   []library.Book `json:"books"`
	Message string         `json:"message"`
}

// typedWithLength wraps nil for an empty shelf.
func (t *tools) typedWithLength(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	books, err := t.client.Shelf(ctx, in.Shelf)
	if err != nil || len(books) == 0 {
		return nil, output{}, fmt.Errorf("no books on %s: %w", in.Shelf, err) // want "nilerror/told: library.Client.Shelf"
	}
	return nil, output{Books: books}, nil
}

// closureWithStatus is a handler that a function makes.
func closureWithStatus(client *library.Client) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		resp, err := client.Request(ctx, "/news")
		if err != nil || resp.StatusCode != http.StatusOK {
			return mcp.NewToolResultErrorf("no news: %s", err.Error()), nil // want "nilerror/told: library.Client.Request"
		}
		return mcp.NewToolResultText(resp.Status), resp.Body.Close()
	}
}

// loopWithOwner stops a loop.
func (t *tools) loopWithOwner(ctx context.Context, ids []string) (names []string, err error) {
	for _, id := range ids {
		b, err := t.client.Book(ctx, id)
		if err != nil || b == nil {
			return nil, fmt.Errorf("book %s: %w", id, err) // want "nilerror/told: library.Client.Book"
		}
		names = append(names, b.Title)
	}
	return names, nil
}

// fieldOfOutput fills a field of the output.
func (t *tools) fieldOfOutput(ctx context.Context, name string) (out output) {
	books, err := t.client.Shelf(ctx, name)
	if err != nil || len(books) == 0 {
		out.Message = "no books: " + err.Error() // want "nilerror/told: library.Client.Shelf"
		return out
	}
	out.Books = books
	return out
}

// behindInterface returns nil and no error for a book that is not there.
func (t *tools) behindInterface(ctx context.Context, id string) (*library.Book, error) {
	b, err := t.shelves.Book(ctx, id)
	if b == nil || err != nil {
		return nil, err // want "nilerror/told: library.Shelves.Book"
	}
	return b, nil
}

// inSwitch has two conditions in one case.
func (t *tools) inSwitch(ctx context.Context) (string, error) {
	n, err := t.client.Count(ctx)
	switch {
	case err != nil, n == 0:
		return "", fmt.Errorf("the library is empty: %w", err) // want "nilerror/told: library.Client.Count"
	}
	return fmt.Sprint(n), nil
}

// directoryOrNot panics for a directory.
func directoryOrNot(name string) (string, error) {
	info, err := os.Stat(name)
	if err != nil || info.IsDir() {
		return "", errors.New("not a file: " + err.Error()) // want "nilerror/told: os.Stat"
	}
	return info.Name(), nil
}

// statusClass asks for the first digit of the status.
func (t *tools) statusClass(ctx context.Context) (string, error) {
	resp, err := t.client.Request(ctx, "/news")
	if err != nil || resp.StatusCode/100 != 2 {
		return "", fmt.Errorf("no news: %w", err) // want "nilerror/told: library.Client.Request"
	}
	return resp.Status, resp.Body.Close()
}

// valueFirst formats nil for a book that is not there.
func (t *tools) valueFirst(ctx context.Context, id string) error {
	b, err := t.client.Book(ctx, id)
	if b == nil || err != nil {
		return fmt.Errorf("book %s: %w", id, err) // want "nilerror/told: library.Client.Book"
	}
	return nil
}
