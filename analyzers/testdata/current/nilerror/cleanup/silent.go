package cleanup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// handlerTellsFirst tells of what has failed, and a log of the clean-up.
func (t *tools) handlerTellsFirst(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := req.GetString("id", "")
	if err := t.client.Lend(ctx, id, "me"); err != nil {
		if undone := t.client.Delete(ctx, id); undone != nil {
			slog.ErrorContext(ctx, "delete", "error", undone)
		}
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("lent"), nil
}

// typedJoins returns both.
func (t *tools) typedJoins(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	r, err := t.client.Reserve(ctx, in.ID)
	if err != nil {
		return nil, output{}, err
	}
	if err := r.Note(in.Note); err != nil {
		return nil, output{}, errors.Join(err, r.Rollback())
	}
	return nil, output{true}, r.Close()
}

// wrapsBoth has both in one text.
func wrapsBoth(name string, data []byte) error {
	if err := os.WriteFile(name, data, 0o600); err != nil {
		if gone := os.Remove(name); gone != nil {
			return fmt.Errorf("%w; %s is left: %w", err, name, gone)
		}
		return err
	}
	return nil
}

// deferredJoins closes at the end, and joins.
func deferredJoins(name string) (data []byte, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	return io.ReadAll(file)
}

// deferredIfNone sets the error of closing only where there is no other one.
func deferredIfNone(file *os.File, text string) (err error) {
	defer func() {
		if closing := file.Close(); closing != nil && err == nil {
			err = closing
		}
	}()
	_, err = file.WriteString(text)
	return err
}

// onSuccess returns the error of closing where all else went well.
func onSuccess(file *os.File, text string) error {
	if _, err := file.WriteString(text); err != nil {
		_ = file.Close()
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	return nil
}

// asTheTask is what the tool is for.
func (t *tools) asTheTask(ctx context.Context, id string) error {
	if err := t.client.Delete(ctx, id); err != nil {
		return err
	}
	return nil
}

// before clears away what is in the way, before anything is done.
func before(dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.Mkdir(dir, 0o700)
}

// afterOther deletes where another call has found nothing, which is no failure.
func (t *tools) afterOther(ctx context.Context, id string) error {
	b, err := t.client.Book(ctx, id)
	if err != nil {
		return err
	}
	if b == nil {
		if err := t.client.Delete(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// ignoredClosing drops the error of the clean-up, and returns the first one.
func ignoredClosing(file *os.File) error {
	if err := file.Sync(); err != nil {
		_ = file.Close()
		return err
	}
	return nil
}

// moreToSay keeps the first one in a struct.
func moreToSay(name string, data []byte) error {
	if err := os.WriteFile(name, data, 0o600); err != nil {
		if gone := os.Remove(name); gone != nil {
			return &both{err, gone}
		}
		return err
	}
	return nil
}

type both struct{ first, second error }

func (b *both) Error() string { return b.first.Error() + "; " + b.second.Error() }
