// Package mcpgo shows credentials and internals in results.
package mcpgo

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httputil"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
)

type bot struct{ token string }

func (b *bot) send(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(fmt.Sprintf("https://bots.test/bot%s/send", b.token))
	if err != nil {
		return mcp.NewToolResultErrorFromErr("cannot send", err), nil // want "leak/address: http.Get"
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

func (b *bot) user(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://" + b.token + "@bots.test?token=" + b.token)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil // want "leak/address: http.Get"
	}
	defer resp.Body.Close()
	return mcp.NewToolResultText(resp.Status), nil
}

func stack(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil {
			result, err = mcp.NewToolResultError(string(debug.Stack())), nil // want "leak/internals: stack"
		}
	}()
	return mcp.NewToolResultText("ok"), nil
}

func stackOfAll(ctx context.Context, req mcp.CallToolRequest) (result *mcp.CallToolResult, err error) {
	defer func() {
		if r := recover(); r != nil {
			buf := make([]byte, 4096)
			n := runtime.Stack(buf, true) // want "leak/internals: stackOfAll"
			result = mcp.NewToolResultError(fmt.Sprintf("panic: %v\n%s", r, buf[:n]))
		}
	}()
	if req.Params.Name == "" {
		return mcp.NewToolResultError("a name is missing"), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func environment(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("not set up: %v", os.Environ()), nil // want "leak/credential: environment"
}

func allOfIt(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(strings.Join(os.Environ(), "\n")), nil // want "leak/credential: allOfIt"
}

func dumped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://bots.test", nil)
	if err != nil {
		return mcp.NewToolResultError("no such address"), nil
	}
	r.Header.Set("Authorization", req.GetString("token", ""))
	sent, _ := httputil.DumpRequestOut(r, false)
	return mcp.NewToolResultErrorf("refused: %s", sent), nil // want "leak/internals: dumped"
}
