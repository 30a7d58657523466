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
			return boundary{b, bridge.Call{Kind: bridge.Tool, Name: req.Params.Name}}.tool(ctx, req, next)
		}
	}
}

// ResourceMiddleware returns middleware that classifies errors and panics of all
// resources and resource templates. To wrap a single handler:
//
//	s.AddResource(resource, server.ResourceHandlerFunc(mcpgo.ResourceMiddleware()(handler)))
func ResourceMiddleware(opts ...bridge.Option) server.ResourceHandlerMiddleware {
	b := bridge.New(opts...)
	return func(next server.ResourceHandlerFunc) server.ResourceHandlerFunc {
		return func(ctx context.Context, req mcp.ReadResourceRequest) (contents []mcp.ResourceContents, err error) {
			err = boundary{b, bridge.Call{Kind: bridge.Resource, Name: req.Params.URI}}.other(ctx, func(ctx context.Context) (err error) {
				contents, err = next(ctx, req)
				return err
			})
			if err != nil {
				return nil, err
			}
			return contents, nil
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
		return func(ctx context.Context, req mcp.GetPromptRequest) (result *mcp.GetPromptResult, err error) {
			err = boundary{b, bridge.Call{Kind: bridge.Prompt, Name: req.Params.Name}}.other(ctx, func(ctx context.Context) (err error) {
				result, err = next(ctx, req)
				if result == nil && err == nil {
					return taxonomy.InternalError("The handler returned no result.")
				}
				return err
			})
			if err != nil {
				return nil, err
			}
			return result, nil
		}
	}
}

// other runs a handler that has no result with an error flag.
func (b boundary) other(ctx context.Context, handler func(context.Context) error) error {
	var thrown error
	e := b.Run(ctx, b.call, func(ctx context.Context) error {
		thrown = handler(ctx)
		return thrown
	})
	switch {
	case e == nil:
		return nil
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
