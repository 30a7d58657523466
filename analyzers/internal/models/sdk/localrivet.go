package sdk

// localrivet is gomcp. It takes handlers of any type, and logs those that it
// cannot use. Prompts are templates, not functions.
var localrivet = &SDK{
	Name: "gomcp",
	Packages: map[string]string{
		"server": "github.com/localrivet/gomcp/server",
		"client": "github.com/localrivet/gomcp/client",
	},
	Handlers: []Handler{
		{Kind: Tool, Type: "server.ToolHandler"},
		{Kind: Resource, Type: "server.ResourceHandler"},
	},
	Registrars: []Registrar{
		{Func: "server.Server.Tool", Kind: Tool, Arg: 2, NameArg: 0, Reflect: true},
		{Func: "server.Server.Resource", Kind: Resource, Arg: 2, NameArg: 0, Reflect: true},
	},
	ErrorTypes: []ErrorType{{
		Type: "server.InvalidParametersError", Honoured: Unwrapped,
		Except:  []HonourException{{Tool, Never}, {Resource, Never}},
		Message: "Message",
	}},
	ErrorValues: []ErrorValue{{
		Name: "server.NewInvalidParametersError", Type: "server.InvalidParametersError", Code: -32602,
		Args: &ErrorArgs{Code: None, Message: 0, Data: None},
	}},
	Transports:  []Transport{{Name: "server.Server.AsStdio", Writer: None}},
	ClientCalls: []ClientCall{{Func: "client.Client.CallTool"}},
	Servers:     []Name{{Name: "server.NewServer"}},
	Effects: []EffectRow{
		{Kinds: []Kind{Tool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "tool execution failed: %s"}},
		{Kinds: []Kind{Resource}, In: PlainError,
			Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "resource handler error: %s", InData: true}},
		{Kinds: []Kind{Tool}, In: Panic, Effect: Effect{Vehicle: Crash}},
	},
}
