package conformance

import (
	"context"
	"encoding/json"
	"math"
	"net/http"

	"github.com/google/jsonschema-go/jsonschema"
	_ "github.com/modelcontextprotocol/go-sdk/auth" // tells v1.5.0 from what was before, see the tables
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// The errors that go-sdk honours.
var (
	goSDKCoded    = &jsonrpc.Error{Code: -32050, Message: "typed", Data: json.RawMessage(`{"k":1}`)}
	goSDKNotFound = &jsonrpc.Error{Code: -32601, Message: "no such subcommand", Data: goSDKCoded.Data}
)

func (s scene) goSDKFailure() error {
	return s.failure(goSDKCoded, goSDKNotFound, (*jsonrpc.Error)(nil))
}

// failsIf fails on a condition.
func (s scene) failsIf(is bool) error {
	if !is {
		return nil
	}
	return s.goSDKFailure()
}

// serveGoSDK plays a scene of go-sdk.
func serveGoSDK(s scene) error {
	server := mcp.NewServer(&mcp.Implementation{Name: "scene", Version: "1"}, &mcp.ServerOptions{
		SubscribeHandler:   func(context.Context, *mcp.SubscribeRequest) error { return s.failsIf(s.Variant != unsubscribing) },
		UnsubscribeHandler: func(context.Context, *mcp.UnsubscribeRequest) error { return s.failsIf(s.Variant == unsubscribing) },
		CompletionHandler: func(context.Context, *mcp.CompleteRequest) (*mcp.CompleteResult, error) {
			return &mcp.CompleteResult{}, s.goSDKFailure()
		},
	})
	switch s.Kind {
	case sdk.Tool:
		server.AddTool(&mcp.Tool{Name: name, InputSchema: &jsonschema.Schema{Type: "object"}}, s.goSDKTool)
	case sdk.TypedTool:
		s.addTyped(server)
	case sdk.Resource:
		server.AddResource(&mcp.Resource{Name: name, URI: uri}, s.goSDKResource)
	case sdk.Template:
		server.AddResourceTemplate(&mcp.ResourceTemplate{Name: name, URITemplate: "file:///{name}"}, s.goSDKResource)
	case sdk.Subscribe:
		server.AddResource(&mcp.Resource{Name: name, URI: uri}, s.goSDKResource)
	case sdk.Prompt:
		server.AddPrompt(&mcp.Prompt{Name: name}, s.goSDKPrompt)
	case sdk.CustomMethod:
		if err := s.addCustom(server); err != nil {
			return err
		}
	case sdk.MethodHandler:
		s.addTyped(server)
		server.AddReceivingMiddleware(s.goSDKMiddleware)
	}
	switch the := func(*http.Request) *mcp.Server { return server }; {
	case s.overSSE():
		return serveHTTP(mcp.NewSSEHandler(the, nil))
	case s.overHTTP():
		return serveHTTP(mcp.NewStreamableHTTPHandler(the, &mcp.StreamableHTTPOptions{Stateless: s.Variant == stateless}))
	}
	return server.Run(context.Background(), &mcp.StdioTransport{})
}

func (s scene) goSDKTool(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if s.Built != "" {
		return goSDKBuilt[s.Built](), nil
	}
	result := &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "fine"}}}
	switch err := s.goSDKFailure(); {
	case s.In == sdk.NilResult:
		return nil, nil
	case s.In == sdk.FlaggedResult:
		return flagged(), nil
	case s.In == sdk.ErrorWithResult || err == nil:
		return result, err
	default:
		return nil, err
	}
}

// flagged is a result with the error flag and data.
func flagged() *mcp.CallToolResult {
	return &mcp.CallToolResult{
		IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: "refused"}},
		StructuredContent: map[string]any{"code": "E1"},
	}
}

type typedIn struct {
	N int `json:"n,omitempty"`
}

type typedOut struct {
	Name string `json:"name"`
}

// addTyped adds a typed tool with the output that the situation needs.
func (s scene) addTyped(server *mcp.Server) {
	tool := &mcp.Tool{Name: name}
	if s.Variant == withOutput {
		mcp.AddTool(server, tool, func(ctx context.Context, r *mcp.CallToolRequest, _ typedIn) (*mcp.CallToolResult, typedOut, error) {
			result, err := s.goSDKTool(ctx, r)
			return result, typedOut{}, err
		})
		return
	}
	switch s.In {
	case sdk.FlaggedResult:
		mcp.AddTool(server, tool, func(context.Context, *mcp.CallToolRequest, typedIn) (*mcp.CallToolResult, typedOut, error) {
			return flagged(), typedOut{}, nil
		})
	case sdk.BadOutput:
		tool.OutputSchema = &jsonschema.Schema{Type: "object", Required: []string{"missing"}}
		mcp.AddTool(server, tool, func(context.Context, *mcp.CallToolRequest, typedIn) (*mcp.CallToolResult, typedOut, error) {
			return flagged(), typedOut{}, nil
		})
	case sdk.Unencodable:
		mcp.AddTool(server, tool, func(context.Context, *mcp.CallToolRequest, typedIn) (*mcp.CallToolResult, any, error) {
			return nil, math.NaN(), nil
		})
	default:
		mcp.AddTool(server, tool, func(ctx context.Context, r *mcp.CallToolRequest, _ typedIn) (*mcp.CallToolResult, any, error) {
			result, err := s.goSDKTool(ctx, r)
			return result, nil, err
		})
	}
}

func (s scene) goSDKResource(context.Context, *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	if s.In == sdk.NilResult {
		return nil, nil
	}
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, Text: "fine"}}}, s.goSDKFailure()
}

func (s scene) goSDKPrompt(context.Context, *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	if s.In == sdk.NilResult {
		return nil, nil
	}
	return &mcp.GetPromptResult{Messages: []*mcp.PromptMessage{}}, s.goSDKFailure()
}

// goSDKMiddleware answers in the place of the SDK.
func (s scene) goSDKMiddleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, r mcp.Request) (mcp.Result, error) {
		if method != s.method() {
			return next(ctx, method, r)
		}
		return &mcp.ListPromptsResult{}, s.goSDKFailure()
	}
}
