package sdk

// riza is the SDK of Riza. A server implements one interface.
var riza = &SDK{
	Name: "riza-io/mcp-go",
	Packages: map[string]string{
		"mcp":   "github.com/riza-io/mcp-go",
		"stdio": "github.com/riza-io/mcp-go/stdio",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "mcp.ServerHandler.CallTool"},
		{Kind: Resource, Type: "mcp.ServerHandler.ReadResource"},
		{Kind: Prompt, Type: "mcp.ServerHandler.GetPrompt"},
		{Kind: Completion, Type: "mcp.ServerHandler.Completion"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.Initialize"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.ListTools"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.ListPrompts"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.ListResources"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.ListResourceTemplates"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.SetLogLevel"},
		{Kind: OtherRequest, Type: "mcp.ServerHandler.Ping"},
		{Kind: ClientRequest, Type: "mcp.ClientHandler.Sampling"},
	},
	Registrars: []Registrar{
		{Func: "mcp.NewServer", Arg: 1, Form: Provider, NameArg: None},
	},
	Builders: []Builder{
		{Func: "mcp.NewResponse", Content: []int{0}},
	},
	Results:     []Result{{Type: "mcp.CallToolResponse", IsError: "IsError", Content: "Content"}},
	Texts:       []Text{{Type: "mcp.Content", Field: "Text"}, {Type: "mcp.ResourceContent", Field: "Text"}},
	ErrorTypes:  []ErrorType{{Type: "mcp.Error", Honoured: Never}},
	ErrorValues: []ErrorValue{{Name: "mcp.NewError", Type: "mcp.Error", Args: &ErrorArgs{Code: 0, Message: 1, Data: None}}},
	Transports:  []Transport{{Name: "stdio.NewStream", Writer: 1}},
	ClientCalls: []ClientCall{{Func: "mcp.(*Client).CallTool"}},
	Arguments: []Arguments{
		{Name: "mcp.CallToolRequest.Arguments"},
		{Name: "mcp.GetPromptRequest.Arguments"},
	},
	Servers:    []Name{{Name: "mcp.NewServer"}},
	ClientLogs: []Name{{Name: "mcp.(*Server).LogMessage"}},
	Effects: []EffectRow{
		{Kinds: rizaAll, In: PlainError, Effect: Effect{Vehicle: ProtocolError, Code: 9, Text: "%s"}},
		{Kinds: rizaAll, In: NilResult, Effect: Effect{Vehicle: Crash}},
		{Kinds: []Kind{Tool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
		{Kinds: rizaAll, In: Panic, Effect: Effect{Vehicle: Crash}},
	},
}

// rizaAll are the kinds of methods that answer.
var rizaAll = []Kind{Tool, Resource, Prompt, Completion, OtherRequest}
