// Package silent returns a result or an error, or what cannot be followed.
package silent

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type client interface {
	Call(ctx context.Context) (*mcp.CallToolResult, error)
}

// remote returns what something unknown returns.
func remote(c client) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return c.Call(ctx)
	}
}

// logged stands before another handler, and tests by habit what that returned.
func logged(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil || result == nil || result.IsError {
			return result, err
		}
		return result, nil
	}
}

// replaced has nil replaced by a deferred function.
func replaced(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if result == nil {
			result = mcp.NewToolResultText("nothing")
		}
	}()
	return nil, nil
}

// never has a branch that is never taken.
func never(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	const debug = false
	if debug {
		return nil, nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// both decides about both together.
func both(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var result *mcp.CallToolResult
	var err error
	if req.Params.Name == "" {
		err = errors.New("empty")
	} else {
		result = mcp.NewToolResultText("ok")
	}
	return result, err
}

// set tests the variable.
func set(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var result *mcp.CallToolResult
	if req.Params.Name != "" {
		result = mcp.NewToolResultText("ok")
	}
	if result == nil {
		return nil, errors.New("empty")
	}
	return result, nil
}

// adapted is behind something that answers in the place of nil.
func adapted(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return nil, nil
}

func adapt(h func(context.Context, string) (*mcp.CallToolResult, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := h(ctx, req.Params.Name)
		if err != nil {
			return nil, err
		}
		if result == nil {
			return mcp.NewToolResultText("done"), nil
		}
		return result, nil
	}
}

// notify is a handler of notifications, which have no answer.
func notify(ctx context.Context, notification mcp.JSONRPCNotification) {}

// service is no handler.
func service(ctx context.Context, name string) (*mcp.CallToolResult, error) {
	return nil, nil
}

// rendered answers nothing for no error, and there is one.
func rendered(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if err := ctx.Err(); err != nil {
		return answered(render(err)), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

type answer struct{ text string }

func render(err error) *answer {
	if err == nil {
		return nil
	}
	return &answer{err.Error()}
}

func answered(a *answer) *mcp.CallToolResult {
	if a == nil {
		return nil
	}
	return mcp.NewToolResultText(a.text)
}

// looked gets an answer of which nobody knows that it can be nil.
func looked(find func(string) *answer) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return answered(find(req.Params.Name)), nil
	}
}

// suppressed gives a reason.
func suppressed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	//mcperrlint:ignore nilresult -- the server is patched
	return nil, nil
}

func register(s *server.MCPServer, c client) {
	s.AddTool(mcp.NewTool("remote"), logged(remote(c)))
	s.AddTool(mcp.NewTool("adapted"), adapt(adapted))
	s.AddNotificationHandler("ready", notify)
}
