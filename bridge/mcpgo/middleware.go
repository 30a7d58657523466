package mcpgo

import (
	"context"
	"errors"
	"strings"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// ToolMiddleware returns middleware that turns errors and panics of all tools
// into results that the model sees. Add it after other middleware, so that it
// sees errors first; it makes WithRecovery unnecessary. Contracts of tools come
// from [bridge.Contracts].
//
// An error that asks the user to visit a URL passes unchanged, because mcp-go
// answers it itself.
func ToolMiddleware(opts ...bridge.Option) server.ToolHandlerMiddleware {
	b := bridge.New(opts...)
	return func(next server.ToolHandlerFunc) server.ToolHandlerFunc {
		return func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			call := bridge.Call{Kind: bridge.Tool, Name: req.Params.Name, Once: asked(req.Params.Name)}
			return boundary{b, call}.tool(context.WithValue(ctx, outerKey{}, b), req, next)
		}
	}
}

// asked returns what asks the server after a failure whether a call of a tool must not have its
// effect twice. Of a tool of a single session nothing is known.
func asked(name string) func(context.Context) bool {
	return func(ctx context.Context) bool {
		s := server.ServerFromContext(ctx)
		if s == nil {
			return true
		}
		t := s.GetTool(name)
		return t == nil || !repeatable(t.Tool)
	}
}

// repeatable reports whether a tool says that calling it again changes nothing more.
func repeatable(t mcp.Tool) bool {
	return isSet(t.Annotations.ReadOnlyHint) || isSet(t.Annotations.IdempotentHint)
}

func isSet(hint *bool) bool { return hint != nil && *hint }

// ResourceMiddleware returns middleware that classifies errors and panics of all
// resources and resource templates. To wrap a single handler:
//
//	s.AddResource(resource, server.ResourceHandlerFunc(mcpgo.ResourceMiddleware()(handler)))
func ResourceMiddleware(opts ...bridge.Option) server.ResourceHandlerMiddleware {
	b := bridge.New(opts...)
	return func(next server.ResourceHandlerFunc) server.ResourceHandlerFunc {
		return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
			call := bridge.Call{Kind: bridge.Resource, Name: req.Params.URI}
			return boundary{b, call}.resource(context.WithValue(ctx, outerKey{}, b), req, next)
		}
	}
}

// PromptMiddleware returns middleware that classifies errors and panics of
// prompts. Older versions of mcp-go have no middleware for all prompts; there,
// wrap each handler:
//
//	s.AddPrompt(prompt, mcpgo.PromptMiddleware()(handler))
func PromptMiddleware(opts ...bridge.Option) func(server.PromptHandlerFunc) server.PromptHandlerFunc {
	b := bridge.New(opts...)
	return func(next server.PromptHandlerFunc) server.PromptHandlerFunc {
		return func(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
			call := bridge.Call{Kind: bridge.Prompt, Name: req.Params.Name}
			return boundary{b, call}.prompt(context.WithValue(ctx, outerKey{}, b), req, next)
		}
	}
}

// other runs a handler that has no result with an error flag.
func (b boundary) other(ctx context.Context, handler func(context.Context) error) error {
	var thrown, told error
	e := b.Run(ctx, b.call, func(ctx context.Context) error {
		thrown = handler(ctx)
		if _, ok := thrown.(*wireError); ok {
			told = thrown // a boundary further in has logged it
			return nil
		}
		return thrown
	})
	switch {
	case e == nil:
		return told
	case thrown != nil && chosen(e):
		return thrown
	}
	return &wireError{text: strings.TrimPrefix(b.Result(e).Text, "Error: "), of: e}
}

// A wireError is an error whose text, which is all that mcp-go sends of it, is
// made for the client.
type wireError struct {
	text string
	of   *taxonomy.Error
}

func (e *wireError) Error() string { return e.text }
func (e *wireError) Unwrap() error { return e.of }

// chosen reports whether the tree of a failure has an error for which mcp-go
// has an answer of its own on the wire.
func chosen(e *taxonomy.Error) bool {
	var own interface {
		error
		JSONRPCError() mcp.JSONRPCError
	}
	return errors.As(e.Unwrap(), &own) // have: package taxonomy keeps only causes that end
}
