// Package unused has inputs with fields that nothing reads.
package unused

import (
	"context"
	"encoding/json"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
	gosdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

type findArgs struct {
	Name  string `json:"name"`
	Exact bool   `json:"exact"` // want "silentdefault/unused: exact"
	Lang  string `json:"lang,omitempty"`
	Limit int    `json:"limit"`
	page  int
	Debug bool `json:"-"`
}

func find(ctx context.Context, req *gosdk.CallToolRequest, in findArgs) (*gosdk.CallToolResult, any, error) {
	_ = in.Lang
	return nil, look(in), nil
}

func look(in findArgs) []string { return []string{in.Name}[:in.Limit] }

type readArgs struct {
	Path    string    `json:"path"`
	Options options   `json:"options"`
	Lines   []section `json:"lines"`
}

type options struct {
	Source   bool `json:"source"`
	Comments bool `json:"comments"` // want "silentdefault/unused: read"
}

type section struct {
	From int `json:"from"`
	To   int `json:"to"` // want "silentdefault/unused: read"
}

// read has arguments in arguments.
func read(ctx context.Context, req *gosdk.CallToolRequest, in readArgs) (*gosdk.CallToolResult, any, error) {
	from := 0
	for _, s := range in.Lines {
		from += s.From
	}
	return nil, in.Path[from:], map[bool]error{}[in.Options.Source]
}

// Everything of the next ones is read, or may be.

type wholeArgs struct {
	Name  string  `json:"name"`
	Style style   `json:"style"`
	Marks []mark  `json:"marks"`
	Parts []*part `json:"parts"`
}

type style struct {
	Bold bool `json:"bold"`
}

type mark struct {
	At int `json:"at"`
}

type part struct {
	Text string `json:"text"`
}

func whole(ctx context.Context, req *gosdk.CallToolRequest, in wholeArgs) (*gosdk.CallToolResult, any, error) {
	data, err := json.Marshal(in)
	return nil, string(data), err
}

type sentArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

func sent(ctx context.Context, req *gosdk.CallToolRequest, in sentArgs) (*gosdk.CallToolResult, any, error) {
	data, err := json.Marshal(in)
	return nil, string(data), err
}

type filledArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

type query filledArgs

func filled(ctx context.Context, req *gosdk.CallToolRequest, in *filledArgs) (*gosdk.CallToolResult, any, error) {
	q := query(*in)
	return nil, q.Name, nil
}

type methodArgs struct {
	Name string `json:"name"`
	Lang string `json:"lang"`
}

func (a *methodArgs) title() string { return a.Name + a.Lang }

func method(ctx context.Context, req *gosdk.CallToolRequest, in methodArgs) (*gosdk.CallToolResult, any, error) {
	return nil, in.title(), nil
}

type pagedArgs struct {
	Cursor string `json:"cursor"` // want "silentdefault/unused: cursor"
}

func paged(ctx context.Context, req mcp.CallToolRequest, in pagedArgs) (*mcp.CallToolResult, error) {
	in.Cursor = "begin"
	return mcp.NewToolResultText("the first page"), nil
}

type numberedArgs struct {
	Number int    `json:"number"`
	Unit   string `json:"unit"` // want "silentdefault/unused: unit"
}

// numbered answers with what a literal without parameters makes.
func numbered(ctx context.Context, req *gosdk.CallToolRequest, in numberedArgs) (*gosdk.CallToolResult, any, error) {
	if fail := refused(in.Number); fail != nil {
		return fail()
	}
	return nil, in.Number, nil
}

func refused(number int) func() (*gosdk.CallToolResult, any, error) {
	if number > 0 {
		return nil
	}
	return func() (*gosdk.CallToolResult, any, error) {
		return &gosdk.CallToolResult{IsError: true, Content: []gosdk.Content{&gosdk.TextContent{Text: "number must be above 0"}}}, nil, nil
	}
}

// New returns the servers.
func New() (*gosdk.Server, *server.MCPServer) {
	s := gosdk.NewServer(&gosdk.Implementation{Name: "notes", Version: "1"}, nil)
	gosdk.AddTool(s, &gosdk.Tool{Name: "find"}, find)
	gosdk.AddTool(s, &gosdk.Tool{Name: "sent"}, sent)
	gosdk.AddTool(s, &gosdk.Tool{Name: "filled"}, filled)
	gosdk.AddTool(s, &gosdk.Tool{Name: "method"}, method)
	gosdk.AddTool(s, &gosdk.Tool{Name: "numbered"}, numbered)
	m := server.NewMCPServer("notes", "1")
	m.AddTool(mcp.NewTool("paged"), mcp.NewTypedToolHandler(paged))
	return s, m
}
