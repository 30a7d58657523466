// Package sensitive puts text that is no error's, and that tells of internals,
// into failures.
package sensitive

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"

	"example.test/upstreamtext/internal/client"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func body(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(req.Params.Name)
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be reached.", taxonomy.Cause(err))
	}
	defer resp.Body.Close()
	data, _ := io.ReadAll(resp.Body)
	if resp.StatusCode != http.StatusOK {
		return mcp.NewToolResultErrorf("status %d: %s", resp.StatusCode, data), nil // want "upstreamtext/api"
	}
	return mcp.NewToolResultText(string(data)), nil // the answer is what was asked for
}

func bodyInError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(req.Params.Name)
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be reached.", taxonomy.Cause(err))
	}
	defer resp.Body.Close()
	data, _ := io.ReadAll(resp.Body)
	return nil, fmt.Errorf("status %d: %s", resp.StatusCode, data) // want "upstreamtext/api"
}

func bodyBelow(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(req.Params.Name)
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be reached.", taxonomy.Cause(err))
	}
	return nil, client.Body(resp) // want "upstreamtext/api: Body"
}

func stack(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			result, err = mcp.NewToolResultError(string(debug.Stack())), nil
		}
	}()
	return mcp.NewToolResultText("ok"), nil // leak speaks of it
}

func stackOfAll(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if r := recover(); r != nil {
			buf := make([]byte, 4096)
			n := runtime.Stack(buf, true)
			text := string(buf[:n])
			result = mcp.NewToolResultError(fmt.Sprintf("panic: %v\n%s", r, text))
		}
	}()
	return mcp.NewToolResultText("ok"), nil // leak speaks of it
}

func stackOfSize(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			buf := make([]byte, len(req.Params.Name))
			result = mcp.NewToolResultError(string(buf[:runtime.Stack(buf, false)]))
		}
	}()
	return mcp.NewToolResultText("ok"), nil // leak speaks of it
}

func environment(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("not set up: %v", os.Environ()), nil // leak speaks of it
}

func outputOfProcess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, err := exec.CommandContext(ctx, "git", "status").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultError(string(out)), nil // want "upstreamtext/process"
	}
	return mcp.NewToolResultText(string(out)), nil // the output is what was asked for
}

func status(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(req.Params.Name)
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be reached.", taxonomy.Cause(err))
	}
	return mcp.NewToolResultErrorf("The service answered with status %d.", resp.StatusCode), nil
}

func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(req.Params.Name)
	if err != nil {
		return nil, taxonomy.ServiceUnavailable("The service cannot be reached.", taxonomy.Cause(err))
	}
	data, _ := io.ReadAll(resp.Body)
	return nil, taxonomy.ServiceUnavailable("The service failed.", taxonomy.Detail(string(data)))
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{body, bodyInError, bodyBelow, stack, environment, outputOfProcess, status, decoded}
