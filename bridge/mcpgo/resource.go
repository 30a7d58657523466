package mcpgo

import (
	"context"
	"fmt"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// AddResource adds a resource and declares its failures; a nil contract declares none. Their text
// ends with code, reason and retry advice, as that of [ResourceMiddleware]. Options count as for
// [AddTool].
//
// AddResource panics if the contract is invalid, or if server or handler are missing.
func AddResource[To Target](s To, r mcp.Resource, declared contract.Contract, handler server.ResourceHandlerFunc, opts ...bridge.Option) {
	d := declaringOf("AddResource", s, handler != nil, bridge.Resource, r.URI, declared, opts)
	d.server.AddResource(r, d.resource(handler))
}

// AddResourceTemplate adds a template of resources and declares their failures, as [AddResource] does.
func AddResourceTemplate[To Target](s To, t mcp.ResourceTemplate, declared contract.Contract, handler server.ResourceTemplateHandlerFunc, opts ...bridge.Option) {
	d := declaringOf("AddResourceTemplate", s, handler != nil, bridge.Resource, t.Name, declared, opts)
	d.server.AddResourceTemplate(t, server.ResourceTemplateHandlerFunc(d.resource(server.ResourceHandlerFunc(handler))))
}

// AddPrompt adds a prompt and declares its failures, as [AddResource] does.
func AddPrompt[To Target](s To, p mcp.Prompt, declared contract.Contract, handler server.PromptHandlerFunc, opts ...bridge.Option) {
	d := declaringOf("AddPrompt", s, handler != nil, bridge.Prompt, p.Name, declared, opts)
	d.server.AddPrompt(p, func(ctx context.Context, req mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		return d.in(ctx, d.call).prompt(ctx, req, handler)
	})
}

// A declaring target is one to which something with a contract is added.
type declaring struct {
	target
	call bridge.Call
}

func declaringOf[To Target](function string, s To, handled bool, kind bridge.Kind, name string, declared contract.Contract, opts []bridge.Option) declaring {
	to := targetOf(s, opts)
	if to.server == nil || !handled {
		panic("mcpgo." + function + ": the server or the handler is nil")
	}
	call, err := callFor(kind, name, declared)
	if err != nil {
		panic(fmt.Errorf("mcpgo.%s: %s %q: %w", function, kind, name, err))
	}
	return declaring{to, call}
}

// callFor returns the call of what is added with a contract.
func callFor(kind bridge.Kind, name string, declared contract.Contract) (bridge.Call, error) {
	if err := declared.Check(); err != nil {
		return bridge.Call{}, err
	}
	if declared == nil {
		declared = contract.Contract{} // not that of a registry
	}
	return bridge.Call{Kind: kind, Name: name, Contract: declared}, nil
}

// resource returns the handler of a resource behind the boundary.
func (d declaring) resource(handler server.ResourceHandlerFunc) server.ResourceHandlerFunc {
	return func(ctx context.Context, req mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
		call := d.call
		call.Name = req.Params.URI // and not the template
		return d.in(ctx, call).resource(ctx, req, handler)
	}
}

// resource runs the handler of a resource.
func (b boundary) resource(ctx context.Context, req mcp.ReadResourceRequest, handler server.ResourceHandlerFunc) (contents []mcp.ResourceContents, err error) {
	err = b.other(ctx, func(ctx context.Context) (err error) {
		contents, err = handler(ctx, req)
		return err
	})
	if err != nil {
		return nil, err
	}
	return contents, nil
}

// prompt runs the handler of a prompt.
func (b boundary) prompt(ctx context.Context, req mcp.GetPromptRequest, handler server.PromptHandlerFunc) (result *mcp.GetPromptResult, err error) {
	err = b.other(ctx, func(ctx context.Context) (err error) {
		result, err = handler(ctx, req)
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
