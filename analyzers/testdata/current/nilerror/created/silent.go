package created

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

// handlerIfNone asks whether the error says that there is none.
func (t *tools) handlerIfNone(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := req.GetString("id", "")
	b, err := t.client.GetBook(ctx, id)
	if errors.Is(err, sql.ErrNoRows) {
		b, err = t.client.CreateBook(ctx, id)
	}
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(b.ID), nil
}

// typedUnlessOther returns all other errors first.
func (t *tools) typedUnlessOther(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	if _, err := t.client.FindReader(ctx, in.Reader); err != nil {
		if !errors.Is(err, sql.ErrNoRows) {
			return nil, output{}, err
		}
		return nil, output{1}, t.client.InsertReader(ctx, in.Reader)
	}
	return nil, output{}, nil
}

// ifNil asks for the value, which is nil if there is none.
func (t *tools) ifNil(ctx context.Context, id string) (*library.Book, error) {
	b, err := t.client.Book(ctx, id)
	if err != nil || b != nil {
		return b, err
	}
	return t.client.CreateBook(ctx, id)
}

// ifTyped finds the error of a file that is not there.
func (t *tools) ifTyped(ctx context.Context) error {
	_, err := t.client.ReadIndex(ctx)
	var missing *fs.PathError
	if errors.As(err, &missing) {
		return t.client.CreateIndex(ctx)
	}
	return err
}

// ifSaid reads the text of the error.
func (t *tools) ifSaid(ctx context.Context, name string) error {
	_, err := t.client.LookupShelf(ctx, name)
	if err != nil && strings.Contains(err.Error(), "no such shelf") {
		return t.client.CreateShelf(ctx, name)
	}
	return err
}

// ifHelperSays asks a function of its own.
func (t *tools) ifHelperSays(ctx context.Context, name string) error {
	_, err := t.client.FindReader(ctx, name)
	if isMissing(err) {
		return t.client.InsertReader(ctx, name)
	}
	return err
}

func isMissing(err error) bool { return errors.Is(err, sql.ErrNoRows) }

// ifEqual compares the error with the one that says so.
func (t *tools) ifEqual(ctx context.Context, id string) error {
	_, err := t.client.GetBook(ctx, id)
	if err == sql.ErrNoRows {
		_, err = t.client.CreateBook(ctx, id)
	}
	return err
}

// ifStatus asks the response.
func (t *tools) ifStatus(ctx context.Context, name string) error {
	resp, err := t.client.DescribeBranch(ctx, name)
	if err != nil {
		return err
	}
	if resp.StatusCode == 404 {
		_, err = t.client.CreateBranch(ctx, name)
	}
	return errors.Join(err, resp.Body.Close())
}

// fromMemory could not get it from a map, which is never down.
func (t *tools) fromMemory(ctx context.Context, known map[string]*library.Book, id string) (*library.Book, error) {
	b, err := FindKnown(known, id)
	if err != nil {
		return t.client.CreateBook(ctx, id)
	}
	return b, nil
}

// FindKnown looks into a map.
func FindKnown(known map[string]*library.Book, id string) (*library.Book, error) {
	if b := known[id]; b != nil {
		return b, nil
	}
	return nil, errors.New("there is no such book")
}

// createdFirst creates it and gets it afterwards.
func (t *tools) createdFirst(ctx context.Context, id string) (*library.Book, error) {
	if _, err := t.client.CreateBook(ctx, id); err != nil {
		return nil, err
	}
	return t.client.GetBook(ctx, id)
}

// recorded writes the error down before it goes on.
func (t *tools) recorded(ctx context.Context, name string) error {
	_, err := t.client.FindReader(ctx, name)
	if err != nil {
		slog.WarnContext(ctx, "reader", "error", err)
		return t.client.InsertReader(ctx, name)
	}
	return nil
}

// createdElsewhere creates it where nothing has failed.
func (t *tools) createdElsewhere(ctx context.Context, id, shelf string) error {
	b, err := t.client.GetBook(ctx, id)
	if err != nil {
		return fmt.Errorf("book %s: %w", id, err)
	}
	return t.client.CreateShelf(ctx, b.Title+shelf)
}

// inMemory creates something that lies in memory only.
func (t *tools) inMemory(ctx context.Context, id string) *library.Book {
	b, err := t.client.GetBook(ctx, id)
	if err != nil {
		return CreateDraft(id)
	}
	return b
}

// CreateDraft makes a book of nothing.
func CreateDraft(id string) *library.Book { return &library.Book{ID: id} }

// unknownInterface asks what nobody puts into an interface in sight: its error can say anything.
func unknownInterface(ctx context.Context, p pages, name string) error {
	if _, err := p.Fetch(ctx, name); err != nil {
		return p.Create(ctx, name)
	}
	return nil
}

type pages interface {
	Fetch(ctx context.Context, name string) ([]byte, error)
	Create(ctx context.Context, name string) error
}
