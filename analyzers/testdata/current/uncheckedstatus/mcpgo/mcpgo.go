// Package mcpgo answers with what a service says, with mcp-go.
package mcpgo

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"

	"example.test/uncheckedstatus/internal/client"
)

var c = new(client.Client)

const url = "https://example.test"

func built(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(client.Built(url))), nil // want "uncheckedstatus/unread: http.Get"
}

func refused(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(client.Refused(url))), nil // want "uncheckedstatus/refused: http.Get"
}

func page(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Page(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func decoded(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Decoded(ctx, url) // want "uncheckedstatus/unread: http.Client.Do"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func sent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Sent(ctx, url) // want "uncheckedstatus/unread: client.Client.send"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func helped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Helped(ctx, url) // want "uncheckedstatus/unread: client.Client.send"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func refusedLogged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.RefusedLogged(url) // want "uncheckedstatus/refused: http.Get"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

// What follows tells of every status, or asks for none.

func said(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(client.Said(url))), nil
}

func up(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint(client.Up(url))), nil
}

func tested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Tested(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func shown(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Shown(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Checked(ctx, url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func strict(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := c.Strict(ctx, url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func dumped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Dumped(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func judged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Judged(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func drained(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Drained(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func header(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.Header(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

func notThere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	given, err := client.NotThere(url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(given)), nil
}

// here sends the request itself.
func here(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := http.Get(url) // want "uncheckedstatus/unread: http.Get"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// raw reads what another package got.
func raw(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := c.Raw(ctx, url) // want "uncheckedstatus/unread: client.Client.Raw"
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}

// rawTested tests it.
func rawTested(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	resp, err := c.Raw(ctx, url)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	defer resp.Body.Close()
	if resp.StatusCode/100 != 2 {
		return mcp.NewToolResultText(resp.Status), nil
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(string(body)), nil
}
