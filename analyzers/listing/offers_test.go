package listing_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// What is listed of a program is what its servers offer, with the function that answers: one for each name.
func TestOffers(t *testing.T) {
	for name, row := range map[string]struct{ source, want string }{
		"wrapped by name":      {wrappedByName, "read_note tool read; write_note tool write; list_notes tool list"},
		"wrapped in a loop":    {wrappedInLoop, "read_note tool read; write_note tool write"},
		"described by a type":  {describedByType, "read_note tool (reader).Run; write_note tool (*noted).Run"},
		"made by factories":    {madeByFactories, "get_note typed tool function literal; put_note typed tool function literal"},
		"resources":            {resources, "notes://all resource all; notes://{id} resource template one; summary prompt summary"},
		"dispatched":           {dispatched, "run tool function literal"},
		"registered by nobody": {registeredByNobody, "read_note tool read"},
		"without a name":       {withoutName, " tool function literal"},
	} {
		t.Run(name, func(t *testing.T) {
			act := fixture.Source(t, listing.Analyzer, row.source)
			assert.Equal(t, row.want, offeredBy([]*checker.Action{act}))
		})
	}
}

// offeredBy returns what the packages offer.
func offeredBy(actions []*checker.Action) string {
	var program []*listing.Package
	for _, action := range actions {
		program = append(program, action.Result.(*listing.Package))
	}
	var list []string
	for _, line := range listing.Lines(program) {
		if !line.IsServed() {
			continue
		}
		names := line.Names()
		if len(names) == 0 {
			names = []string{""}
		}
		for _, name := range names {
			list = append(list, strings.Join([]string{name, line.Kind, line.Function}, " "))
		}
	}
	return strings.Join(list, "; ")
}

const mcpGo = `package m

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func read(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error)  { return nil, nil }
`

const goSDK = `package m

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)
`

const wrappedByName = mcpGo + `
func write(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }
func list(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error)  { return nil, nil }

type audit struct{ on bool }

func (a *audit) WrapTool(name string, next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		println(name)
		return next(ctx, r)
	}
}

func add(s *server.MCPServer, a *audit, tool mcp.Tool, handler server.ToolHandlerFunc) {
	if a.on {
		handler = a.WrapTool(tool.Name, handler)
	}
	s.AddTool(tool, handler)
}

func Register(s *server.MCPServer, a *audit) {
	add(s, a, mcp.NewTool("read_note"), read)
	add(s, a, mcp.NewTool("write_note"), write)
	add(s, a, mcp.NewTool("list_notes"), list)
}
`

const wrappedInLoop = mcpGo + `
func write(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

var tools = []server.ServerTool{
	{Tool: mcp.NewTool("read_note"), Handler: read},
	{Tool: mcp.NewTool("write_note"), Handler: write},
}

func Register(s *server.MCPServer, around ...func(server.ToolHandlerFunc) server.ToolHandlerFunc) {
	for _, t := range tools {
		handler := t.Handler
		for _, wrap := range around {
			handler = wrap(handler)
		}
		s.AddTool(t.Tool, handler)
	}
}
`

const describedByType = goSDK + `
type Tool interface {
	Name() string
	Run(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error)
}

type reader struct{}

func (reader) Name() string { return "read_note" }

func (reader) Run(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

type noted struct{ name string }

func (n *noted) Name() string { return n.name }

func (n *noted) Run(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

type mock struct{}

func (mock) Name() string { return "mock" }

func (mock) Run(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

type registry struct{ tools []Tool }

func (r *registry) add(t Tool) { r.tools = append(r.tools, t) }

func Register(s *mcp.Server) {
	r := &registry{}
	r.add(reader{})
	r.add(&noted{"write_note"})
	for _, t := range r.tools {
		s.AddTool(&mcp.Tool{Name: t.Name()}, func(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return t.Run(ctx, r)
		})
	}
}
`

const madeByFactories = goSDK + `
type args struct{}

type definition struct{ register func(*mcp.Server) }

func define[In, Out any](make func() (mcp.Tool, mcp.ToolHandlerFor[In, Out])) definition {
	tool, handler := make()
	return definition{func(s *mcp.Server) { mcp.AddTool(s, &tool, handler) }}
}

func getNote() (mcp.Tool, mcp.ToolHandlerFor[args, any]) {
	return mcp.Tool{Name: "get_note"}, func(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, any, error) {
		return nil, nil, nil
	}
}

func putNote() (mcp.Tool, mcp.ToolHandlerFor[args, any]) {
	return mcp.Tool{Name: "put_note"}, func(context.Context, *mcp.CallToolRequest, args) (*mcp.CallToolResult, any, error) {
		return nil, nil, nil
	}
}

func Register(s *mcp.Server) {
	for _, d := range []definition{define(getNote), define(putNote)} {
		d.register(s)
	}
}
`

const resources = goSDK + `
func all(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { return nil, nil }

func one(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { return nil, nil }

func summary(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) { return nil, nil }

func logged(next mcp.ResourceHandler) mcp.ResourceHandler {
	return func(ctx context.Context, r *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) { return next(ctx, r) }
}

func Register(s *mcp.Server) {
	s.AddResource(&mcp.Resource{URI: "notes://all"}, logged(all))
	s.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: "notes://{id}"}, logged(one))
	s.AddPrompt(&mcp.Prompt{Name: "summary"}, summary)
}
`

// One tool answers for all actions, whatever they do.
const dispatched = mcpGo + `
func write(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

var actions = map[string]server.ToolHandlerFunc{"read": read, "write": write}

func Register(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("run"), func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return actions[r.GetString("action", "")](ctx, r)
	})
}
`

// Nobody registers a function of the type of handlers, where all registrations are known, and nobody calls one that
// would.
const registeredByNobody = mcpGo + `
func Left(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }

func Register(s *server.MCPServer) { s.AddTool(mcp.NewTool("read_note"), read) }

func left(s *server.MCPServer) { s.AddTool(mcp.NewTool("left"), Left) }
`

// A name that only a run knows is told as unknown.
const withoutName = mcpGo + `
func handler(path string) server.ToolHandlerFunc {
	return func(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) { return nil, nil }
}

func Register(s *server.MCPServer, routes func() []string) {
	for _, route := range routes() {
		s.AddTool(mcp.NewTool(route), handler(route))
	}
}
`
