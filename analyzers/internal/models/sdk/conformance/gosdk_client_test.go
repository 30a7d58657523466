package conformance

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// methods are the methods by which handlers are called.
var methods = map[sdk.Kind]string{
	sdk.Tool: "tools/call", sdk.TypedTool: "tools/call", sdk.StructuredTool: "tools/call",
	sdk.Resource: "resources/read", sdk.Template: "resources/read", sdk.Prompt: "prompts/get",
	sdk.Completion: "completion/complete", sdk.Subscribe: "resources/subscribe",
	sdk.CustomMethod: "scene/custom", sdk.MethodHandler: "prompts/list", sdk.Hook: "initialize",
}

// callGoSDK calls the handler of a scene.
func callGoSDK(ctx context.Context, s scene, p *process) error {
	client := mcp.NewClient(&mcp.Implementation{Name: "client", Version: "1"}, nil)
	transport, err := s.goSDKTransport(p)
	if err != nil {
		return err
	}
	session, err := client.Connect(ctx, transport, s.sessionOptions())
	if err != nil {
		return err
	}
	if s.Variant == aroundTools {
		_, err = session.CallTool(ctx, &mcp.CallToolParams{Name: name, Arguments: s.arguments()})
		return err
	}
	switch s.Kind {
	case sdk.Tool, sdk.TypedTool:
		_, err = session.CallTool(ctx, &mcp.CallToolParams{Name: name, Arguments: s.arguments()})
	case sdk.Resource, sdk.Template:
		_, err = session.ReadResource(ctx, &mcp.ReadResourceParams{URI: uri})
	case sdk.Prompt:
		_, err = session.GetPrompt(ctx, &mcp.GetPromptParams{Name: name})
	case sdk.Completion:
		_, err = session.Complete(ctx, &mcp.CompleteParams{
			Ref: &mcp.CompleteReference{Type: "ref/prompt", Name: name}, Argument: mcp.CompleteParamsArgument{Name: "a"},
		})
	case sdk.Subscribe:
		err = session.Subscribe(ctx, &mcp.SubscribeParams{URI: uri})
		p.listened(ctx, s) // the client of the newest protocol does not wait
		if s.Variant == unsubscribing {
			err = session.Unsubscribe(ctx, &mcp.UnsubscribeParams{URI: uri})
		}
	case sdk.CustomMethod:
		err = callCustom(ctx, client, session)
	case sdk.MethodHandler:
		_, err = session.ListPrompts(ctx, nil)
	}
	return err
}

// goSDKTransport returns the client's side of the transport of a scene.
func (s scene) goSDKTransport(p *process) (mcp.Transport, error) {
	if !s.overHTTP() {
		return &mcp.IOTransport{Reader: p.reader(), Writer: p}, nil
	}
	endpoint, err := p.endpoint()
	if err != nil {
		return nil, err
	}
	by := &http.Client{Transport: recorder{p}}
	if s.overSSE() {
		return &mcp.SSEClientTransport{Endpoint: endpoint, HTTPClient: by}, nil
	}
	return &mcp.StreamableClientTransport{Endpoint: endpoint, HTTPClient: by, MaxRetries: -1}, nil
}

// arguments returns those of a call of a tool.
func (s scene) arguments() map[string]any {
	if s.In == sdk.BadArguments {
		return map[string]any{"n": "many"}
	}
	return map[string]any{}
}
