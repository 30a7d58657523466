// Package beside answers with what a failed call has returned beside its error.
package beside

import (
	"context"
	"errors"
	"net/http"
	"os/exec"
	"strings"

	"example.test/swallowed/internal/status"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type page struct{ Title string }

// fetch returns nothing beside its errors.
func fetch() (string, int, page, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return "", 0, page{}, err
	}
	if response.StatusCode != http.StatusOK {
		return "", 0, page{}, errors.New(response.Status)
	}
	return response.Status, 1, page{Title: "t"}, nil
}

// fetchAgain returns what fetch does.
func fetchAgain() (string, int, page, error) { return fetch() }

// partly returns what it has found out by then.
func partly() (string, error) {
	response, err := http.Get("https://example.test")
	if err != nil {
		return "", err
	}
	if response.StatusCode != http.StatusOK {
		return response.Status, errors.New("refused")
	}
	return response.Status, nil
}

func text(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	status, _, _, err := fetch()
	if err != nil {
		return mcp.NewToolResultText("status: " + status), nil // want `drops the error of beside.fetch and returns a success`
	}
	return mcp.NewToolResultText(status), nil
}

func number(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	_, n, p, err := fetchAgain()
	if err != nil {
		return mcp.NewToolResultText(strings.Repeat("item ", n) + p.Title), nil // want `drops the error of beside.fetchAgain and returns a success`
	}
	return mcp.NewToolResultText("ok"), nil
}

func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, _, err := status.Read()
	if err != nil {
		return mcp.NewToolResultText("status: " + text), nil // want `drops the error of status.Read and returns a success`
	}
	return mcp.NewToolResultText(text), nil
}

// closed can have the status where the answer cannot be closed.
func closed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := status.Fetch()
	if err != nil {
		return mcp.NewToolResultText("status: " + text), nil
	}
	return mcp.NewToolResultText(text), nil
}

// told can have the status of the answer.
func told(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	status, err := partly()
	if err != nil {
		return mcp.NewToolResultText("status: " + status), nil
	}
	return mcp.NewToolResultText(status), nil
}

// output shows what a command has written.
func output(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, err := exec.Command("tool").CombinedOutput()
	if err != nil {
		return mcp.NewToolResultText(string(text)), nil
	}
	return mcp.NewToolResultText("ok"), nil
}

// New returns the server.
func New() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("text"), text)
	s.AddTool(mcp.NewTool("number"), number)
	s.AddTool(mcp.NewTool("elsewhere"), elsewhere)
	s.AddTool(mcp.NewTool("closed"), closed)
	s.AddTool(mcp.NewTool("told"), told)
	s.AddTool(mcp.NewTool("output"), output)
	return s
}
