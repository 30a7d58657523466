// Package discardedmcpgo discards errors, and answers with what is left.
package discardedmcpgo

import (
	"context"
	"fmt"
	"os"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/swallowed/internal/catalog"
)

type tools struct{ client *catalog.Client }

func (t *tools) register(m *server.MCPServer, s *sdk.Server) {
	m.AddTool(mcp.NewTool("priced"), t.priced)
	m.AddTool(mcp.NewTool("total"), t.total)
	m.AddTool(mcp.NewTool("branch"), branch)
	m.AddTool(mcp.NewTool("size"), size("books.db"))
	m.AddTool(mcp.NewTool("silent"), t.silent)
	sdk.AddTool(s, &sdk.Tool{Name: "settings"}, t.settings)
	sdk.AddTool(s, &sdk.Tool{Name: "one"}, t.one)
}

// priced answers with prices of 0.
func (t *tools) priced(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	books, err := t.client.Priced(ctx) // want "swallowed/ignored: catalog.Client.Price"
	if err != nil {
		return mcp.NewToolResultError("the books cannot be read"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(books)), nil
}

// total answers with a sum of some.
func (t *tools) total(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	sum := t.client.Total(ctx, req.GetStringSlice("ids", nil)) // want "swallowed/ignored: catalog.Client.Price"
	return mcp.NewToolResultText(fmt.Sprint(sum)), nil
}

// branch answers with what a command has printed, or not.
func branch(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	out, _ := exec.CommandContext(ctx, "git", "branch").Output() // want "swallowed/ignored: exec.Cmd.Output"
	return mcp.NewToolResultText(string(out)), nil
}

// size is a handler that a function makes.
func size(name string) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		data, _ := os.ReadFile(name) // want "swallowed/ignored: os.ReadFile"
		return mcp.NewToolResultText(fmt.Sprint(len(data), " bytes")), nil
	}
}

type input struct {
	Name string `json:"name"`
}

type output struct {
	Settings map[string]string `json:"settings"`
	Count    int               `json:"count"`
	Book     catalog.Book      `json:"book"`
}

// settings answers with what was decoded before something was wrong.
func (t *tools) settings(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	settings, err := catalog.Settings(in.Name) // want "swallowed/ignored: json.Unmarshal"
	if err != nil {
		return nil, output{}, err
	}
	return nil, output{Settings: settings}, nil
}

// one answers with an empty book.
func (t *tools) one(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	var out output
	out.Book, _ = t.client.Book(ctx, in.Name) // want "swallowed/ignored: catalog.Client.Book"
	return nil, out, nil
}

// silent answers with what functions give that tell of each failure, or in which none counts.
func (t *tools) silent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	marked, err := t.client.PricedOrMarked(ctx)
	if err != nil {
		return mcp.NewToolResultError("marked"), nil
	}
	later, err := t.client.PricedLater(ctx)
	if err != nil {
		return mcp.NewToolResultError("later"), nil
	}
	cached, err := t.client.Cached(ctx, "1")
	if err != nil {
		return mcp.NewToolResultError("cached"), nil
	}
	dated, err := catalog.Dated(req.GetString("date", ""))
	if err != nil {
		return mcp.NewToolResultError("dated"), nil
	}
	drained, err := t.client.Drained(ctx)
	if err != nil {
		return mcp.NewToolResultError("drained"), nil
	}
	missing, err := t.client.Missing(ctx, "1")
	if err != nil {
		return mcp.NewToolResultError("missing"), nil
	}
	traced, err := t.client.Traced(ctx, "1")
	if err != nil {
		return mcp.NewToolResultError("traced"), nil
	}
	n, err := t.client.CountAsked(ctx)
	if err != nil {
		return mcp.NewToolResultError("counted"), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(marked, later, cached, dated, drained, missing, traced, n, catalog.Written(later), catalog.Encoded(cached), t.client.Report(ctx))), nil
}
