package sdk

// voocel is the SDK of voocel, made after go-sdk with other semantics.
var voocel = &SDK{
	Name: "voocel/mcp-sdk-go",
	Packages: map[string]string{
		"server":   "github.com/voocel/mcp-sdk-go/server",
		"protocol": "github.com/voocel/mcp-sdk-go/protocol",
		"client":   "github.com/voocel/mcp-sdk-go/client",
		"stdio":    "github.com/voocel/mcp-sdk-go/transport/stdio",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "server.ToolHandler"},
		{Kind: TypedTool, Type: "server.ToolHandlerFor"},
		{Kind: Resource, Type: "server.ResourceHandler"},
		{Kind: Template, Type: "server.ResourceHandler"},
		{Kind: Prompt, Type: "server.PromptHandler"},
		{Kind: Completion, Type: "server.ServerOptions.CompletionHandler"},
		{Kind: Subscribe, Type: "server.ServerOptions.SubscribeHandler"},
		{Kind: Subscribe, Type: "server.ServerOptions.UnsubscribeHandler"},
		{Kind: Middleware, Type: "server.Middleware"},
	},
	Registrars: []Registrar{
		{Func: "server.AddTool", Kind: TypedTool, Arg: 2, NameArg: 1},
		{Func: "server.(*Server).AddTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "server.(*Server).AddResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "server.(*Server).AddResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
		{Func: "server.(*Server).AddPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
	},
	Fields: []Field{
		{Name: "server.ServerOptions.CompletionHandler", Kind: Completion},
		{Name: "server.ServerOptions.SubscribeHandler", Kind: Subscribe},
		{Name: "server.ServerOptions.UnsubscribeHandler", Kind: Subscribe},
	},
	Builders: []Builder{
		{Func: "protocol.NewToolResultError", Text: []int{0}, Flag: Raised},
		{Func: "protocol.NewToolResultText", Text: []int{0}},
		{Func: "protocol.NewToolResult", Content: []int{0}, Flag: Given, FlagArg: 1},
		{Func: "protocol.NewToolResultWithStructured", Content: []int{0}, Structured: []int{1}},
		{Func: "protocol.NewToolResultTextWithStructured", Text: []int{0}, Structured: []int{1}},
		{Func: "protocol.NewTextContent", Text: []int{0}},
		{Func: "server.ErrorResult", Text: []int{0}, Error: []int{1}, Layout: "%s: %s", Flag: Raised},
		{Func: "server.TextResult", Text: []int{0}},
		{Func: "server.JSONResult", Structured: []int{0}},
		{Func: "server.ResourceResult", Text: []int{2}},
		{Func: "server.(*ToolError).ToResult", Flag: Raised},
	},
	Results: []Result{{
		Type: "protocol.CallToolResult", IsError: "IsError", Content: "Content",
		Structured: "StructuredContent", Meta: "Meta",
	}},
	Texts: []Text{{Type: "protocol.TextContent", Field: "Text"}},
	ErrorTypes: []ErrorType{
		{Type: "protocol.MCPError", Honoured: InChain, Code: "Code", Message: "Message", Data: "Data"},
		{Type: "server.ToolError", Honoured: Never, Message: "Message"},
	},
	ErrorValues: []ErrorValue{
		{Name: "protocol.NewMCPError", Type: "protocol.MCPError", Args: &ErrorArgs{Code: 0, Message: 1, Data: 2}},
		{Name: "server.NewToolError", Type: "server.ToolError", Args: &ErrorArgs{Code: 0, Message: 1, Data: None}},
	},
	Installers: []Installer{
		{Func: "server.(*Server).Use", Arg: 0, Variadic: true, Kinds: []Kind{Tool, TypedTool}},
		{Func: "server.RecoveryMiddleware", Arg: None, Kinds: []Kind{Tool, TypedTool}, Recovers: true},
	},
	Transports:  []Transport{{Name: "stdio.StdioTransport", Writer: None}},
	ClientCalls: []ClientCall{{Func: "client.(*ClientSession).CallTool"}},
	Accesses: []Access{
		{Func: "server.MustGetString", Fails: true},
		{Func: "server.MustGetInt", Fails: true},
		{Func: "server.MustGetBool", Fails: true},
		{Func: "server.GetString"},
		{Func: "server.GetInt"},
		{Func: "server.GetInt64"},
		{Func: "server.GetFloat"},
		{Func: "server.GetBool"},
		{Func: "server.GetMap"},
		{Func: "server.GetStringSlice"},
	},
	Arguments:  []Arguments{{Name: "protocol.CallToolParams.Arguments"}},
	Servers:    []Name{{Name: "server.NewServer"}},
	ClientLogs: []Name{{Name: "server.(*ServerSession).Log"}},
	Effects: []EffectRow{
		{Kinds: voocelAll, In: PlainError, Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "%s"}},
		{Kinds: voocelAll, In: CodedError,
			Effect: Effect{Vehicle: ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}},
		{Kinds: voocelAll, In: WrappedCodedError,
			Effect: Effect{Vehicle: ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}},
		{Kinds: []Kind{TypedTool}, In: ErrorWithResult, Effect: Effect{Vehicle: Dropped, KeepsResult: true}},
		{Kinds: []Kind{TypedTool}, In: BadArguments,
			Effect: Effect{Vehicle: ProtocolError, Code: -32602, Text: "Invalid params"}},
		{Kinds: []Kind{Tool, TypedTool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
	},
}

// voocelAll are the kinds of handlers that answer.
var voocelAll = []Kind{Tool, TypedTool, Resource, Template, Prompt, Completion, Subscribe}
