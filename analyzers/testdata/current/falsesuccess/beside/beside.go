// Package beside answers with what a failed call has returned beside its error.
package beside

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// fetch returns nothing beside its errors.
func fetch() (string, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return "", err
	}
	return response.Status, nil
}

// empty shows nothing, as fetch has no status where it fails: what a function returns beside an
// error is not looked at.
func empty(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	status, err := fetch()
	if err != nil {
		return mcp.NewToolResultText("status: " + status), nil // want "falsesuccess/derived: beside.fetch"
	}
	return mcp.NewToolResultText(status), nil
}

// both has the error in it as well.
func both(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	status, err := fetch()
	if err != nil {
		return mcp.NewToolResultText(fmt.Sprint(status, err)), nil // want "falsesuccess/derived: beside.fetch"
	}
	return mcp.NewToolResultText(status), nil
}

// output shows what a command has written, and not the error.
func output(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := exec.Command("tool").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultText(string(text)), nil // want "falsesuccess/derived: exec.Cmd.CombinedOutput"
	}
	return mcp.NewToolResultText("ok"), nil
}

// failed says that it has failed.
func failed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := exec.Command("tool").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultText("failed: " + string(text)), nil // want "falsesuccess/derived: exec.Cmd.CombinedOutput"
	}
	return mcp.NewToolResultText("ok"), nil
}

// retried asks again, for what the first answer named.
func retried(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := exec.Command("tool").CombinedOutput()
	if err != nil {
		more, err := again(ctx, string(text))
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(more), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

func again(ctx context.Context, name string) (string, error) {
	text, err := exec.CommandContext(ctx, name).Output()
	return string(text), err
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("empty"), empty)
	s.AddTool(mcp.NewTool("both"), both)
	s.AddTool(mcp.NewTool("output"), output)
	s.AddTool(mcp.NewTool("failed"), failed)
	return s
}

var errIssues = errors.New("there are issues")

func scan() (string, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return "", err
	}
	if response.ContentLength > 0 {
		return response.Status, errIssues
	}
	return response.Status, nil
}

// scanned answers what a scan has found: that there is something is no failure.
func scanned(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	issues, err := scan()
	if err != nil && !errors.Is(err, errIssues) {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if err == nil {
		return mcp.NewToolResultText("no issues found"), nil
	}
	return mcp.NewToolResultText(issues), nil
}

// unlessBusy knows one failure, and takes every other one for an issue.
func unlessBusy(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	issues, err := scan()
	if errors.Is(err, errBusy) {
		return mcp.NewToolResultError(err.Error()), nil
	}
	if err == nil {
		return mcp.NewToolResultText("no issues found"), nil
	}
	return mcp.NewToolResultText(issues), nil // want "falsesuccess/derived: beside.scan"
}

var errBusy = errors.New("busy")
