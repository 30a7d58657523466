package unread

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"reflect"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type sentArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

// sent encodes the whole input for a service.
func sent(ctx context.Context, req *sdk.CallToolRequest, in sentArgs) (*sdk.CallToolResult, any, error) {
	body, err := json.Marshal(in)
	return nil, string(body), err
}

type convertedArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

type request convertedArgs

// converted makes another struct of it.
func converted(ctx context.Context, req *sdk.CallToolRequest, in convertedArgs) (*sdk.CallToolResult, any, error) {
	return nil, request(in).Name, nil
}

type methodArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

func (a methodArgs) key() string { return a.Name + "." + a.Lang }

// method reads them in a method.
func method(ctx context.Context, req *sdk.CallToolRequest, in methodArgs) (*sdk.CallToolResult, any, error) {
	return nil, in.key(), nil
}

type embeddedArgs struct {
	paging
	Name string `json:"name"`
}

type paging struct {
	Limit  int `json:"limit"`
	Offset int `json:"offset"`
}

// embedded hands a part of it on.
func embedded(ctx context.Context, req *sdk.CallToolRequest, in embeddedArgs) (*sdk.CallToolResult, any, error) {
	return nil, in.Name + in.page(), nil
}

func (p paging) page() string { return fmt.Sprint(p.Limit, p.Offset) }

type answeredArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

// answered gives the input back.
func answered(ctx context.Context, req *sdk.CallToolRequest, in answeredArgs) (*sdk.CallToolResult, any, error) {
	return nil, in, nil
}

type hiddenArgs struct {
	Name  string `json:"name"`
	Debug bool   `json:"-"`
	trace bool
}

// hidden has fields that no agent can give.
func hidden(ctx context.Context, req *sdk.CallToolRequest, in hiddenArgs) (*sdk.CallToolResult, any, error) {
	return nil, in.Name, nil
}

type storedArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

type store struct{ last storedArgs }

// stored keeps it for others.
func (s *store) stored(ctx context.Context, req *sdk.CallToolRequest, in storedArgs) (*sdk.CallToolResult, any, error) {
	s.last = in
	return nil, s.last.Name + s.last.Lang, nil
}

type reflectedArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

// reflected looks at all fields by reflection.
func reflected(ctx context.Context, req *sdk.CallToolRequest, in reflectedArgs) (*sdk.CallToolResult, any, error) {
	return nil, reflect.ValueOf(in).NumField(), nil
}

type loggedArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

// logged hands it to a logger as a whole.
func logged(ctx context.Context, req *sdk.CallToolRequest, in loggedArgs) (*sdk.CallToolResult, any, error) {
	slog.Info("logged", "in", in)
	return nil, in.Name, nil
}

// allOf hands all arguments to another function of the library's.
func allOf(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	data, err := json.Marshal(req.GetArguments())
	if err != nil {
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText(req.GetString("a", "") + string(data)), nil
}

// looped goes through all arguments.
func looped(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("a", "")
	for name, value := range req.GetArguments() {
		text += fmt.Sprint(name, value)
	}
	return mcp.NewToolResultText(text), nil
}

// named asks for arguments by names in a list.
func named(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("a", "")
	for _, name := range []string{"b", "c"} {
		text += fmt.Sprint(req.GetArguments()[name])
	}
	return mcp.NewToolResultText(text), nil
}

// inLiteral asks in a literal.
func inLiteral(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b := func() string { return req.GetString("b", "") }
	return mcp.NewToolResultText(req.GetString("a", "") + b()), nil
}

// keptWhole puts the request into a struct whose methods ask.
func keptWhole(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	call := &calls{req}
	return mcp.NewToolResultText(req.GetString("a", "") + call.b()), nil
}

type calls struct{ req mcp.CallToolRequest }

func (c *calls) b() string { return c.req.GetString("b", "") }

// shared has a description that two handlers have.
func shared(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.GetString("a", "")), nil
}

func registerSilent(s *sdk.Server, m *server.MCPServer, st *store) {
	sdk.AddTool(s, &sdk.Tool{Name: "sent"}, sent)
	sdk.AddTool(s, &sdk.Tool{Name: "converted"}, converted)
	sdk.AddTool(s, &sdk.Tool{Name: "method"}, method)
	sdk.AddTool(s, &sdk.Tool{Name: "embedded"}, embedded)
	sdk.AddTool(s, &sdk.Tool{Name: "answered"}, answered)
	sdk.AddTool(s, &sdk.Tool{Name: "hidden"}, hidden)
	sdk.AddTool(s, &sdk.Tool{Name: "stored"}, st.stored)
	sdk.AddTool(s, &sdk.Tool{Name: "reflected"}, reflected)
	sdk.AddTool(s, &sdk.Tool{Name: "logged"}, logged)
	for name, handler := range map[string]server.ToolHandlerFunc{"all": allOf, "looped": looped, "named": named, "literal": inLiteral, "kept": keptWhole} {
		m.AddTool(mcp.NewTool(name, mcp.WithString("a"), mcp.WithString("b"), mcp.WithString("c")), handler)
	}
	m.AddTool(mcp.NewTool("shared", mcp.WithString("a")), shared)
	m.AddTool(mcp.NewTool("shared_too", mcp.WithString("a")), shared)
}

var _ = registerSilent
