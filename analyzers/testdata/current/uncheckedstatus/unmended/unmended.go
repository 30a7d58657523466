// Package unmended has functions in which no fix asks for the status.
package unmended

import (
	"context"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
)

// handler would answer with a JSON-RPC error.
func handler(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get("https://example.test") // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(string(data)), nil
}

// all answers with what each of them has read.
func all(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	a, err := closedLater("https://example.test")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	b, err := hidden("https://example.test")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	c, err := generic[string]("https://example.test")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(a + b + c + quiet("https://example.test")), nil
}

// closedLater would leave the body open.
func closedLater(url string) (string, error) {
	resp, err := http.Get(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return "", err
	}
	data, err := io.ReadAll(resp.Body)
	resp.Body.Close()
	return string(data), err
}

// hidden has something else that is called fmt.
func hidden(url string) (string, error) {
	fmt := "text"
	resp, err := http.Get(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return fmt, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	return string(data), err
}

// generic has a result of which no zero value can be written.
func generic[T ~string](url string) (T, error) {
	var none T
	resp, err := http.Get(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return none, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	return T(data), err
}

// quiet has no error to return.
func quiet(url string) string {
	resp, err := http.Get(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return "unknown"
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return "unknown"
	}
	return string(data)
}
