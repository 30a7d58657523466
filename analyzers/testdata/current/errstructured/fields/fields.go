// Package fields has outputs with a field for failures.
package fields

import (
	"context"

	"example.test/errstructured/elsewhere"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name string `json:"name"`
}

type out struct {
	Count int    `json:"count"`
	Error string `json:"error,omitempty"` // want "errstructured/error-field: list"
}

func list(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	return nil, out{Error: "No list."}, nil
}

// again has an output that is reported already.
func again(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, out, error) {
	return nil, out{}, nil
}

type failing struct {
	Failed *string `json:"error"` // want "errstructured/error-field: embedded"
}

type promoted struct {
	failing
	Count int
}

func embedded(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, *promoted, error) {
	return nil, &promoted{}, nil
}

func imported(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, elsewhere.Out, error) { // want "errstructured/error-field: imported"
	return nil, elsewhere.Out{}, nil
}

// probed says what became of a host that was looked at: its error is no failure of the tool.
type probed struct {
	Reachable bool   `json:"reachable"`
	Error     string `json:"error,omitempty"`
}

func probe(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, probed, error) {
	return nil, probed{Error: "no route to host"}, nil
}

type page struct {
	Rows  []string `json:"rows"`
	Error any      `json:"error"` // want "errstructured/error-field: error"
}

func structured(ctx context.Context, req mark.CallToolRequest, in args) (page, error) {
	return page{}, nil
}

func serve() *server.MCPServer {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mark.NewTool("structured"), mark.NewStructuredToolHandler(structured))
	return s
}

type reason struct{ Text string }

type named struct {
	reason `json:"error"` // want "errstructured/error-field: embeddedByName"
	Count  int
}

func embeddedByName(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, named, error) {
	return nil, named{}, nil
}

type renamed struct {
	failing `json:"outcome"`
	Count   int
}

// below has the field below another one.
func below(ctx context.Context, req *mcp.CallToolRequest, in args) (*mcp.CallToolResult, renamed, error) {
	return nil, renamed{}, nil
}
