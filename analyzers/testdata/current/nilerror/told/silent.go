package told

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

// handlerApart asks about the error by itself.
func (t *tools) handlerApart(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b, err := t.client.Book(ctx, req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError(fmt.Sprintf("the book cannot be lent: %v", err)), nil
	}
	if b == nil || b.Owner != "" {
		return mcp.NewToolResultError("the book is not there"), nil
	}
	return mcp.NewToolResultText(b.Title), nil
}

// typedWithOwnWords tells nothing of the error.
func (t *tools) typedWithOwnWords(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	books, err := t.client.Shelf(ctx, in.Shelf)
	if err != nil || len(books) == 0 {
		slog.Warn("shelf", "error", err)
		return nil, output{}, fmt.Errorf("no books on %s", in.Shelf)
	}
	return nil, output{Books: books}, nil
}

// bothHold tells only where the error is set, too.
func (t *tools) bothHold(ctx context.Context, id string) error {
	b, err := t.client.Book(ctx, id)
	if err != nil && b == nil {
		return fmt.Errorf("book %s: %w", id, err)
	}
	return err
}

// askedAgain asks again in the branch before it formats.
func (t *tools) askedAgain(ctx context.Context, id string) string {
	b, err := t.client.Book(ctx, id)
	if err != nil || b == nil {
		reason := "there is none"
		if err != nil {
			reason = err.Error()
		}
		return fmt.Sprintf("book %s: %s", id, reason)
	}
	return b.Title
}

// besideValue returns what came, with the error as it is: nil says that all is well.
func (t *tools) besideValue(ctx context.Context, name string) ([]library.Book, error) {
	books, err := t.client.Shelf(ctx, name)
	if err != nil || len(books) == 0 {
		return books, err
	}
	return books[:1], nil
}

// endOfPages ends a loop, where nil means that all pages were read.
func endOfPages(next func() (more bool, err error)) error {
	for {
		more, err := next()
		if err != nil || !more {
			return err
		}
	}
}

// aloneReturned returns the error by itself: nil says that there is nothing to do.
func (t *tools) aloneReturned(ctx context.Context) error {
	n, err := t.client.Count(ctx)
	if err != nil || n == 0 {
		return err
	}
	return t.client.CreateIndex(ctx)
}

// onlyLogged tells a log, for which <nil> is as good as anything.
func (t *tools) onlyLogged(ctx context.Context) int {
	resp, err := t.client.Request(ctx, "/news")
	if err != nil || resp.StatusCode != http.StatusOK {
		slog.Warn(fmt.Sprintf("no news: %v", err))
		return 0
	}
	return resp.StatusCode
}

// joinedWithOther makes one error of two, which leaves nil out.
func (t *tools) joinedWithOther(ctx context.Context, id string) error {
	b, err := t.client.Book(ctx, id)
	if err != nil || b == nil {
		return errors.Join(errors.New("there is no book "+id), err)
	}
	return nil
}

// sentinelInstead puts an error of its own in the place of nil.
func (t *tools) sentinelInstead(ctx context.Context, id string) error {
	b, err := t.client.Book(ctx, id)
	if err == nil && b == nil {
		err = errNone
	}
	if err != nil {
		return fmt.Errorf("book %s: %w", id, err)
	}
	return nil
}

var errNone = errors.New("there is none")

// otherError formats the error of another call, which is set there.
func (t *tools) otherError(ctx context.Context, id string) error {
	first := t.client.Lend(ctx, id, "nobody")
	n, err := t.client.Count(ctx)
	if first != nil && (err != nil || n == 0) {
		return fmt.Errorf("lend %s: %w", id, first)
	}
	return err
}
