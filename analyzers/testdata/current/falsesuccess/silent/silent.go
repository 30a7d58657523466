// Package silent answers with a success that is one, or with a failure.
package silent

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"example.test/falsesuccess/internal/reply"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// failure returns an error result.
func failure(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// helped has the flag set elsewhere.
func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return reply.Failure(err), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// later sets the flag later.
func later(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		result := mcp.NewToolResultText(err.Error())
		result.IsError = true
		return result, nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// returned returns the error.
func returned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), nil
}

// expected knows the error.
func expected(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); errors.Is(err, fs.ErrNotExist) {
		return mcp.NewToolResultText("not found, nothing to remove"), nil
	} else if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), nil
}

// warned says that something was done all the same.
func warned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.WriteFile(req.Params.Name, nil, 0o600); err != nil {
		return nil, err
	}
	if err := os.Chmod(req.Params.Name, 0o400); err != nil {
		return mcp.NewToolResultText(fmt.Sprintf("Written, but the file is not protected: %v", err)), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// collected tells what has failed besides what has not.
func collected(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var lines []string
	for _, name := range req.GetStringSlice("names", nil) {
		if err := os.Remove(name); err != nil {
			lines = append(lines, "failed: "+err.Error())
			continue
		}
		lines = append(lines, "removed "+name)
	}
	return mcp.NewToolResultText(strings.Join(lines, "\n")), nil
}

// described speaks of errors where there is none.
func described(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if req.Params.Name == "" {
		return mcp.NewToolResultText("The log has no invalid lines and 2 failed requests."), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// report is the status of a job, whose failure is what was asked for.
type job struct{ Err error }

func status(j *job) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText(fmt.Sprint("last error: ", j.Err)), nil
	}
}

// retried tries something else.
func retried(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := os.ReadFile(req.Params.Name)
	if err != nil {
		data, err = os.ReadFile("default")
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(string(data)), nil
	}
	return mcp.NewToolResultText(string(data)), nil
}

// given makes of an error what it is told to.
func given(err error) (*mcp.CallToolResult, error) {
	if err != nil {
		return mcp.NewToolResultText(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// own is a result of the program's own, with a field for the error.
type own struct {
	Text string
	Err  error
}

func adapted(ctx context.Context, name string) (*own, error) {
	if err := os.Remove(name); err != nil {
		return &own{Text: "failed", Err: err}, nil
	}
	return &own{Text: "ok"}, nil
}

func adapt(h func(context.Context, string) (*own, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := h(ctx, req.Params.Name)
		if err != nil {
			return nil, err
		}
		if result.Err != nil {
			return mcp.NewToolResultError(result.Text), nil
		}
		return mcp.NewToolResultText(result.Text), nil
	}
}

// suppressed gives a reason.
func suppressed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := os.Remove(req.Params.Name); err != nil {
		//mcperrlint:ignore falsesuccess -- the client cancels all calls if one fails
		return mcp.NewToolResultText(err.Error()), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func register(s *server.MCPServer, j *job) {
	s.AddTool(mcp.NewTool("status"), status(j))
	s.AddTool(mcp.NewTool("adapted"), adapt(adapted))
}
