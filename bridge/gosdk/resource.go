package gosdk

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
)

// AddResource adds a resource and declares its failures; a nil contract declares none. A failure
// becomes a JSON-RPC error that the protocol allows, with our code, the reason and the recovery in
// its data. Options count as for [AddTool].
//
// AddResource panics if the contract or the URI is invalid, or if server, resource or handler are
// missing.
func AddResource[To Target](server To, r *mcp.Resource, declared contract.Contract, handler mcp.ResourceHandler, opts ...bridge.Option) {
	must("AddResource", r != nil && handler != nil)
	to := added(server, bridge.Resource, "AddResource", r.URI, declared, opts)
	to.server.AddResource(r, to.resource(handler))
}

// AddResourceTemplate adds a template of resources and declares their failures, as [AddResource] does.
func AddResourceTemplate[To Target](server To, t *mcp.ResourceTemplate, declared contract.Contract, handler mcp.ResourceHandler, opts ...bridge.Option) {
	must("AddResourceTemplate", t != nil && handler != nil)
	to := added(server, bridge.Resource, "AddResourceTemplate", t.URITemplate, declared, opts)
	to.server.AddResourceTemplate(t, to.resource(handler))
}

// AddPrompt adds a prompt and declares its failures, as [AddResource] does.
func AddPrompt[To Target](server To, p *mcp.Prompt, declared contract.Contract, handler mcp.PromptHandler, opts ...bridge.Option) {
	must("AddPrompt", p != nil && handler != nil)
	to := added(server, bridge.Prompt, "AddPrompt", p.Name, declared, opts)
	to.server.AddPrompt(p, func(ctx context.Context, req *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
		return answer(ctx, to, to.call, req, handler)
	})
}

// must panics if a part of a definition is missing.
func must(function string, complete bool) {
	if !complete {
		panic("gosdk." + function + ": the definition or the handler is nil")
	}
}

// A declaring target is one to which something with a contract is added.
type declaring struct {
	target
	call bridge.Call
}

func added[To Target](server To, kind bridge.Kind, function, name string, declared contract.Contract, opts []bridge.Option) declaring {
	to := targetOf(server, opts)
	if to.server == nil {
		panic("gosdk." + function + ": the server is nil")
	}
	call, err := callFor(kind, name, declared)
	if err != nil {
		panic(fmt.Errorf("gosdk.%s: %s %q: %w", function, kind, name, err))
	}
	return declaring{to, call}
}

// resource returns the handler of a resource behind the boundary.
func (d declaring) resource(handler mcp.ResourceHandler) mcp.ResourceHandler {
	return func(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
		call := d.call
		if req.Params != nil {
			call.Name = req.Params.URI // and not the template
		}
		return answer(ctx, d, call, req, handler)
	}
}

// answer runs a handler behind the boundary. No result without an error is a failure of the handler.
func answer[Request, Result any](ctx context.Context, d declaring, call bridge.Call, req Request, handler func(context.Context, Request) (*Result, error)) (*Result, error) {
	var result *Result
	err := d.other(ctx, call, func(ctx context.Context) (err error) {
		result, err = handler(ctx, req)
		if err == nil && result == nil {
			return errNoResult()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return result, nil
}

// other runs a handler whose failure is a JSON-RPC error. The middleware, if there is one, gets the
// failure itself, and so does other middleware before it.
func (d declaring) other(ctx context.Context, call bridge.Call, handler func(context.Context) error) error {
	b := d.boundaryIn(ctx)
	var wire error
	e := b.Run(ctx, call, func(ctx context.Context) error {
		err := handler(ctx)
		if chosen(err) {
			wire = err
			return nil
		}
		return err
	})
	switch outer := outerBoundary(ctx); {
	case wire != nil && outer == nil:
		b.Failed(ctx, call, wire)
		return wire
	case wire != nil:
		return wire
	case e == nil:
		return nil
	case outer != nil:
		return &told{e, b}
	}
	return protocol(b, call, e)
}
