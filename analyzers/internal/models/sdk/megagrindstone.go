package sdk

// megaGrindStone is the SDK of MegaGrindStone. A server implements interfaces.
var megaGrindStone = &SDK{
	Name:     "MegaGrindStone/go-mcp",
	Packages: map[string]string{"mcp": "github.com/MegaGrindStone/go-mcp"},
	Handlers: []Handler{
		{Kind: Tool, Type: "mcp.ToolServer.CallTool"},
		{Kind: Resource, Type: "mcp.ResourceServer.ReadResource"},
		{Kind: Prompt, Type: "mcp.PromptServer.GetPrompt"},
		{Kind: Completion, Type: "mcp.PromptServer.CompletesPrompt"},
		{Kind: Completion, Type: "mcp.ResourceServer.CompletesResourceTemplate"},
		{Kind: OtherRequest, Type: "mcp.ToolServer.ListTools"},
		{Kind: OtherRequest, Type: "mcp.PromptServer.ListPrompts"},
		{Kind: OtherRequest, Type: "mcp.ResourceServer.ListResources"},
		{Kind: OtherRequest, Type: "mcp.ResourceServer.ListResourceTemplates"},
	},
	Registrars: []Registrar{
		{Func: "mcp.WithToolServer", Kind: Tool, Arg: 0, Form: Provider, NameArg: None},
		{Func: "mcp.WithPromptServer", Kind: Prompt, Arg: 0, Form: Provider, NameArg: None},
		{Func: "mcp.WithResourceServer", Kind: Resource, Arg: 0, Form: Provider, NameArg: None},
	},
	Results: []Result{{Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content"}},
	Texts:   []Text{{Type: "mcp.Content", Field: "Text"}},
	ErrorTypes: []ErrorType{{
		Type: "mcp.JSONRPCError", Honoured: InChain, Except: []HonourException{{Tool, Never}},
		Code: "Code", Message: "Message", Data: "Data",
	}},
	Transports:  []Transport{{Name: "mcp.NewStdIO", Writer: 1}},
	ClientCalls: []ClientCall{{Func: "mcp.(*Client).CallTool"}},
	Arguments: []Arguments{
		{Name: "mcp.CallToolParams.Arguments"},
		{Name: "mcp.GetPromptParams.Arguments"},
	},
	Servers: []Name{{Name: "mcp.NewServer"}},
	Effects: []EffectRow{
		{Kinds: []Kind{Tool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "%s"}},
		{Kinds: megaGrindStoneOthers, In: PlainError, Effect: Effect{Vehicle: EmptyReply}},
		{Kinds: megaGrindStoneOthers, In: CodedError,
			Effect: Effect{Vehicle: ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}},
		{Kinds: megaGrindStoneOthers, In: WrappedCodedError,
			Effect: Effect{Vehicle: ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}},
		{Kinds: []Kind{Tool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
	},
}

// megaGrindStoneOthers are the kinds of methods that answer, except tools.
var megaGrindStoneOthers = []Kind{Resource, Prompt, Completion, OtherRequest}
