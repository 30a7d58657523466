// Package silent returns one of the two, or what cannot be followed.
package silent

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var errGone = errors.New("gone")

func open(ctx context.Context) error {
	if ctx.Err() != nil {
		return errGone
	}
	return nil
}

type client interface {
	Call(ctx context.Context) (*mcp.CallToolResult, error)
}

// onlyError returns the error alone.
func onlyError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errGone
}

// onlyResult returns the result alone.
func onlyResult(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := open(ctx); err != nil {
		return mcp.NewToolResultError("cannot open"), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// nilError returns an error that is known to be nil.
func nilError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	err := open(ctx)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), err
}

// untested returns an error that can be nil.
func untested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("ok"), open(ctx)
}

// reset makes the result nil before.
func reset(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	result := mcp.NewToolResultText("ok")
	err := open(ctx)
	if err != nil {
		result = nil
	}
	return result, err
}

// marshals returns what the library returns.
func marshals(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultJSON(map[string]any{"name": req.Params.Name})
}

// remote returns what something unknown returns.
func remote(c client) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := c.Call(ctx)
		if err != nil {
			return result, err
		}
		return result, nil
	}
}

// find returns one of the two.
func find(ctx context.Context) (*mcp.CallToolResult, error) {
	if err := open(ctx); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText("ok"), nil
}

// labelled changes what there is, and there is a result only without an error.
func labelled(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	label := func(r *mcp.CallToolResult) *mcp.CallToolResult {
		if r == nil || r.IsError {
			return r
		}
		if err := open(ctx); err != nil {
			return r
		}
		return r
	}
	result, err := find(ctx)
	return label(result), err
}

// logged stands before another handler.
func logged(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil || result == nil || result.IsError {
			return result, err
		}
		return result, nil
	}
}

// measured looks at the error and at the result of another handler, each for its own sake.
func measured(next server.ToolHandlerFunc, record func(succeeded bool, size int)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		succeeded, size := err == nil && (result == nil || !result.IsError), 0
		if result != nil && len(result.Content) > 0 {
			size = len(result.Content)
		}
		record(succeeded, size)
		return result, err
	}
}

// replaced has a deferred function that decides.
func replaced(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			result, err = mcp.NewToolResultError(err.Error()), nil
		}
	}()
	return mcp.NewToolResultText("ok"), errGone
}

// never has a branch that is never taken.
func never(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := json.Marshal(map[string]string{"name": req.Params.Name})
	if err != nil {
		return mcp.NewToolResultError("cannot encode"), err
	}
	return mcp.NewToolResultText(string(data)), nil
}

// list is no handler that a library calls.
func list(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultError("no"), errGone
}

// suppressed gives a reason.
func suppressed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	//mcperrlint:ignore resultanderror -- the middleware of the platform reads both
	return mcp.NewToolResultError("no"), errGone
}

type output struct{ Count int }

// structured must return some output, which is no pointer.
func structured(ctx context.Context, req mcp.CallToolRequest, in map[string]any) (output, error) {
	return output{Count: 1}, errGone
}

func register(s *server.MCPServer, c client) {
	s.AddTool(mcp.NewTool("structured"), mcp.NewStructuredToolHandler(structured))
	s.AddTool(mcp.NewTool("remote"), logged(measured(remote(c), func(bool, int) {})))
}
