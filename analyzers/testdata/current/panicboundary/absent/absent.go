// Package absent follows pointers that are nil although nothing has failed.
package absent

import (
	"context"
	"encoding/pem"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"outside.test"
)

func register(m *server.MCPServer, s *sdk.Server) {
	m.AddTool(mcp.NewTool("kind"), kind)
	m.AddTool(mcp.NewTool("checked"), checked)
	m.AddTool(mcp.NewTool("fields"), fields)
	sdk.AddTool(s, &sdk.Tool{Name: "second"}, second)
}

// kind takes what a text decodes to, which is nothing where it is no PEM.
func kind(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	block, _ := pem.Decode([]byte(req.GetString("key", "")))
	return mcp.NewToolResultText(block.Type), nil // want "panicboundary/absent: block.Type"
}

type input struct {
	Key string `json:"key"`
}

// second asks for nil only after the first of two calls.
func second(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, any, error) {
	block, rest := pem.Decode([]byte(in.Key))
	if block == nil {
		return nil, nil, errors.New("the key is no PEM")
	}
	first := block.Type
	if block, _ = pem.Decode(rest); first == "" {
		return nil, *block, nil // want "panicboundary/absent: pem.Decode"
	}
	return nil, first + body(block), nil
}

// body follows what it is given, whatever that is.
func body(block *pem.Block) string { return string(block.Bytes) }

// checked asks for nil: itself, by a function, and by what it does else.
func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	key := []byte(req.GetString("key", ""))
	first, rest := pem.Decode(key)
	if first == nil {
		first = &pem.Block{Type: "none"}
	}
	other, rest := pem.Decode(rest)
	if isMissing(other) {
		return mcp.NewToolResultError("no certificate"), nil
	}
	text := first.Type + other.Type
	if third, _ := pem.Decode(rest); third != nil {
		text += third.Type
	}
	return mcp.NewToolResultText(text), nil
}

func isMissing(block *pem.Block) bool { return block == nil }

// fields asserts elements of what the client of a service returns: nobody says of what type they are.
func fields(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	record, err := outside.Read(ctx, "users")
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	text := ""
	for _, user := range record.Fields["users"].([]any) { // want `panicboundary/assertion: record.Fields["users"].([]any)`
		text += user.(map[string]any)["name"].(string)
	}
	if name, ok := record.Fields["name"].(string); ok {
		text += name
	}
	return mcp.NewToolResultText(text + local()["name"].(string)), nil
}

// local knows what it has put there.
func local() map[string]any { return map[string]any{"name": "local"} }
