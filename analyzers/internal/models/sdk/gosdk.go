package sdk

import "github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"

// The versions of go-sdk that behave differently.
const (
	goSDK03 = "mcp.CallToolRequest"          // v0.3.0
	goSDK15 = "auth.GetAuthServerMetadata"   // v1.5.0; package mcp imports auth
	goSDK16 = "mcp.CodeHeaderMismatch"       // v1.6.0
	goSDK17 = "mcp.AddReceivingCustomMethod" // v1.7.0
)

// goSDK is the official SDK.
var goSDK = &SDK{
	Name: "go-sdk",
	Packages: map[string]string{
		"mcp":     "github.com/modelcontextprotocol/go-sdk/mcp",
		"jsonrpc": "github.com/modelcontextprotocol/go-sdk/jsonrpc",
		"auth":    "github.com/modelcontextprotocol/go-sdk/auth",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "mcp.ToolHandler"},
		{Kind: TypedTool, Type: "mcp.ToolHandlerFor"},
		{Kind: Resource, Type: "mcp.ResourceHandler"},
		{Kind: Template, Type: "mcp.ResourceHandler"},
		{Kind: Prompt, Type: "mcp.PromptHandler"},
		{Kind: Completion, Type: "mcp.ServerOptions.CompletionHandler"},
		{Kind: Subscribe, Type: "mcp.ServerOptions.SubscribeHandler"},
		{Kind: Subscribe, Type: "mcp.ServerOptions.UnsubscribeHandler"},
		{Kind: CustomMethod, Type: "mcp.AddReceivingCustomMethod", Param: true, Arg: 2},
		{Kind: MethodHandler, Type: "mcp.MethodHandler"},
		{Kind: Middleware, Type: "mcp.Middleware"},
		{Kind: Notification, Type: "mcp.ServerOptions.InitializedHandler"},
		{Kind: Notification, Type: "mcp.ServerOptions.ProgressNotificationHandler"},
		{Kind: Notification, Type: "mcp.ServerOptions.RootsListChangedHandler"},
		{Kind: ClientRequest, Type: "mcp.ClientOptions.CreateMessageHandler"},
		{Kind: ClientRequest, Type: "mcp.ClientOptions.CreateMessageWithToolsHandler"},
		{Kind: ClientRequest, Type: "mcp.ClientOptions.ElicitationHandler"},
	},
	Registrars: []Registrar{
		{Func: "mcp.AddTool", Kind: TypedTool, Arg: 2, NameArg: 1},
		{Func: "mcp.(*Server).AddTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).AddResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).AddResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).AddPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
		{Func: "mcp.AddReceivingCustomMethod", Kind: CustomMethod, Arg: 2, NameArg: 1},
	},
	Fields: []Field{
		{Name: "mcp.ServerOptions.CompletionHandler", Kind: Completion},
		{Name: "mcp.ServerOptions.SubscribeHandler", Kind: Subscribe},
		{Name: "mcp.ServerOptions.UnsubscribeHandler", Kind: Subscribe},
		{Name: "mcp.ServerOptions.InitializedHandler", Kind: Notification},
		{Name: "mcp.ServerOptions.ProgressNotificationHandler", Kind: Notification},
		{Name: "mcp.ServerOptions.RootsListChangedHandler", Kind: Notification},
		{Name: "mcp.ClientOptions.CreateMessageHandler", Kind: ClientRequest},
		{Name: "mcp.ClientOptions.CreateMessageWithToolsHandler", Kind: ClientRequest},
		{Name: "mcp.ClientOptions.ElicitationHandler", Kind: ClientRequest},
	},
	Builders: []Builder{
		{Func: "mcp.(*CallToolResult).SetError", Error: []int{0}, Flag: Raised, OnReceiver: true,
			KeepsContent: true, Versions: Versions{Since: goSDK16}},
		{Func: "mcp.(*CallToolResult).SetError", Error: []int{0}, Flag: Raised, OnReceiver: true,
			Versions: Versions{Before: goSDK16}},
	},
	Results: []Result{{
		Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content",
		Structured: "StructuredContent", Meta: "Meta",
	}},
	Texts: []Text{{Type: "mcp.TextContent", Field: "Text"}},
	ErrorTypes: []ErrorType{{
		Type: "jsonrpc.Error", Honoured: InChain,
		Except: []HonourException{{TypedTool, Unwrapped}},
		Code:   "Code", Message: "Message", Data: "Data",
	}},
	ErrorValues: []ErrorValue{
		{Name: "mcp.ResourceNotFoundError", Type: "jsonrpc.Error", Code: -32602,
			Args: &ErrorArgs{Code: None, Message: None, Data: 0}, Versions: Versions{Since: goSDK17}},
		{Name: "mcp.ResourceNotFoundError", Type: "jsonrpc.Error", Code: -32002,
			Args: &ErrorArgs{Code: None, Message: None, Data: 0}, Versions: Versions{Before: goSDK17}},
		{Name: "mcp.URLElicitationRequiredError", Type: "jsonrpc.Error", Code: -32042,
			Args: &ErrorArgs{Code: None, Message: None, Data: 0}},
	},
	Installers: []Installer{
		{Func: "mcp.(*Server).AddReceivingMiddleware", Arg: 0, Variadic: true, Kinds: goSDKAll},
		{Func: "mcp.(*Server).AddSendingMiddleware", Arg: 0, Variadic: true, Client: true},
		{Func: "mcp.(*Client).AddReceivingMiddleware", Arg: 0, Variadic: true, Client: true},
		{Func: "mcp.(*Client).AddSendingMiddleware", Arg: 0, Variadic: true, Client: true},
	},
	Transports: []Transport{
		{Name: "mcp.StdioTransport", Writer: None},
		{Name: "mcp.NewStdioTransport", Writer: None, Versions: Versions{Before: goSDK03}},
	},
	ClientCalls: []ClientCall{{Func: "mcp.(*ClientSession).CallTool"}},
	Arguments: []Arguments{
		{Name: "mcp.CallToolParamsRaw.Arguments"},
		{Name: "mcp.CallToolParams.Arguments"},
		{Name: "mcp.GetPromptParams.Arguments"},
	},
	Servers:  []Name{{Name: "mcp.NewServer"}},
	Connects: []Name{{Name: "mcp.(*Client).Connect"}},
	Serves:   []Name{{Name: "mcp.(*Server).Connect"}, {Name: "mcp.(*Server).Run"}},
	InMemory: []Name{{Name: "mcp.NewInMemoryTransports"}},
	ClientLogs: []Name{
		{Name: "mcp.(*ServerSession).Log"},
		{Name: "mcp.NewLoggingHandler"},
		{Name: "mcp.(*LoggingHandler).Handle"},
	},
	ToClient: []Name{
		{Name: "mcp.(*ServerSession).Elicit"},
		{Name: "mcp.(*ServerSession).CreateMessage"},
		{Name: "mcp.(*ServerSession).CreateMessageWithTools"},
		{Name: "mcp.(*ServerSession).ListRoots"},
		{Name: "mcp.(*ServerSession).Ping"},
		{Name: "mcp.(*ServerSession).NotifyProgress"},
		{Name: "mcp.(*ServerSession).NotifyElicitationComplete"},
		{Name: "mcp.(*Server).ResourceUpdated"},
	},
	ServerOnly:   []Name{{Name: "mcp.(*CallToolResult).GetError"}},
	InputSchemas: []Name{{Name: "mcp.Tool.InputSchema"}},
	Effects:      goSDKEffects,
	Remedy: Remedy{
		Result:    "&mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: %s}}}",
		Typed:     "mcp.AddTool",
		Server:    "mcp.NewServer",
		Recovery:  "pass `AddReceivingMiddleware` a function that recovers and returns an error",
		Validated: []Kind{TypedTool},
		Bridge:    syntax.BridgeGoSDK,
	},
}
