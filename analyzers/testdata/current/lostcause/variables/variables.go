// Package variables has errors and results in variables that functions share.
package variables

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func failed() *mcp.CallToolResult { return &mcp.CallToolResult{IsError: true} }

func named(ctx context.Context, req *mcp.CallToolRequest) (_ *mcp.CallToolResult, err error) {
	defer slog.Debug("done")
	if err = os.Remove("a"); err != nil {
		err = errors.New("no luck") // want "lostcause/dropped: os.Remove"
		return nil, err
	}
	return nil, nil
}

func replacedByDefer(ctx context.Context, req *mcp.CallToolRequest) (_ *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			err = errors.New("the tool failed") // want "lostcause/dropped: err"
		}
	}()
	return nil, os.Remove("a")
}

func resultByDefer(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			result, err = failed(), nil // want "lostcause/dropped: err"
		}
	}()
	return nil, os.Remove("a")
}

func setByLiteral(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	var answer error
	remove := func(name string) {
		if err := os.Remove(name); err != nil {
			answer = errors.New("no luck") // want "lostcause/dropped: os.Remove"
		}
	}
	remove("a")
	return nil, answer
}

func inLoopOverFunction(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	for name := range names {
		if err := os.Remove(name); err != nil {
			return nil, errors.New("no luck") // want "lostcause/dropped: os.Remove"
		}
	}
	return nil, nil
}

func names(yield func(string) bool) { _ = yield("a") && yield("b") }

func keptByDefer(ctx context.Context, req *mcp.CallToolRequest) (_ *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("tool: %w", err)
		}
	}()
	if err = os.Remove("a"); err != nil {
		err = fmt.Errorf("remove: %w", err)
		return nil, err
	}
	return nil, nil
}

func loggedByDefer(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			slog.Error("failed", "err", err)
			result, err = failed(), nil
		}
	}()
	return nil, os.Remove("a")
}

func loggedBefore(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			result, err = failed(), nil
		}
	}()
	if err = os.Remove("a"); err != nil {
		slog.Error("failed", "err", err)
		return nil, err
	}
	return nil, nil
}

// The deferred literal leaves the error as it is.
func resultBesideError(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if err != nil {
			result = failed()
		}
	}()
	return nil, os.Remove("a")
}

// The second attempt has set the variable to nil.
func setSince(ctx context.Context, req *mcp.CallToolRequest) (_ *mcp.CallToolResult, err error) {
	defer slog.Debug("done")
	if err = os.Remove("a"); err != nil {
		if err = os.Remove("b"); err == nil {
			return nil, errors.New("the other one was removed")
		}
		return nil, err
	}
	return nil, nil
}

// neverSet has a result for errors that stays nil.
func neverSet(ctx context.Context, req *mcp.CallToolRequest) (result *mcp.CallToolResult, serverErr error) {
	defer slog.Debug("done")
	if err := os.Remove("a"); err != nil {
		result = &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}
		return
	}
	return
}
