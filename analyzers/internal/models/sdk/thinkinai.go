package sdk

// thinkInAI is the SDK of ThinkInAI.
var thinkInAI = &SDK{
	Name: "ThinkInAI/go-mcp",
	Packages: map[string]string{
		"server":    "github.com/ThinkInAIXYZ/go-mcp/server",
		"protocol":  "github.com/ThinkInAIXYZ/go-mcp/protocol",
		"client":    "github.com/ThinkInAIXYZ/go-mcp/client",
		"transport": "github.com/ThinkInAIXYZ/go-mcp/transport",
		"pkg":       "github.com/ThinkInAIXYZ/go-mcp/pkg",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "server.ToolHandlerFunc"},
		{Kind: Resource, Type: "server.ResourceHandlerFunc"},
		{Kind: Template, Type: "server.ResourceHandlerFunc"},
		{Kind: Prompt, Type: "server.PromptHandlerFunc"},
		{Kind: Middleware, Type: "server.ToolMiddleware"},
	},
	Registrars: []Registrar{
		{Func: "server.(*Server).RegisterTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "server.(*Server).RegisterPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
		{Func: "server.(*Server).RegisterResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "server.(*Server).RegisterResourceTemplate", Kind: Template, Arg: 1, NameArg: 0},
	},
	Builders: []Builder{
		{Func: "protocol.NewCallToolResult", Content: []int{0}, Flag: Given, FlagArg: 1},
		{Func: "protocol.NewGetPromptResult", Content: []int{0}, Text: []int{1}},
		{Func: "protocol.NewReadResourceResult", Content: []int{0}},
	},
	Results: []Result{{Type: "protocol.CallToolResult", IsError: "IsError", Content: "Content"}},
	Texts:   []Text{{Type: "protocol.TextContent", Field: "Text"}},
	ErrorTypes: []ErrorType{
		{Type: "pkg.ResponseError", Honoured: Never, Code: "Code", Message: "Message", Data: "Data"},
	},
	ErrorValues: []ErrorValue{
		{Name: "pkg.ErrMethodNotSupport", Honoured: InChain, Code: -32601},
		{Name: "pkg.ErrRequestInvalid", Honoured: InChain, Code: -32600},
		{Name: "pkg.ErrJSONUnmarshal", Honoured: InChain, Code: -32700},
		{Name: "pkg.NewResponseError", Type: "pkg.ResponseError",
			Args: &ErrorArgs{Code: 0, Message: 1, Data: 2}},
	},
	Installers: []Installer{
		{Func: "server.(*Server).Use", Arg: 0, Variadic: true, Kinds: []Kind{Tool}},
		{Func: "server.(*Server).RegisterTool", Arg: 2, Variadic: true, Kinds: []Kind{Tool}},
	},
	Transports: []Transport{{Name: "transport.NewStdioServerTransport", Writer: None}},
	ClientCalls: []ClientCall{
		{Func: "client.(*Client).CallTool"},
		{Func: "client.(*Client).CallToolWithProgressChan"},
	},
	Accesses: []Access{{Func: "protocol.VerifyAndUnmarshal", Fails: true}},
	Arguments: []Arguments{
		{Name: "protocol.CallToolRequest.Arguments"},
		{Name: "protocol.CallToolRequest.RawArguments"},
		{Name: "protocol.GetPromptRequest.Arguments"},
	},
	Servers: []Name{{Name: "server.NewServer"}},
	Effects: []EffectRow{
		{Kinds: thinkInAIAll, In: PlainError, Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "%s"}},
		{Kinds: thinkInAIAll, In: CodedError, Effect: Effect{Vehicle: ProtocolError, OwnCode: true, Text: "%s"}},
		{Kinds: thinkInAIAll, In: WrappedCodedError, Effect: Effect{Vehicle: ProtocolError, OwnCode: true, Text: "%s"}},
		{Kinds: thinkInAIAll, In: NilResult, Effect: Effect{Vehicle: Null}},
		{Kinds: []Kind{Tool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
		{Kinds: thinkInAIAll, In: Panic, Effect: Effect{Vehicle: NoResponse}},
	},
}

// thinkInAIAll are the kinds of handlers that answer.
var thinkInAIAll = []Kind{Tool, Resource, Template, Prompt}
