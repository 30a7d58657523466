package conformance

import (
	"context"
	"io"
	"net/http"
	"strings"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/mark3labs/mcp-go/mcp"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// callMcpGo calls the handler of a scene.
func callMcpGo(ctx context.Context, s scene, p *process) error {
	c, err := s.mcpGoClient(p)
	if err != nil {
		return err
	}
	if err := c.Start(ctx); err != nil {
		return err
	}
	var begin mcp.InitializeRequest
	begin.Params.ProtocolVersion = "2025-06-18"
	if s.Modern {
		begin.Params.ProtocolVersion = mcp.LATEST_PROTOCOL_VERSION
	}
	begin.Params.ClientInfo = mcp.Implementation{Name: "client", Version: "1"}
	if _, err := c.Initialize(ctx, begin); err != nil || s.Kind == sdk.Hook {
		return err
	}
	if s.runsTask() {
		return s.runTask(ctx, c, p)
	}
	return s.callByMcpGo(ctx, c)
}

// mcpGoClient returns a client of the transport of a scene.
func (s scene) mcpGoClient(p *process) (*client.Client, error) {
	if !s.overHTTP() {
		return client.NewClient(transport.NewIO(p.reader(), p, io.NopCloser(strings.NewReader("")))), nil
	}
	endpoint, err := p.endpoint()
	if err != nil {
		return nil, err
	}
	by := &http.Client{Transport: recorder{p}}
	if s.overSSE() {
		return client.NewSSEMCPClient(endpoint+"sse", transport.WithHTTPClient(by))
	}
	return client.NewStreamableHttpClient(endpoint, transport.WithHTTPBasicClient(by))
}

func (s scene) callByMcpGo(ctx context.Context, c *client.Client) (err error) {
	switch s.Kind {
	case sdk.Tool, sdk.TypedTool, sdk.StructuredTool:
		var r mcp.CallToolRequest
		r.Params.Name, r.Params.Arguments = name, s.arguments()
		_, err = c.CallTool(ctx, r)
	case sdk.Resource, sdk.Template:
		var r mcp.ReadResourceRequest
		r.Params.URI = uri
		_, err = c.ReadResource(ctx, r)
	case sdk.Prompt:
		var r mcp.GetPromptRequest
		r.Params.Name = name
		_, err = c.GetPrompt(ctx, r)
	case sdk.Completion:
		var r mcp.CompleteRequest
		r.Params.Ref = mcp.PromptReference{Type: "ref/prompt", Name: name}
		if s.Variant == ofResource {
			r.Params.Ref = mcp.ResourceReference{Type: "ref/resource", URI: uri}
		}
		r.Params.Argument.Name = "a"
		_, err = c.Complete(ctx, r)
	}
	return err
}
