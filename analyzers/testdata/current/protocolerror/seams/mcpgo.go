// Package seams has what can stand between a library and handlers. Handlers behind
// what converts errors are left alone.
package seams

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"reflect"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.test/protocolerror/seams/factory"
	"example.test/protocolerror/seams/middleware"
)

func optional(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind WithToolHandlerMiddleware")
}

func used(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind Use")
}

func converting(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

func logging(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		slog.Info("called", "error", err)
		return result, err
	}
}

// Optional makes a server with converting middleware as an option.
func Optional() *server.MCPServer {
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(converting), server.WithToolHandlerMiddleware(logging))
	s.AddTool(mcp.NewTool("optional"), optional)
	return s
}

// Used makes a server and installs middleware later.
func Used() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.Use(converting)
	s.AddTool(mcp.NewTool("used"), used)
	return s
}

func listed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind an option in a list")
}

// Listed makes a server whose options are put together before.
func Listed(verbose bool) *server.MCPServer {
	options := []server.ServerOption{server.WithToolHandlerMiddleware(converting)}
	if verbose {
		options = append(options, server.WithLogging())
	}
	s := server.NewMCPServer("s", "1", options...)
	s.AddTool(mcp.NewTool("listed"), listed)
	return s
}

func elsewhere(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind middleware that another package installs")
}

// Elsewhere hands the server to a function that installs middleware.
func Elsewhere() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	middleware.Install(s)
	s.AddTool(mcp.NewTool("elsewhere"), elsewhere)
	return s
}

// transparent stands behind middleware that changes nothing.
func transparent(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("no") // want "protocolerror/tool: errors.New"
}

// hook is a hook and no handler.
func hook(ctx context.Context, id any, message any) error {
	return errors.New("no")
}

// Transparent makes a server whose middleware and hooks leave errors as they are.
func Transparent() *server.MCPServer {
	hooks := &server.Hooks{}
	hooks.AddOnRequestInitialization(hook)
	s := server.NewMCPServer("s", "1", server.WithToolHandlerMiddleware(logging), server.WithHooks(hooks))
	s.AddTool(mcp.NewTool("transparent"), transparent)
	return s
}

func generic(ctx context.Context, in struct{ Name string }) (string, error) {
	return "", errors.New("behind an adapter with reflection")
}

// reflected adapts functions of many types.
func reflected[T any](h func(context.Context, T) (string, error)) server.ToolHandlerFunc {
	value := reflect.ValueOf(h)
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		var in T
		if err := req.BindArguments(&in); err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		out := value.Call([]reflect.Value{reflect.ValueOf(ctx), reflect.ValueOf(in)})
		if err, ok := out[1].Interface().(error); ok && err != nil {
			return mcp.NewToolResultError(err.Error()), nil
		}
		return mcp.NewToolResultText(out[0].String()), nil
	}
}

type hard struct{ err error }

func (h *hard) Error() string { return h.err.Error() }

func soft(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind what converts some errors")
}

// partly forwards errors of one type and converts the others.
func partly(next server.ToolHandlerFunc) server.ToolHandlerFunc {
	return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		result, err := next(ctx, req)
		if err != nil {
			var fatal *hard
			if errors.As(err, &fatal) {
				return nil, fatal.err
			}
			return mcp.NewToolResultError(err.Error()), nil
		}
		return result, nil
	}
}

func chained(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a chain")
}

type tool struct {
	name    string
	handler server.ToolHandlerFunc
}

// newTool wraps the handler before it is registered.
func newTool(name string, handler server.ToolHandlerFunc) tool {
	return tool{name: name, handler: converting(handler)}
}

func constructed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a constructor")
}

func decorated(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a decorator for one tool")
}

func outside(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, errors.New("behind a decorator of another package")
}

func structured(ctx context.Context, req mcp.CallToolRequest, in struct{ Name string }) (string, error) {
	return "", errors.New("the library converts it")
}

// Adapted makes a server without middleware, whose handlers are wrapped one by one.
func Adapted() *server.MCPServer {
	s := server.NewMCPServer("s", "1")
	s.AddTool(mcp.NewTool("generic"), reflected(generic))
	s.AddTool(mcp.NewTool("soft"), partly(soft))
	s.AddTool(mcp.NewTool("chained"), logging(converting(logging(chained))))
	for _, t := range []tool{newTool("constructed", constructed)} {
		s.AddTool(mcp.NewTool(t.name), t.handler)
	}
	s.AddTool(mcp.NewTool("decorated"), converting(decorated))
	s.AddTool(mcp.NewTool("outside"), middleware.Converting(outside))
	s.AddTool(mcp.NewTool("structured"), mcp.NewStructuredToolHandler(structured))
	s.AddTool(mcp.NewTool("made"), factory.Make(fmt.Sprint))
	return s
}
