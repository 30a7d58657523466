package sdk

// goZero110 is what go-zero declares since v1.10, where its package is a layer
// over go-sdk. Before, it was an SDK of its own.
const goZero110 = "mcp.AddTool"

// goZero is package mcp of go-zero.
var goZero = &SDK{
	Name:     "go-zero",
	Packages: map[string]string{"mcp": "github.com/zeromicro/go-zero/mcp"},
	Beside:   []string{"mcp"},
	Base:     Name{Name: "go-sdk", Versions: Versions{Since: goZero110}},
	Handlers: []Handler{
		{Kind: Tool, Type: "mcp.ToolHandler", Versions: Versions{Before: goZero110}},
		{Kind: Prompt, Type: "mcp.PromptHandler", Versions: Versions{Before: goZero110}},
		{Kind: Resource, Type: "mcp.ResourceHandler", Versions: Versions{Before: goZero110}},
	},
	Registrars: []Registrar{
		{Func: "mcp.AddTool", Kind: TypedTool, Arg: 2, NameArg: 1, Versions: Versions{Since: goZero110}},
		{Func: "mcp.McpServer.RegisterTool", Kind: Tool, Arg: 0, Form: Bundle, NameArg: 0,
			Versions: Versions{Before: goZero110}},
		{Func: "mcp.McpServer.RegisterPrompt", Kind: Prompt, Arg: 0, Form: Bundle, NameArg: 0,
			Versions: Versions{Before: goZero110}},
		{Func: "mcp.McpServer.RegisterResource", Kind: Resource, Arg: 0, Form: Bundle, NameArg: 0,
			Versions: Versions{Before: goZero110}},
	},
	Fields: []Field{
		{Name: "mcp.Tool.Handler", Kind: Tool, Versions: Versions{Before: goZero110}},
		{Name: "mcp.Prompt.Handler", Kind: Prompt, Versions: Versions{Before: goZero110}},
		{Name: "mcp.Resource.Handler", Kind: Resource, Versions: Versions{Before: goZero110}},
	},
	Results: []Result{{
		Type: "mcp.CallToolResult", IsError: "IsError", Content: "Content", Meta: "Meta",
		Versions: Versions{Before: goZero110},
	}},
	Texts: []Text{{Type: "mcp.TextContent", Field: "Text", Versions: Versions{Before: goZero110}}},
	Accesses: []Access{
		{Func: "mcp.ParseArguments", Fails: true, Versions: Versions{Before: goZero110}},
	},
	Servers: []Name{
		{Name: "mcp.NewMcpServer"},
		{Name: "mcp.NewMcpServerWithOptions", Versions: Versions{Since: goZero110}},
	},
	Effects: []EffectRow{
		{Kinds: []Kind{Tool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "Error: %s"},
			Versions: Versions{Before: goZero110}},
		{Kinds: []Kind{Prompt}, In: PlainError,
			Effect:   Effect{Vehicle: ProtocolError, Code: -32603, Text: "Error generating prompt content: %s"},
			Versions: Versions{Before: goZero110}},
		{Kinds: []Kind{Resource}, In: PlainError,
			Effect:   Effect{Vehicle: ProtocolError, Code: -32603, Text: "Error reading resource: %s"},
			Versions: Versions{Before: goZero110}},
		{Kinds: []Kind{Tool, Prompt, Resource}, In: Panic, Effect: Effect{Vehicle: Crash},
			Versions: Versions{Before: goZero110}},
	},
}
