// Package created creates what it could not get, whatever the reason is.
package created

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

type tools struct {
	client  *library.Client
	shelves library.Shelves
}

// handlerEnsures makes sure that there is a book.
func (t *tools) handlerEnsures(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := req.GetString("id", "")
	b, err := t.client.GetBook(ctx, id)
	if err != nil {
		b, err = t.client.CreateBook(ctx, id) // want "nilerror/created: library.Client.GetBook"
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
	}
	return mcp.NewToolResultText(b.ID), nil
}

type input struct {
	Reader string   `json:"reader"`
	Shelf  string   `json:"shelf"`
	IDs    []string `json:"ids"`
}

type output struct {
	Done int `json:"done"`
}

// typedEnsures adds a reader in a typed handler.
func (t *tools) typedEnsures(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	if _, err := t.client.FindReader(ctx, in.Reader); err != nil {
		if err := t.client.InsertReader(ctx, in.Reader); err != nil { // want "nilerror/created: library.Client.FindReader"
			return nil, output{}, err
		}
	}
	return nil, output{1}, nil
}

// closureEnsures is a handler that a function makes.
func closureEnsures(client *library.Client) sdk.ToolHandlerFor[input, output] {
	return func(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
		at, err := client.LookupShelf(ctx, in.Shelf)
		if err == nil {
			return nil, output{len(at)}, nil
		}
		return nil, output{}, client.CreateShelf(ctx, in.Shelf) // want "nilerror/created: library.Client.LookupShelf"
	}
}

// loopEnsures creates all that it cannot get.
func (t *tools) loopEnsures(ctx context.Context, ids []string) (made int, err error) {
	for _, id := range ids {
		if _, err := t.client.GetBook(ctx, id); err == nil {
			continue
		}
		if _, err := t.client.CreateBook(ctx, id); err != nil { // want "nilerror/created: library.Client.GetBook"
			return made, fmt.Errorf("create %s: %w", id, err)
		}
		made++
	}
	return made, nil
}

// switchEnsures asks in a switch.
func (t *tools) switchEnsures(ctx context.Context) error {
	index, err := t.client.ReadIndex(ctx)
	switch {
	case err != nil:
		return t.client.CreateIndex(ctx) // want "nilerror/created: library.Client.ReadIndex"
	case len(index) == 0:
		return fmt.Errorf("the index is empty")
	}
	return nil
}

// responseEnsures does not look at the response, either.
func (t *tools) responseEnsures(ctx context.Context, name string) (string, error) {
	resp, err := t.client.DescribeBranch(ctx, name)
	if err != nil {
		resp, err = t.client.CreateBranch(ctx, name) // want "nilerror/created: library.Client.DescribeBranch"
	}
	if err != nil {
		return "", err
	}
	return resp.Status, resp.Body.Close()
}

// otherTypeEnsures creates something for what it did not get.
func (t *tools) otherTypeEnsures(ctx context.Context, id, reader string) error {
	b, err := t.client.GetBook(ctx, id)
	if err != nil {
		if err := t.client.CreateShelf(ctx, "new"); err != nil { // want "nilerror/created: library.Client.GetBook"
			return err
		}
		b = &library.Book{ID: id}
	}
	return t.client.Lend(ctx, b.ID, reader)
}

// flagEnsures asks the error by a flag.
func (t *tools) flagEnsures(ctx context.Context, name string) error {
	_, err := t.client.FindReader(ctx, name)
	missing := err != nil
	if missing {
		return t.client.InsertReader(ctx, name) // want "nilerror/created: library.Client.FindReader"
	}
	return nil
}

// literalEnsures does it in a literal that runs for each name.
func (t *tools) literalEnsures(names []string, each func([]string, func(context.Context, string) error) error) error {
	return each(names, func(ctx context.Context, name string) error {
		if _, err := t.client.LookupShelf(ctx, name); err != nil {
			return t.client.CreateShelf(ctx, name) // want "nilerror/created: library.Client.LookupShelf"
		}
		return nil
	})
}

// inOrder creates what the first of two calls has not found.
func (t *tools) inOrder(ctx context.Context, id, shelf string) error {
	if _, err := t.client.LookupShelf(ctx, shelf); err != nil {
		if err := t.client.CreateShelf(ctx, shelf); err != nil { // want "nilerror/created: library.Client.LookupShelf"
			return err
		}
	}
	_, err := t.client.GetBook(ctx, id)
	return err
}

// storeEnsures asks the interface of another package.
func (t *tools) storeEnsures(ctx context.Context, id string) (*library.Book, error) {
	if b, err := t.shelves.GetBook(ctx, id); err == nil {
		return b, nil
	}
	return t.shelves.CreateBook(ctx, id) // want "nilerror/created: library.Shelves.GetBook"
}

// inGoroutine does it behind the back of the tool.
func (t *tools) inGoroutine(ctx context.Context, names []string, failed chan<- error) {
	for _, name := range names {
		go func() {
			if _, err := t.client.FindReader(ctx, name); err != nil {
				failed <- t.client.InsertReader(ctx, name) // want "nilerror/created: library.Client.FindReader"
			}
		}()
	}
}

// Load finds a shelf for others, by whatever service they have.
func Load[T shelves](ctx context.Context, service T, name string) error {
	if _, err := service.LookupShelf(ctx, name); err == nil {
		return nil
	}
	return service.CreateShelf(ctx, name) // want "nilerror/created: created.shelves.LookupShelf"
}

type shelves interface {
	LookupShelf(ctx context.Context, name string) (string, error)
	CreateShelf(ctx context.Context, name string) error
}
