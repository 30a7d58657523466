package sdk

// foxy is foxy-contexts. Its tools return no error.
var foxy = &SDK{
	Name: "foxy-contexts",
	Packages: map[string]string{
		"fxctx": "github.com/strowk/foxy-contexts/pkg/fxctx",
		"mcp":   "github.com/strowk/foxy-contexts/pkg/mcp",
		"app":   "github.com/strowk/foxy-contexts/pkg/app",
		"stdio": "github.com/strowk/foxy-contexts/pkg/stdio",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "fxctx.NewTool", Param: true, Arg: 1},
		{Kind: Resource, Type: "fxctx.NewResource", Param: true, Arg: 1},
		{Kind: Prompt, Type: "fxctx.NewPrompt", Param: true, Arg: 1},
		{Kind: Completion, Type: "fxctx.Prompt.WithCompleter", Param: true, Arg: 0},
		{Kind: OtherRequest, Type: "fxctx.NewResourceProvider", Param: true, Arg: 0, Loose: true},
	},
	Registrars: []Registrar{
		{Func: "fxctx.NewTool", Kind: Tool, Arg: 1, NameArg: 0},
		{Func: "fxctx.NewResource", Kind: Resource, Arg: 1, NameArg: 0},
		{Func: "fxctx.NewResourceProvider", Kind: Resource, Arg: 1, NameArg: None},
		{Func: "fxctx.NewPrompt", Kind: Prompt, Arg: 1, NameArg: 0},
		{Func: "fxctx.Prompt.WithCompleter", Kind: Completion, Arg: 0, NameArg: None},
		{Func: "fxctx.AsTool", Kind: Tool, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
		{Func: "fxctx.AsResource", Kind: Resource, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
		{Func: "fxctx.AsResourceProvider", Kind: Resource, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
		{Func: "fxctx.AsPrompt", Kind: Prompt, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
		{Func: "app.(*Builder).WithTool", Kind: Tool, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
		{Func: "app.(*Builder).WithResource", Kind: Resource, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
		{Func: "app.(*Builder).WithResourceProvider", Kind: Resource, Arg: 0, Form: Constructor, NameArg: None,
			Reflect: true},
		{Func: "app.(*Builder).WithPrompt", Kind: Prompt, Arg: 0, Form: Constructor, NameArg: None, Reflect: true},
	},
	Results: []Result{{
		Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content", Meta: "Meta", PointerFlag: true,
	}},
	Texts: []Text{{Type: "mcp.TextContent", Field: "Text"}},
	Transports: []Transport{
		{Name: "stdio.NewTransport", Writer: None},
	},
	Servers: []Name{{Name: "app.NewBuilder"}},
	Effects: []EffectRow{
		{Kinds: []Kind{Resource}, In: PlainError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32098, Text: "failed to read resource: %s", InData: true}},
		{Kinds: []Kind{Prompt}, In: PlainError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32097, Text: "failed to get prompt: %s", InData: true}},
		{Kinds: []Kind{Completion}, In: PlainError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32095, Text: "failed to complete: %s", InData: true}},
		{Kinds: []Kind{Tool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
	},
}
