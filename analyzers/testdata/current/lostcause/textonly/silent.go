package textonly

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strconv"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// handlerWraps has %w.
func (t *tools) handlerWraps(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.store.Note(ctx, req.GetString("id", ""))
	if err != nil {
		return nil, fmt.Errorf("the note cannot be read: %w", err)
	}
	return mcp.NewToolResultText(text), nil
}

// typedReturns returns the error itself.
func (t *tools) typedReturns(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	text, err := t.store.Note(ctx, in.IDs[0])
	return nil, output{[]string{text}}, err
}

// joined joins it with another one.
func (t *tools) joined(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	if _, err := t.store.Note(ctx, in.IDs[0]); err != nil {
		return nil, output{}, errors.Join(errors.New("no note"), err)
	}
	return nil, output{}, nil
}

// inResult has its text in a result, which can keep no cause.
func (t *tools) inResult(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := t.store.Note(ctx, req.GetString("id", ""))
	if err != nil {
		return mcp.NewToolResultError("the note cannot be read: " + err.Error()), nil
	}
	return mcp.NewToolResultText(text), nil
}

// typed has a type of its own that keeps it.
func (t *tools) typed(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	if _, err := t.store.Note(ctx, in.IDs[0]); err != nil {
		return nil, output{}, &noteError{in.IDs[0], err}
	}
	return nil, output{}, nil
}

type noteError struct {
	id  string
	err error
}

func (e *noteError) Error() string { return e.id + ": " + e.err.Error() }
func (e *noteError) Unwrap() error { return e.err }

// condition has another text where the error is a certain one.
func (t *tools) condition(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	_, err := t.store.Page(in.IDs[0])
	if errors.Is(err, fs.ErrNotExist) {
		return nil, output{}, fmt.Errorf("there is no page %s", in.IDs[0])
	}
	return nil, output{}, err
}

// both has the text and the cause.
func (t *tools) both(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	if _, err := t.store.Note(ctx, in.IDs[0]); err != nil {
		return nil, output{}, fmt.Errorf("%s (%w)", err.Error(), err)
	}
	return nil, output{}, nil
}

// helped has a function that wraps.
func (t *tools) helped(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	_, err := t.store.Note(ctx, in.IDs[0])
	return nil, output{}, because("note", err)
}

func because(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}

// number refuses an argument in a result.
func (t *tools) number(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n, err := strconv.Atoi(req.GetString("n", ""))
	if err != nil {
		return mcp.NewToolResultError("n must be a number: " + err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(n)), nil
}

// text formats an error that is told in an answer and not in an error.
func (t *tools) text(ctx context.Context, id string) string {
	text, err := t.store.Note(ctx, id)
	if err != nil {
		return fmt.Sprintf("(no note: %v)", err)
	}
	return text
}

// second has the text of the second error beside the first one, which is kept.
func (t *tools) second(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	_, err := t.store.Note(ctx, in.IDs[0])
	if err != nil {
		if _, again := t.store.Note(ctx, in.IDs[0]); again != nil {
			return nil, output{}, fmt.Errorf("twice: %w, and then %w", err, again)
		}
	}
	return nil, output{}, nil
}

// caused keeps it by a cause that others set.
func (t *tools) caused(ctx context.Context) error {
	ctx, cancel := context.WithCancelCause(ctx)
	_, err := t.store.Note(ctx, "first")
	cancel(err)
	return context.Cause(ctx)
}

// deferred wraps it where the function ends.
func (t *tools) deferred(ctx context.Context, id string) (text string, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("note %s: %w", id, err)
		}
	}()
	return t.store.Note(ctx, id)
}

// named wraps it in a variable.
func (t *tools) named(ctx context.Context, id string) error {
	_, err := t.store.Note(ctx, id)
	if err != nil {
		wrapped := fmt.Errorf("note %s: %w", id, err)
		return wrapped
	}
	return nil
}

// none is returned where nothing has failed.
func (t *tools) none(ctx context.Context, id string) error {
	text, err := t.store.Note(ctx, id)
	if err != nil {
		return err
	}
	if text == "" {
		return fmt.Errorf("the note %s is empty: %v", id, errNone)
	}
	return nil
}
