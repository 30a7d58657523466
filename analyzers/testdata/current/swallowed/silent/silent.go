// Package silent keeps errors, or knows them.
package silent

import (
	"context"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"sync/atomic"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// recorded is recorded by a function of the program.
func recorded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		record(err)
		return mcp.NewToolResultText("done"), nil
	}
	return mcp.NewToolResultText("done"), nil
}

var last atomic.Value

func record(err error) { last.Store(err) }

// shown is in the result.
func shown(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultText(err.Error()), nil
	}
	return mcp.NewToolResultText("done"), nil
}

// told speaks of a failure, which is a matter of another rule.
func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultText("The file could not be removed."), nil
	}
	return mcp.NewToolResultText("done"), nil
}

// ended knows the end of a stream.
func ended(r io.Reader) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if _, err := r.Read(nil); err == io.EOF {
			return mcp.NewToolResultText("end"), nil
		} else if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText("more"), nil
	}
}

// noRows knows that there is nothing.
func noRows(db *sql.DB) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var name string
		err := db.QueryRowContext(ctx, "select name from t").Scan(&name)
		if errors.Is(err, sql.ErrNoRows) {
			return mcp.NewToolResultText("[]"), nil
		}
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(name), nil
	}
}

// absent knows that there is no file.
func absent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(req.Params.Name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return mcp.NewToolResultText(""), nil
	case os.IsPermission(err):
		return mcp.NewToolResultText("none of yours"), nil
	case err != nil:
		return nil, err
	}
	return mcp.NewToolResultText(string(data)), nil
}

// other reads another file.
func other(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(req.Params.Name)
	if err != nil {
		text, err := find(ctx, "default")
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(text), nil
	}
	return mcp.NewToolResultText(string(data)), nil
}

func find(ctx context.Context, name string) (string, error) { return name, ctx.Err() }

// defaulted goes on with a default.
func defaulted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	limit, err := strconv.Atoi(req.Params.Name)
	if err != nil {
		limit = 10
	}
	return mcp.NewToolResultText(strconv.Itoa(limit)), nil
}

// asked finds out what the argument is.
func asked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := strconv.Atoi(req.Params.Name); err != nil {
		return mcp.NewToolResultText("a word"), nil
	}
	return mcp.NewToolResultText("a number"), nil
}

// warned says what is missing.
func warned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Chmod(req.Params.Name, 0o400); err != nil {
		return mcp.NewToolResultText("Written, but not protected."), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// sent is given to whoever waits for it.
func sent(failures chan<- error) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if err := os.Remove(req.Params.Name); err != nil {
			failures <- err
			return mcp.NewToolResultText("queued"), nil
		}
		return mcp.NewToolResultText("ok"), nil
	}
}

// failure is an error result.
func failure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultError("sorry"), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// service is no handler.
func service(name string) (string, error) {
	if err := os.Remove(name); err != nil {
		return "", nil
	}
	return "ok", nil
}
