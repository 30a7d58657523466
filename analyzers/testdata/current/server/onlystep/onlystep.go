// Package onlystep has handlers that do nothing but call what the function that makes them
// was given, though nothing of the request gets to it, and handlers that do more than that.
package onlystep

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"time"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/server/onlystep/made"
)

type item struct{ Name string }

type client struct{ name string }

func (c *client) list() ([]item, error) { return nil, nil }

func (c *client) close() error { return nil }

// jsonResult makes a result of any value.
func jsonResult(v any) (*mcp.CallToolResult, error) {
	text, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(string(text)), nil
}

// count is given to a function of another package.
func count(ctx context.Context, c *made.Client, filter string) (any, error) { // want `^tool of mcp-go by adapter`
	return nil, errors.New("none")
}

// rendering puts the error into the answer, and gives it some time.
func rendering[T any](get func(context.Context) (T, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		ctx, cancel := context.WithTimeout(ctx, time.Minute)
		defer cancel()
		slog.InfoContext(ctx, "called", "tool", req.Params.Name)
		v, err := get(ctx)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return jsonResult(v)
	}
}

// reading reads an argument first.
func reading(get func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		prefix, err := req.RequireString("prefix")
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		text, err := get(ctx)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(prefix + text), nil
	}
}

// asking makes a client for what it does.
func asking(connect func(context.Context) (*client, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		c, err := connect(ctx)
		if err != nil {
			return nil, err
		}
		defer c.close()
		items, err := c.list()
		if err != nil {
			return nil, err
		}
		return jsonResult(items)
	}
}

func listed(c *client) (*mcp.CallToolResult, error) { return jsonResult(c.name) }

// handing hands the client on.
func handing(connect func(context.Context) (*client, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		c, err := connect(ctx)
		if err != nil {
			return nil, err
		}
		return listed(c)
	}
}

func fetched(token string, req mcp.CallToolRequest) *mcp.CallToolResult {
	return mcp.NewToolResultText(token + req.Params.Name)
}

// signing gets a token for what fails in its own way.
func signing(token func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		t, err := token(ctx)
		if err != nil {
			return nil, err
		}
		return fetched(t, req), nil
	}
}

func authorize(ctx context.Context) error { return nil }

// guarding has two steps.
func guarding(get func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		if err := authorize(ctx); err != nil {
			return nil, err
		}
		text, err := get(ctx)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(text), nil
	}
}

// joining joins what two functions return.
func joining(first, second func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		a, err := first(ctx)
		if err != nil {
			return nil, err
		}
		b, err := second(ctx)
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(a + b), nil
	}
}

// replacing says nothing of the error, and warming nothing of the value.
func replacing(get func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		text, err := get(ctx)
		if err != nil {
			return mcp.NewToolResultError("not now"), nil
		}
		return mcp.NewToolResultText(text), nil
	}
}

func warming(get func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		if _, err := get(ctx); err != nil {
			return nil, err
		}
		return mcp.NewToolResultText("done"), nil
	}
}

// apart does not tell the context.
func apart(get func(context.Context) (string, error)) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want `^tool of mcp-go by type`
		text, err := get(context.Background())
		if err != nil {
			return nil, err
		}
		return mcp.NewToolResultText(text), nil
	}
}

func connect(ctx context.Context) (*client, error) { return nil, errors.New("none") }

func text(ctx context.Context) (string, error) { return "", errors.New("none") }

func (c *client) count(ctx context.Context) (int, error) { return 0, errors.New("none") }

// store is given to a function of another package, too.
type store struct{}

func (store) count(ctx context.Context, c *made.Client, filter string) (any, error) {
	return nil, errors.New("none")
}

// everything and lookup get a parameter of such a function, which is no request.
func everything(ctx context.Context, c *made.Client) (any, error) { return nil, errors.New("none") }

type lookup func(context.Context, *made.Client) (any, error)

func none(ctx context.Context, c *made.Client) (any, error) { return nil, errors.New("none") }

// Add adds the tools.
func Add(s *server.MCPServer, ok bool) {
	look := lookup(none)
	s.AddTool(mcp.NewTool("list"), made.List("items", func(ctx context.Context, c *made.Client, filter string) (any, error) { // want `^tool of mcp-go by adapter`
		if ok {
			return look(ctx, c)
		}
		return everything(ctx, c)
	}))
	s.AddTool(mcp.NewTool("count"), made.List("counts", count))
	s.AddTool(mcp.NewTool("stored"), made.List("counts", store{}.count))
	s.AddTool(mcp.NewTool("counted"), rendering(new(client).count))
	s.AddTool(mcp.NewTool("items"), rendering(func(ctx context.Context) ([]item, error) { // want `^tool of mcp-go by adapter`
		return nil, errors.New("none")
	}))
	s.AddTool(mcp.NewTool("prefixed"), reading(func(ctx context.Context) (string, error) { // want `^tool of mcp-go by adapter`
		return "", errors.New("none")
	}))
	s.AddTool(mcp.NewTool("asking"), asking(connect))
	s.AddTool(mcp.NewTool("handing"), handing(connect))
	s.AddTool(mcp.NewTool("signing"), signing(text))
	s.AddTool(mcp.NewTool("guarding"), guarding(text))
	s.AddTool(mcp.NewTool("joining"), joining(text, text))
	s.AddTool(mcp.NewTool("replacing"), replacing(text))
	s.AddTool(mcp.NewTool("warming"), warming(text))
	s.AddTool(mcp.NewTool("apart"), apart(text))
}
