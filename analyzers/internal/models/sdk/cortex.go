package sdk

// cortex is the SDK of FreePeak. Results are sent as the handler returns them.
var cortex = &SDK{
	Name: "cortex",
	Packages: map[string]string{
		"server": "github.com/FreePeak/cortex/pkg/server",
		"plugin": "github.com/FreePeak/cortex/pkg/plugin",
		"tools":  "github.com/FreePeak/cortex/pkg/tools",
		"types":  "github.com/FreePeak/cortex/pkg/types",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "server.ToolHandler"},
		{Kind: Tool, Type: "plugin.Provider.ExecuteTool"},
		{Kind: Tool, Type: "plugin.ToolExecutor"},
	},
	Registrars: []Registrar{
		{Func: "server.(*MCPServer).AddTool", Kind: Tool, Arg: 2, NameArg: 1},
		{Func: "server.(*MCPServer).RegisterProvider", Kind: Tool, Arg: 1, Form: Provider, NameArg: None},
		{Func: "plugin.(*BaseProvider).RegisterTool", Kind: Tool, Arg: 1, NameArg: 0},
	},
	Transports: []Transport{{Name: "server.(*MCPServer).ServeStdio", Writer: None}},
	Arguments:  []Arguments{{Name: "server.ToolCallRequest.Parameters"}},
	Servers:    []Name{{Name: "server.NewMCPServer"}},
	Effects: []EffectRow{
		{Kinds: []Kind{Tool}, In: PlainError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "Error executing tool: %s"}},
	},
}
