// Package early judges what a library gave before it asks whether anything has failed.
package early

import (
	"context"
	"errors"
	"log"
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

// handlerBeforeError tells the agent that there is no book where the database is down.
func (t *tools) handlerBeforeError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b, err := t.client.Book(ctx, req.GetString("id", ""))
	if b == nil { // want "nilerror/early: library.Client.Book"
		return mcp.NewToolResultError("there is no such book"), nil
	}
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(b.Title), nil
}

type input struct {
	ID string `json:"id"`
}

type output struct {
	Title string `json:"title"`
}

// typedBeforeError does so in a typed handler.
func (t *tools) typedBeforeError(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	b, err := t.client.Book(ctx, in.ID)
	if b == nil { // want "nilerror/early: library.Client.Book"
		return nil, output{}, errors.New("there is no such book")
	}
	return nil, output{b.Title}, err
}

// closureBeforeError is a handler that a function makes.
func closureBeforeError(client *library.Client) func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		resp, err := client.Request(ctx, "/news")
		if resp == nil { // want "nilerror/early: library.Client.Request"
			return mcp.NewToolResultText("no news"), nil
		}
		defer resp.Body.Close()
		return mcp.NewToolResultText(resp.Status), err
	}
}

// loopBeforeError does so in a loop.
func (t *tools) loopBeforeError(ctx context.Context, ids []string) ([]string, error) {
	var titles []string
	for _, id := range ids {
		b, err := t.client.Book(ctx, id)
		if b == nil { // want "nilerror/early: library.Client.Book"
			return nil, errors.New("one of the books is not there")
		}
		if err != nil {
			return nil, err
		}
		titles = append(titles, b.Title)
	}
	return titles, nil
}

// switchBeforeError has the tests in the wrong order.
func (t *tools) switchBeforeError(ctx context.Context, id string) (string, error) {
	b, err := t.client.Book(ctx, id)
	switch {
	case b == nil: // want "nilerror/early: library.Client.Book"
		return "", errors.New("there is no such book")
	case err != nil:
		return "", err
	}
	return b.Title, nil
}

// listBeforeError asks for a list.
func (t *tools) listBeforeError(ctx context.Context, shelf string) ([]library.Book, error) {
	books, err := t.client.Shelf(ctx, shelf)
	if books == nil { // want "nilerror/early: library.Client.Shelf"
		return []library.Book{}, nil
	}
	return books, err
}

// notNilFirst goes on where there is a value, and answers with nothing where there is none.
func (t *tools) notNilFirst(ctx context.Context, id string) (bool, error) {
	b, err := t.client.Book(ctx, id)
	if b != nil { // want "nilerror/early: library.Client.Book"
		return b.Owner == "", err
	}
	return false, nil
}

// bytesBeforeError reads a file.
func bytesBeforeError(name string) (int, error) {
	data, err := os.ReadFile(name)
	if data == nil { // want "nilerror/early: os.ReadFile"
		return 0, nil
	}
	return len(data), err
}

// serviceBeforeError asks a service.
func serviceBeforeError(client *http.Client, url string) (string, error) {
	resp, err := client.Get(url)
	if resp == nil { // want "nilerror/early: http.Client.Get"
		return "", errors.New("the service has nothing to say")
	}
	if err != nil {
		return "", err
	}
	return resp.Status, resp.Body.Close()
}

// fieldBeforeError keeps what it got in a field.
func (c *cache) fieldBeforeError(ctx context.Context, id string) error {
	b, err := c.client.Book(ctx, id)
	if c.book = b; b == nil { // want "nilerror/early: library.Client.Book"
		return errors.New("there is no such book")
	}
	return err
}

type cache struct {
	client *library.Client
	book   *library.Book
}

// closedBeforeError asks for the end of a body that is not there.
func (t *tools) closedBeforeError(ctx context.Context) (string, error) {
	resp, err := t.client.Request(ctx, "/news")
	defer resp.Body.Close() // want "nilerror/early: library.Client.Request"
	if err != nil {
		return "", err
	}
	return resp.Status, nil
}

// loggedBeforeError tells a log of what it has found, before it asks whether it has found anything.
func (t *tools) loggedBeforeError(ctx context.Context, name string) int64 {
	info, err := newest(name)
	log.Print(info.name) // want "nilerror/early: early.newest"
	if err != nil {
		return 0
	}
	return info.size
}

type file struct {
	name string
	size int64
}

func newest(name string) (*file, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	return &file{name, info.Size()}, nil
}
