// Package stated has handlers that are known only because the settings say what the
// functions of package opaque do.
package stated

import (
	"context"
	"errors"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/server/stated/opaque"
)

// Args are the arguments of a tool.
type Args struct{ Name string }

func find(ctx context.Context, in Args) (string, error) { return "", errors.New("no") } // want `^tool of mcp-go by registration as "find"$`

func noted(ctx context.Context, in Args) (string, error) { return "", errors.New("no") }

func render(ctx context.Context, in Args) (string, error) { return "", errors.New("no") } // want `^prompt of mcp-go by registration as "render"$`

// Register registers its parameter, so that it is a registrar, too.
func Register(r *opaque.Router, do func(context.Context, Args) (string, error)) {
	r.Handle("", do)
}

func inner(ctx context.Context, in Args) (string, error) { return "", errors.New("no") } // want `^tool of mcp-go by registration$`

// Routes registers handlers.
func Routes(r *opaque.Router, routes opaque.Routes) {
	r.Handle("find", find)
	r.Note("noted", noted)
	routes.Prompt("render", render)
	Register(r, inner)
}

func converted(ctx context.Context, in Args) (string, error) { return "", errors.New("no") } // want `^tool of mcp-go by adapter, leaving nothing$`

func leaked(ctx context.Context, in Args) (string, error) { return "", errors.New("no") } // want `^typed tool of mcp-go by adapter, leaving coded$`

func adapted(ctx context.Context, in Args) (string, error) { return "", errors.New("no") }

// Tools makes tools of functions.
func Tools() []server.ToolHandlerFunc {
	return []server.ToolHandlerFunc{opaque.Convert(converted), opaque.Leak(leaked), opaque.Adapt(adapted)}
}

func tool(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration as "tool", leaving classified$`
	return nil, errors.New("no")
}

// Classified makes a server with middleware that is said to classify.
func Classified() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(opaque.Classify())) // want `^converting middleware, leaving classified$`
	s.AddTool(mcp.NewTool("tool"), tool)
	return s
}

func counted(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type\+registration as "counted"$`
	return nil, errors.New("no")
}

// Counted makes a server with middleware of which nobody speaks.
func Counted() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(opaque.Count())) // want `^unknown middleware$`
	s.AddTool(mcp.NewTool("counted"), counted)
	return s
}

type output struct{ text string }

type run = func(context.Context, Args) (*output, error)

// coding makes tools whose errors get a code.
func coding(do run, code func(error) error) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := do(ctx, Args{req.Params.Name}) // want `^leaky seam$`
		if err != nil {
			return nil, code(err)
		}
		return mcp.NewToolResultText(out.text), nil
	}
}

// showing returns errors that opaque.Coded has made.
func showing(do run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := do(ctx, Args{req.Params.Name}) // want `^leaky seam, leaving coded$`
		if err != nil {
			return nil, opaque.Coded(err)
		}
		return mcp.NewToolResultText(out.text), nil
	}
}

// hiding returns errors that opaque.Hidden has made.
func hiding(do run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := do(ctx, Args{req.Params.Name}) // want `^leaky seam, leaving classified$`
		if err != nil {
			return nil, opaque.Hidden(err)
		}
		return mcp.NewToolResultText(out.text), nil
	}
}

// passing returns errors that opaque.Other has made.
func passing(do run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := do(ctx, Args{req.Params.Name}) // want `^leaky seam$`
		if err != nil {
			return nil, opaque.Other(err)
		}
		return mcp.NewToolResultText(out.text), nil
	}
}

// Own is said to convert errors, whatever it looks like.
func Own(do run) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		out, err := do(ctx, Args{req.Params.Name}) // want `^converting seam, leaving classified$`
		return mcp.NewToolResultText(out.text), err
	}
}
