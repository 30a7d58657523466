package sdk

import "github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"

// The versions of mcp-go that behave differently. Handlers see package mcp, and what
// makes a server sees package server: most packages see one of them only.
const (
	mcpGo044 = "mcp.TaskStatus server.TaskToolHandlerFunc"              // v0.44.0
	mcpGo046 = "mcp.CreateTaskResult.IsError server.WithPromptFilter"   // v0.46.0
	mcpGo050 = "mcp.WithIntegerItems server.WithInputSchemaValidation"  // v0.50.0
	mcpGo051 = "mcp.SchemaCache server.WithOutputSchemaValidation"      // v0.51.0
	mcpGo054 = "mcp.ToolChoice server.SessionWithResourceSubscriptions" // v0.54.0
	// Package server exports nothing new in v1.2.0, but what it lacks before v0.54.0
	// says that the version is an older one.
	mcpGo120 = "mcp.ParseSamplingContent server.SessionWithResourceSubscriptions" // v1.2.0
)

// mcpGo is the SDK of mark3labs.
var mcpGo = &SDK{
	Name: "mcp-go",
	Packages: map[string]string{
		"mcp":     "github.com/mark3labs/mcp-go/mcp",
		"server":  "github.com/mark3labs/mcp-go/server",
		"client":  "github.com/mark3labs/mcp-go/client",
		"mcptest": "github.com/mark3labs/mcp-go/mcptest",
	},
	Handlers: append([]Handler{
		{Kind: Tool, Type: "server.ToolHandlerFunc",
			Signature: "func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)"},
		{Kind: TypedTool, Type: "mcp.TypedToolHandlerFunc", Loose: true},
		{Kind: StructuredTool, Type: "mcp.StructuredToolHandlerFunc", Loose: true},
		{Kind: TaskTool, Type: "server.TaskToolHandlerFunc"},
		{Kind: Resource, Type: "server.ResourceHandlerFunc",
			Signature: "func(context.Context, mcp.ReadResourceRequest) ([]mcp.ResourceContents, error)"},
		{Kind: Template, Type: "server.ResourceTemplateHandlerFunc",
			Signature: "func(context.Context, mcp.ReadResourceRequest) ([]mcp.ResourceContents, error)"},
		{Kind: Prompt, Type: "server.PromptHandlerFunc",
			Signature: "func(context.Context, mcp.GetPromptRequest) (*mcp.GetPromptResult, error)"},
		{Kind: Completion, Type: "server.PromptCompletionProvider.CompletePromptArgument"},
		{Kind: Completion, Type: "server.ResourceCompletionProvider.CompleteResourceArgument"},
		{Kind: Middleware, Type: "server.ToolHandlerMiddleware"},
		{Kind: Middleware, Type: "server.ResourceHandlerMiddleware"},
		{Kind: Middleware, Type: "server.PromptHandlerMiddleware"},
		{Kind: Notification, Type: "server.NotificationHandlerFunc"},
		{Kind: ClientRequest, Type: "client.SamplingHandler.CreateMessage"},
		{Kind: ClientRequest, Type: "client.ElicitationHandler.Elicit"},
		{Kind: ClientRequest, Type: "client.RootsHandler.ListRoots"},
	}, mcpGoHooks...),
	Registrars: append(mcpGoRegistrars, mcpGoHookTakers...),
	Fields: []Field{
		{Name: "server.ServerTool.Handler", Kind: Tool},
		{Name: "server.ServerTaskTool.Handler", Kind: TaskTool},
		{Name: "server.ServerPrompt.Handler", Kind: Prompt},
		{Name: "server.ServerResource.Handler", Kind: Resource},
		{Name: "server.ServerResourceTemplate.Handler", Kind: Template},
	},
	Builders: mcpGoBuilders,
	Results: []Result{{
		Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content",
		Structured: "StructuredContent", Meta: "Meta",
	}},
	Texts:       []Text{{Type: "mcp.TextContent", Field: "Text"}},
	ErrorTypes:  mcpGoErrorTypes,
	ErrorValues: mcpGoErrorValues,
	Installers: []Installer{
		{Func: "server.WithToolHandlerMiddleware", Arg: 0, Kinds: mcpGoTools},
		{Func: "server.(*MCPServer).Use", Arg: 0, Variadic: true, Kinds: mcpGoTools},
		{Func: "server.WithResourceHandlerMiddleware", Arg: 0, Kinds: []Kind{Resource, Template}},
		{Func: "server.WithPromptHandlerMiddleware", Arg: 0, Kinds: []Kind{Prompt}},
		{Func: "server.WithRecovery", Arg: None, Kinds: mcpGoTools, Recovers: true},
		{Func: "server.WithResourceRecovery", Arg: None, Kinds: []Kind{Resource, Template}, Recovers: true},
	},
	Wrappers: []Wrapper{
		{Func: "mcp.NewTypedToolHandler", Arg: 0, From: TypedTool, To: Tool},
		{Func: "mcp.NewStructuredToolHandler", Arg: 0, From: StructuredTool, To: Tool},
	},
	Transports: []Transport{
		{Name: "server.ServeStdio", Writer: None},
		{Name: "server.(*StdioServer).Listen", Writer: 2},
	},
	ClientCalls: []ClientCall{
		{Func: "client.(*Client).CallTool"},
		{Func: "client.MCPClient.CallTool"},
		{Func: "client.(*SSEMCPClient).CallTool", Versions: Versions{Before: "client.Client"}},
		{Func: "client.(*StdioMCPClient).CallTool", Versions: Versions{Before: "client.Client"}},
	},
	Accesses: mcpGoAccesses,
	Arguments: []Arguments{
		{Name: "mcp.CallToolParams.Arguments"},
		{Name: "mcp.CallToolParams.RawArguments"},
		{Name: "mcp.GetPromptParams.Arguments"},
		{Name: "mcp.CallToolRequest.Params.Arguments", Versions: Versions{Before: "mcp.CallToolParams"}},
		{Name: "mcp.GetPromptRequest.Params.Arguments", Versions: Versions{Before: "mcp.GetPromptParams"}},
	},
	Servers: []Name{
		{Name: "server.NewMCPServer"},
		{Name: "mcptest.NewServer"},
		{Name: "mcptest.NewUnstartedServer"},
	},
	ClientLogs: []Name{
		{Name: "server.(*MCPServer).SendLogMessageToClient"},
		{Name: "server.(*MCPServer).SendLogMessageToSpecificClient"},
		{Name: "server.(*MCPServer).SendNotificationToClient"},
		{Name: "server.(*MCPServer).SendNotificationToSpecificClient"},
		{Name: "server.(*MCPServer).SendNotificationToAllClients"},
		{Name: "mcp.NewLoggingMessageNotification"},
	},
	ToClient: []Name{
		{Name: "server.(*MCPServer).RequestElicitation"},
		{Name: "server.(*MCPServer).RequestURLElicitation"},
		{Name: "server.(*MCPServer).RequestSampling"},
		{Name: "server.(*MCPServer).RequestRoots"},
		{Name: "server.(*MCPServer).SendElicitationComplete"},
		{Name: "server.SessionWithElicitation.RequestElicitation"},
		{Name: "server.SessionWithSampling.RequestSampling"},
		{Name: "server.SessionWithRoots.ListRoots"},
	},
	Present: []Name{{Name: "server.ClientSessionFromContext"}, {Name: "server.ServerFromContext"}},
	Options: "mcp",
	Effects: mcpGoEffects,
	Remedy: Remedy{
		Result:  "mcp.NewToolResultError(%s)",
		Failing: "mcp.NewToolResultError", Succeeding: "mcp.NewToolResultText",
		Server: "server.NewMCPServer", Middleware: "server.With%sHandlerMiddleware",
		Recovery: "pass `server.WithRecovery()`", Recoverer: "server.WithRecovery",
		Validation: "server.WithInputSchemaValidation", ValidationSince: "v0.50.0", Validating: mcpGo050,
		Decoded: []Kind{TypedTool, StructuredTool},
		Bridge:  syntax.BridgeMCPGo, Adding: "server.(*MCPServer).AddTool",
	},
}

var mcpGoRegistrars = []Registrar{
	{Func: "server.(*MCPServer).AddTool", Kind: Tool, Arg: 1, NameArg: 0},
	{Func: "server.(*MCPServer).AddTools", Kind: Tool, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).SetTools", Kind: Tool, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddTaskTool", Kind: TaskTool, Arg: 1, NameArg: 0},
	{Func: "server.(*MCPServer).AddTaskTools", Kind: TaskTool, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddResource", Kind: Resource, Arg: 1, NameArg: 0},
	{Func: "server.(*MCPServer).AddResources", Kind: Resource, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).SetResources", Kind: Resource, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
	{Func: "server.(*MCPServer).AddResourceTemplates", Kind: Template, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).SetResourceTemplates", Kind: Template, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
	{Func: "server.(*MCPServer).AddPrompts", Kind: Prompt, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).SetPrompts", Kind: Prompt, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddNotificationHandler", Kind: Notification, Arg: 1, NameArg: 0},
	{Func: "server.(*MCPServer).AddSessionTool", Kind: Tool, Arg: 2, NameArg: 1},
	{Func: "server.(*MCPServer).AddSessionTools", Kind: Tool, Arg: 1, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddSessionResource", Kind: Resource, Arg: 2, NameArg: 1},
	{Func: "server.(*MCPServer).AddSessionResources", Kind: Resource, Arg: 1, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "server.(*MCPServer).AddSessionResourceTemplate", Kind: Template, Arg: 2, NameArg: 1},
	{Func: "server.(*MCPServer).AddSessionResourceTemplates", Kind: Template, Arg: 1, Form: Bundle, Variadic: true,
		NameArg: None},
	{Func: "server.SessionWithTools.SetSessionTools", Kind: Tool, Arg: 0, Form: BundleMap, NameArg: None},
	{Func: "server.SessionWithResources.SetSessionResources", Kind: Resource, Arg: 0, Form: BundleMap, NameArg: None},
	{Func: "server.SessionWithResourceTemplates.SetSessionResourceTemplates", Kind: Template, Arg: 0, Form: BundleMap,
		NameArg: None},
	{Func: "server.WithPromptCompletionProvider", Kind: Completion, Arg: 0, Form: Provider, NameArg: None},
	{Func: "server.WithResourceCompletionProvider", Kind: Completion, Arg: 0, Form: Provider, NameArg: None},
	{Func: "mcptest.NewServer", Kind: Tool, Arg: 1, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "mcptest.(*Server).AddTool", Kind: Tool, Arg: 1, NameArg: 0},
	{Func: "mcptest.(*Server).AddTools", Kind: Tool, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "mcptest.(*Server).AddPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
	{Func: "mcptest.(*Server).AddPrompts", Kind: Prompt, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "mcptest.(*Server).AddResource", Kind: Resource, Arg: 1, NameArg: 0},
	{Func: "mcptest.(*Server).AddResources", Kind: Resource, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
	{Func: "mcptest.(*Server).AddResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
	{Func: "mcptest.(*Server).AddResourceTemplates", Kind: Template, Arg: 0, Form: Bundle, Variadic: true, NameArg: None},
}
