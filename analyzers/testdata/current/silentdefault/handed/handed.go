// Package handed gives arguments to functions of another package that replace them.
package handed

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/silentdefault/handed/crm"
)

func typed(c *crm.Client) sdk.ToolHandlerFor[crm.Query, string] {
	return func(ctx context.Context, req *sdk.CallToolRequest, in crm.Query) (*sdk.CallToolResult, string, error) {
		return nil, c.Deals(ctx, in).Encode(), nil // want "silentdefault/parsed: crm.ParseInt"
	}
}

func made(c *crm.Client) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		values := c.Deals(ctx, crm.Query{Name: "all", Since: req.GetString("since", "")}) // want "silentdefault/parsed: time.Parse"
		return mcp.NewToolResultText(values.Encode()), nil
	}
}

func whole(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(crm.Wait(req.GetString("wait", "1m")).String()), nil // want "silentdefault/parsed: time.ParseDuration"
}

// own parses two arguments in the same way.
func own(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	args := req.GetArguments()
	page, _ := crm.ParseInt(args["page"])   // want "silentdefault/parsed: crm.ParseInt"
	size, err := crm.ParseInt(args["size"]) // want "silentdefault/parsed: crm.ParseInt"
	if err != nil {
		size = new(int)
	}
	return mcp.NewToolResultText(fmt.Sprint(page, *size)), nil
}

func compared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	wait := crm.Wait(req.GetString("wait", "1m"))
	if wait < 0 {
		return mcp.NewToolResultError("wait must not be negative"), nil
	}
	return mcp.NewToolResultText(wait.String()), nil
}

func silent(c *crm.Client) sdk.ToolHandlerFor[crm.Query, string] {
	return func(ctx context.Context, req *sdk.CallToolRequest, in crm.Query) (*sdk.CallToolResult, string, error) {
		owner, err := c.Refused(in)
		if err != nil {
			return nil, "", err
		}
		values, warnings := c.Listed(in)
		constant := c.Deals(ctx, crm.Query{Since: "2026-01-01"})
		return nil, fmt.Sprint(owner, values, warnings, constant, c.Tried(in), c.Shown(map[string]string{"total": "1"})), nil
	}
}

// checked looks at what its own parser says.
func checked(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	page, err := crm.ParseInt(req.GetArguments()["page"])
	if err != nil {
		return mcp.NewToolResultErrorFromErr("page is no number", err), nil
	}
	return mcp.NewToolResultText(fmt.Sprint(page)), nil
}

func register(s *server.MCPServer, t *sdk.Server, c *crm.Client) {
	sdk.AddTool(t, &sdk.Tool{Name: "deals"}, typed(c))
	sdk.AddTool(t, &sdk.Tool{Name: "silent"}, silent(c))
	s.AddTool(mcp.NewTool("made"), made(c))
	s.AddTool(mcp.NewTool("whole"), whole)
	s.AddTool(mcp.NewTool("own"), own)
	s.AddTool(mcp.NewTool("compared"), compared)
	s.AddTool(mcp.NewTool("checked"), checked)
}
