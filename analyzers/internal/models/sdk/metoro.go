package sdk

// metoro is mcp-golang. It takes handlers of any type and checks them when they
// are registered.
var metoro = &SDK{
	Name: "mcp-golang",
	Packages: map[string]string{
		"mcp":   "github.com/metoro-io/mcp-golang",
		"stdio": "github.com/metoro-io/mcp-golang/transport/stdio",
	},
	Registrars: []Registrar{
		{Func: "mcp.(*Server).RegisterTool", Kind: Tool, Arg: 2, NameArg: 0, Reflect: true},
		{Func: "mcp.(*Server).RegisterResource", Kind: Resource, Arg: 4, NameArg: 1, Reflect: true},
		{Func: "mcp.(*Server).RegisterPrompt", Kind: Prompt, Arg: 2, NameArg: 0, Reflect: true},
	},
	Builders: []Builder{
		{Func: "mcp.NewToolResponse", Content: []int{0}, Variadic: true},
		{Func: "mcp.NewTextContent", Text: []int{0}},
		{Func: "mcp.NewTextResourceContent", Text: []int{1}},
		{Func: "mcp.NewTextEmbeddedResource", Text: []int{1}},
		{Func: "mcp.NewResourceResponse", Content: []int{0}, Variadic: true},
		{Func: "mcp.NewPromptResponse", Text: []int{0}, Content: []int{1}, Variadic: true},
		{Func: "mcp.NewPromptMessage", Content: []int{0}},
	},
	Results: []Result{{Type: "mcp.ToolResponse", Content: "Content"}},
	Texts:   []Text{{Type: "mcp.TextContent", Field: "Text"}},
	Transports: []Transport{
		{Name: "stdio.NewStdioServerTransport", Writer: None},
		{Name: "stdio.NewStdioServerTransportWithIO", Writer: 1},
	},
	Remedy:      Remedy{Decoded: []Kind{Tool}},
	ClientCalls: []ClientCall{{Func: "mcp.(*Client).CallTool", HidesToolError: true}},
	Servers:     []Name{{Name: "mcp.NewServer"}},
	Effects: []EffectRow{
		{Kinds: []Kind{Tool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "handler returned an error: %s"}},
		{Kinds: []Kind{Resource, Prompt}, In: PlainError, Effect: Effect{Vehicle: Success, Text: "%s"}},
		{Kinds: []Kind{Tool}, In: NilResult, Effect: Effect{Vehicle: Crash}},
		{Kinds: []Kind{Resource, Prompt}, In: NilResult, Effect: Effect{Vehicle: Null}},
		{Kinds: []Kind{Tool, Resource, Prompt}, In: Panic, Effect: Effect{Vehicle: Crash}},
	},
}
