package early

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

// handlerAfterError asks the error first.
func (t *tools) handlerAfterError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b, err := t.client.Book(ctx, req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if b == nil {
		return mcp.NewToolResultError("there is no such book"), nil
	}
	return mcp.NewToolResultText(b.Title), nil
}

// typedWithError has the error in what it says of the missing value.
func (t *tools) typedWithError(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	b, err := t.client.Book(ctx, in.ID)
	if b == nil {
		return nil, output{}, errors.Join(errors.New("there is no such book"), err)
	}
	return nil, output{b.Title}, err
}

// defaultInstead goes on with another value, and returns the error.
func (t *tools) defaultInstead(ctx context.Context, id string) (*library.Book, error) {
	b, err := t.client.Book(ctx, id)
	if b == nil {
		b = &library.Book{ID: id}
	}
	return b, err
}

// askedInBranch asks the error in the branch.
func (t *tools) askedInBranch(ctx context.Context, id string) (string, error) {
	b, err := t.client.Book(ctx, id)
	if b == nil {
		if err != nil {
			return "", err
		}
		return "", errors.New("there is no such book")
	}
	return b.Title, nil
}

// fromMemory asks a map, which cannot fail because of anything outside.
func fromMemory(books map[string]*library.Book, id string) (string, error) {
	b, err := pick(books, id)
	if b == nil {
		return "", errors.New("there is no such book")
	}
	return b.Title, err
}

func pick(books map[string]*library.Book, id string) (*library.Book, error) {
	if id == "" {
		return nil, errors.New("an id is missing")
	}
	return books[id], nil
}

// loggedInBranch tells a log of the error.
func (t *tools) loggedInBranch(ctx context.Context, id string) (string, error) {
	b, err := t.client.Book(ctx, id)
	if b == nil {
		log.Print(err)
		return "", errors.New("there is no such book")
	}
	return b.Title, err
}

// lengthAfterError asks for a length, after the error.
func (t *tools) lengthAfterError(ctx context.Context, shelf string) (string, error) {
	books, err := t.client.Shelf(ctx, shelf)
	if err != nil {
		return "", fmt.Errorf("shelf: %w", err)
	}
	if books == nil {
		return "an empty shelf", nil
	}
	return books[0].Title, nil
}

// closedIfThere closes what came, whatever the error is, and goes on to it.
func (t *tools) closedIfThere(ctx context.Context) (string, error) {
	resp, err := t.client.Request(ctx, "/news")
	if resp != nil {
		defer resp.Body.Close()
	}
	if err != nil {
		return "", err
	}
	return resp.Status, nil
}

// emptyListInstead makes an empty list of none, and returns the error with it.
func (t *tools) emptyListInstead(ctx context.Context, shelf string) ([]library.Book, error) {
	books, err := t.client.Shelf(ctx, shelf)
	if books == nil {
		books = []library.Book{}
	}
	return books, err
}

// usedAfterError reads a field after the error.
func (t *tools) usedAfterError(ctx context.Context, id string) (string, error) {
	b, err := t.shelves.GetBook(ctx, id)
	if err != nil {
		return "", err
	}
	return b.Title, nil
}

// usedBesideError has a value which is there with the error, too.
func (t *tools) usedBesideError(ctx context.Context, id string) (string, error) {
	b, err := t.client.GetBook(ctx, id)
	return b.ID, err
}

// usedAsItIs reads a field of what is there with every error.
func usedAsItIs(name string) (string, error) {
	f, err := always(name)
	title := f.name
	if err != nil {
		return "", err
	}
	return title, nil
}

func always(name string) (*file, error) {
	info, err := os.Stat(name)
	if err != nil {
		return &file{name: name}, err
	}
	return &file{name, info.Size()}, nil
}
