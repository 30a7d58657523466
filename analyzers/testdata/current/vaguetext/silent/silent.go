// Package silent prints what can be read.
package silent

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"time"

	"example.test/vaguetext/internal/store"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type position struct{ Line, Column int }

type record struct {
	Name string
	At   time.Time
	From *url.URL
}

type named struct{ http *http.Client }

func (n named) String() string { return "the service" }

type formatted struct{ http *http.Client }

func (f *formatted) Format(s fmt.State, verb rune) { fmt.Fprint(s, "the service") }

type held struct{ Value any }

var errGone = errors.New("there is no such order")

func plain(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprintf("at %+v", position{1, 2})), nil
}

func pointer(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprintf("at %+v", &position{1, 2})), nil
}

func lists(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(fmt.Sprint([]string{"a"}, map[string]int{"a": 1}, &[]position{})), nil
}

func methods(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("from %v, %v and %v", named{}, &named{}, &formatted{}), nil
}

func inFields(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("of %v", record{}), nil
}

func unknown(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("of %v and %v", held{}, req.GetArguments()["name"]), nil
}

func logged(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	log.Printf("of %v", http.DefaultClient)
	return mcp.NewToolResultError("there is no such order"), nil
}

func typed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("of a %T at %p", http.DefaultClient, http.DefaultClient), nil
}

func nothing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("of %v", nil), nil
}

func ofError(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultErrorf("search: %v", errGone), nil
}

func generic[T any](v T) string { return fmt.Sprintf("of %v", v) }

func ofParameter(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(generic(position{})), nil
}

// quoted prints texts and their number.
func quoted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	names := map[string][]string{"open": {"a", "b"}}
	return mcp.NewToolResultText(fmt.Sprintf("%d of %q", len(names), names)), nil
}

type in struct{ Name string }

var orders = &store.Store{}

func below(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	return nil, nil, orders.List(a.Name)
}

func arguments(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	return nil, nil, fmt.Errorf("no order for %+v", a)
}

// onlyKept is kept for logs and not shown.
func onlyKept(ctx context.Context, req *gosdk.CallToolRequest, a in) (*gosdk.CallToolResult, any, error) {
	err := fmt.Errorf("of %v", http.DefaultClient)
	log.Print(err)
	return nil, nil, errGone
}

func use(s *gosdk.Server) {
	gosdk.AddTool(s, &gosdk.Tool{Name: "below"}, below)
	gosdk.AddTool(s, &gosdk.Tool{Name: "arguments"}, arguments)
	gosdk.AddTool(s, &gosdk.Tool{Name: "kept"}, onlyKept)
}

// handlers are known by their type.
var handlers = []server.ToolHandlerFunc{
	plain, pointer, lists, methods, inFields, unknown, logged, typed, nothing, ofError, ofParameter, quoted,
}
