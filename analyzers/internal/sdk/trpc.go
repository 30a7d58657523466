package sdk

// trpc is the SDK of the tRPC group. Its handler types are not exported.
var trpc = &SDK{
	Name:     "trpc-mcp-go",
	Packages: map[string]string{"mcp": "trpc.group/trpc-go/trpc-mcp-go"},
	Handlers: []Handler{
		{Kind: TypedTool, Type: "mcp.TypedToolHandler", Loose: true},
		{Kind: StructuredTool, Type: "mcp.NewStructuredToolHandler", Param: true, Arg: 0, Loose: true},
		{Kind: Tool, Type: "mcp.(*Server).RegisterTool", Param: true, Arg: 1},
		{Kind: Resource, Type: "mcp.(*Server).RegisterResource", Param: true, Arg: 1},
		{Kind: Resource, Type: "mcp.(*Server).RegisterResources", Param: true, Arg: 1},
		{Kind: Template, Type: "mcp.(*Server).RegisterResourceTemplate", Param: true, Arg: 1},
		{Kind: Prompt, Type: "mcp.(*Server).RegisterPrompt", Param: true, Arg: 1},
		{Kind: MethodHandler, Type: "mcp.HandlerFunc"},
		{Kind: Middleware, Type: "mcp.Middleware"},
		{Kind: Notification, Type: "mcp.ServerNotificationHandler"},
	},
	Registrars: []Registrar{
		{Func: "mcp.(*Server).RegisterTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).RegisterResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).RegisterResources", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).RegisterResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).RegisterPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
		{Func: "mcp.(*Server).RegisterNotificationHandler", Kind: Notification, Arg: 1, NameArg: 0},
		{Func: "mcp.(*StdioServer).RegisterTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "mcp.(*StdioServer).RegisterResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*StdioServer).RegisterResources", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*StdioServer).RegisterResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
		{Func: "mcp.(*StdioServer).RegisterPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
		{Func: "mcp.(*StdioServer).RegisterNotificationHandler", Kind: Notification, Arg: 1, NameArg: 0},
		{Func: "mcp.(*SSEServer).RegisterTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "mcp.(*SSEServer).RegisterResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*SSEServer).RegisterResources", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "mcp.(*SSEServer).RegisterResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
		{Func: "mcp.(*SSEServer).RegisterPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
		{Func: "mcp.(*SSEServer).RegisterNotificationHandler", Kind: Notification, Arg: 1, NameArg: 0},
	},
	Builders: []Builder{
		{Func: "mcp.NewErrorResult", Text: []int{0}, Flag: Raised},
		{Func: "mcp.NewTextResult", Text: []int{0}},
		{Func: "mcp.NewTextContent", Text: []int{0}, Makes: TextPart},
	},
	Results: []Result{{
		Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content",
		Structured: "StructuredContent", Meta: "Meta",
	}},
	Texts: []Text{{Type: "mcp.TextContent", Field: "Text"}},
	Installers: []Installer{
		{Func: "mcp.WithMiddleware", Arg: 0, Variadic: true, Kinds: trpcAll},
		{Func: "mcp.WithSSEMiddleware", Arg: 0, Variadic: true, Kinds: trpcAll},
	},
	Wrappers: []Wrapper{
		{Func: "mcp.NewTypedToolHandler", Arg: 0, From: TypedTool, To: Tool, Converts: true},
		{Func: "mcp.NewStructuredToolHandler", Arg: 0, From: StructuredTool, To: Tool, Converts: true},
	},
	Transports: []Transport{
		{Name: "mcp.StdioServer", Writer: None},
		{Name: "mcp.NewStdioServer", Writer: None},
	},
	ClientCalls: []ClientCall{
		{Func: "mcp.(*Client).CallTool"},
		{Func: "mcp.(*StdioClient).CallTool"},
		{Func: "mcp.Connector.CallTool"},
	},
	Arguments: []Arguments{{Name: "mcp.CallToolParams.Arguments"}},
	Servers: []Name{
		{Name: "mcp.NewServer"},
		{Name: "mcp.NewStdioServer"},
		{Name: "mcp.NewSSEServer"},
	},
	ClientLogs: []Name{{Name: "mcp.GetNotificationSender"}},
	Effects: []EffectRow{
		{Kinds: []Kind{Tool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "%s"}},
		{Kinds: []Kind{Tool}, In: ErrorWithResult, Effect: Effect{Vehicle: ToolError, KeepsResult: true, Text: "%s"}},
		{Kinds: []Kind{Tool}, In: CancelledError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "tool execution failed (tool: %n): %s"}},
		{Kinds: []Kind{TypedTool, StructuredTool}, In: PlainError,
			Effect: Effect{Vehicle: ToolError, Text: "Tool execution failed: %s"}},
		{Kinds: []Kind{TypedTool}, In: BadArguments,
			Effect: Effect{Vehicle: ToolError, Text: "Failed to bind arguments: %s"}},
		{Kinds: []Kind{Resource, Template, Prompt}, In: PlainError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "%s"}},
		{Kinds: []Kind{Tool}, In: NilResult, Effect: Effect{Vehicle: Null}},
		{Kinds: []Kind{Tool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
		{Kinds: trpcAll, In: Panic, Effect: Effect{Vehicle: Crash}},
		{Kinds: trpcAll, In: PanicOverHTTP, Effect: Effect{Vehicle: UnknownVehicle}},
	},
}

// trpcAll are the kinds of handlers that answer.
var trpcAll = []Kind{Tool, TypedTool, StructuredTool, Resource, Template, Prompt}
