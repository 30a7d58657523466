package conformance

import (
	"context"
	"math"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// serveMcpGo plays a scene of mcp-go.
func serveMcpGo(s scene) error {
	options := s.mcpGoOptions()
	if s.In == sdk.RecoveredPanic {
		options = append(options, server.WithRecovery(), server.WithResourceRecovery())
	}
	if s.Kind == sdk.Hook {
		hooks := new(server.Hooks)
		hooks.AddOnRequestInitialization(func(context.Context, any, any) error { return s.mcpGoFailure() })
		options = append(options, server.WithHooks(hooks))
	}
	srv := server.NewMCPServer("scene", "1", options...)
	switch s.Kind {
	case sdk.Tool:
		srv.AddTool(s.mcpGoTool(), s.callMcpGoTool)
	case sdk.TypedTool:
		srv.AddTool(s.mcpGoTool(), mcp.NewTypedToolHandler(func(ctx context.Context, r mcp.CallToolRequest, _ typedIn) (*mcp.CallToolResult, error) {
			return s.callMcpGoTool(ctx, r)
		}))
	case sdk.StructuredTool:
		s.addStructured(srv)
	case sdk.TaskTool:
		s.addTaskTool(srv)
	case sdk.Resource:
		srv.AddResource(mcp.NewResource(uri, name), s.readMcpGo)
	case sdk.Template:
		srv.AddResourceTemplate(mcp.NewResourceTemplate("file:///{name}", name), s.readMcpGo)
	case sdk.Prompt:
		srv.AddPrompt(mcp.NewPrompt(name), s.promptMcpGo)
	}
	switch {
	case s.overSSE():
		return serveHTTP(server.NewSSEServer(srv))
	case s.overHTTP():
		return serveHTTP(server.NewStreamableHTTPServer(srv, server.WithStateLess(s.Variant == stateless)))
	}
	return server.ServeStdio(srv)
}

// addStructured adds a structured tool with the output that the situation needs.
func (s scene) addStructured(srv *server.MCPServer) {
	srv.AddTool(s.mcpGoTool(), mcp.NewStructuredToolHandler(func(context.Context, mcp.CallToolRequest, typedIn) (any, error) {
		if s.In == sdk.Unencodable {
			return math.NaN(), nil
		}
		return typedOut{}, s.mcpGoFailure()
	}))
}

// mcpGoTool declares the tool of a scene.
func (s scene) mcpGoTool() mcp.Tool {
	options := s.taskOptions()
	if s.In == sdk.BadOutput {
		return mcp.NewTool(name, append(options, mcp.WithRawOutputSchema([]byte(`{"type":"object","required":["missing"]}`)))...)
	}
	return mcp.NewTool(name, append(options, mcp.WithNumber("n"))...)
}

func (s scene) callMcpGoTool(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if s.Built != "" {
		return mcpGoBuilt[s.Built](), nil
	}
	result := mcp.NewToolResultText("fine")
	switch err := s.mcpGoFailure(); {
	case s.In == sdk.NilResult:
		return nil, nil
	case s.In == sdk.FlaggedResult:
		result = mcp.NewToolResultError("refused")
		result.StructuredContent = map[string]any{"code": "E1"}
		return result, nil
	case s.In == sdk.BadOutput:
		return mcp.NewToolResultStructured(typedOut{}, "fine"), nil
	case s.In == sdk.Unencodable:
		return mcp.NewToolResultStructured(math.NaN(), "fine"), nil
	case s.In == sdk.ErrorWithResult || err == nil:
		return result, err
	default:
		return nil, err
	}
}

func (s scene) readMcpGo(context.Context, mcp.ReadResourceRequest) ([]mcp.ResourceContents, error) {
	switch s.In {
	case sdk.NilResult:
		return nil, nil
	case sdk.Unencodable:
		return []mcp.ResourceContents{mcp.TextResourceContents{URI: uri, Meta: map[string]any{"n": math.NaN()}}}, nil
	}
	return []mcp.ResourceContents{mcp.TextResourceContents{URI: uri, Text: "fine"}}, s.mcpGoFailure()
}

func (s scene) promptMcpGo(context.Context, mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	result := mcp.NewGetPromptResult("fine", []mcp.PromptMessage{})
	switch s.In {
	case sdk.NilResult:
		return nil, nil
	case sdk.Unencodable:
		result.Meta = &mcp.Meta{AdditionalFields: map[string]any{"n": math.NaN()}}
	}
	return result, s.mcpGoFailure()
}
