package sdk

// mcpGoErrorTypes are the error types of mcp-go. Only one of them ever reaches
// the wire with its code, by value or by pointer.
var mcpGoErrorTypes = []ErrorType{
	{Type: "mcp.URLElicitationRequiredError", Honoured: InChain,
		Except: []HonourException{{Completion, Never}, {StructuredTool, Never}, {TaskTool, Never}},
		Data:   "Elicitations", Versions: Versions{Since: mcpGo120}},
	{Type: "mcp.URLElicitationRequiredError", Honoured: Never,
		Data: "Elicitations", Versions: Versions{Before: mcpGo120}},
	{Type: "mcp.UnsupportedProtocolVersionError", Honoured: Never},
	{Type: "mcp.HeaderMismatchError", Honoured: Never},
	{Type: "mcp.MissingRequiredClientCapabilityError", Honoured: Never},
}

// mcpGoErrorValues are sentinels that handlers return in the belief that they
// choose the code.
var mcpGoErrorValues = []ErrorValue{
	{Name: "mcp.ErrParseError", Honoured: Never},
	{Name: "mcp.ErrInvalidRequest", Honoured: Never},
	{Name: "mcp.ErrMethodNotFound", Honoured: Never},
	{Name: "mcp.ErrInvalidParams", Honoured: Never},
	{Name: "mcp.ErrInternalError", Honoured: Never},
	{Name: "mcp.ErrRequestInterrupted", Honoured: Never},
	{Name: "mcp.ErrResourceNotFound", Honoured: Never},
	{Name: "server.ErrUnsupported", Honoured: Never},
	{Name: "server.ErrResourceNotFound", Honoured: Never},
	{Name: "server.ErrPromptNotFound", Honoured: Never},
	{Name: "server.ErrToolNotFound", Honoured: Never},
	{Name: "server.ErrSessionNotFound", Honoured: Never},
	{Name: "server.ErrLoadShedding", Honoured: Never},
}

var (
	// mcpGoTools are the kinds that middleware for tools wraps.
	mcpGoTools = []Kind{Tool, TypedTool, StructuredTool}
	// mcpGoProtocol are the kinds whose errors are protocol errors.
	mcpGoProtocol = []Kind{Tool, TypedTool, Resource, Template, Prompt, Completion}
	// mcpGoRead are the other kinds whose results can hold what JSON cannot.
	mcpGoRead = []Kind{Resource, Template, Prompt}
	// mcpGoAll are all kinds that answer a request.
	mcpGoAll = []Kind{Tool, TypedTool, StructuredTool, Resource, Template, Prompt, Completion}
)

// mcpGoEffects is observed over standard input and output, except where the
// situation names a transport.
var mcpGoEffects = []EffectRow{
	{Kinds: mcpGoProtocol, In: PlainError, Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "%s"}},
	{Kinds: []Kind{StructuredTool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "tool execution failed: %s"}},
	{Kinds: []Kind{TaskTool}, In: PlainError, Effect: Effect{Vehicle: TaskFailed, Text: "%s"}},
	{Kinds: []Kind{TaskTool}, In: CancelledError, Effect: Effect{Vehicle: TaskCancelled, Text: "%s"}},
	{Kinds: []Kind{Hook}, In: PlainError, Effect: Effect{Vehicle: ProtocolError, Code: -32600, Text: "%s"}},

	{Kinds: mcpGoHonouring, In: CodedError, Effect: mcpGoElicitation, Versions: Versions{Since: mcpGo120}},
	{Kinds: mcpGoHonouring, In: WrappedCodedError, Effect: mcpGoElicitation, Versions: Versions{Since: mcpGo120}},

	{Kinds: []Kind{Tool, TypedTool}, In: NilResult,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32603, Text: "tool '%n' handler returned no result"},
		Versions: Versions{Since: mcpGo120}},
	{Kinds: []Kind{Prompt}, In: NilResult,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32603, Text: "prompt '%n' handler returned no result"},
		Versions: Versions{Since: mcpGo120}},
	{Kinds: []Kind{TaskTool}, In: NilResult,
		Effect:   Effect{Vehicle: TaskFailed, Text: "tool '%n' handler returned no result"},
		Versions: Versions{Since: mcpGo120}},
	{Kinds: []Kind{Tool, TypedTool}, In: NilResult, Effect: Effect{Vehicle: Null}, Versions: Versions{Since: mcpGo044}},
	{Kinds: []Kind{Tool, TypedTool, Prompt}, In: NilResult, Effect: Effect{Vehicle: Crash}},
	{Kinds: []Kind{TaskTool}, In: NilResult, Effect: Effect{Vehicle: Crash}, Versions: Versions{Since: mcpGo046}},
	{Kinds: []Kind{Resource, Template}, In: NilResult, Effect: Effect{Vehicle: Success}, Versions: Versions{Since: mcpGo120}},
	{Kinds: []Kind{Resource, Template}, In: NilResult, Effect: Effect{Vehicle: Success, NullContents: true}},
	{Kinds: []Kind{Tool, TypedTool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
	{Kinds: []Kind{TaskTool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError, Modern: mcpGoNoTaskResult},
		Versions: Versions{Since: mcpGo046}},

	{Kinds: []Kind{TypedTool, StructuredTool}, In: BadArguments,
		Effect: Effect{Vehicle: ToolError, Text: "failed to bind arguments: %s"}},
	{Kinds: []Kind{Tool}, In: BadArguments, Effect: Effect{Vehicle: ToolError, Text: "%s"},
		Versions: Versions{Since: mcpGo050}},
	{Kinds: []Kind{TaskTool}, In: BadOutput, Effect: Effect{Vehicle: ToolError, Text: "%s", Modern: mcpGoNoTaskResult},
		Versions: Versions{Since: mcpGo051}},
	{Kinds: mcpGoTools, In: BadOutput, Effect: Effect{Vehicle: ToolError, Text: "%s"},
		Versions: Versions{Since: mcpGo051}},
	{Kinds: mcpGoTools, In: Unencodable, Effect: Effect{Vehicle: NoResponse}},
	{Kinds: []Kind{TaskTool}, In: Unencodable, Effect: Effect{Vehicle: NoResponse, Modern: mcpGoNoTaskResult},
		Versions: Versions{Since: mcpGo120}},
	{Kinds: mcpGoRead, In: Unencodable, Effect: Effect{Vehicle: NoResponse}, Versions: Versions{Since: mcpGo120}},
	{Kinds: append([]Kind{TaskTool}, mcpGoRead...), In: Unencodable, Effect: Effect{Vehicle: Crash}}, // the server stops listening

	{Kinds: mcpGoAll, In: Panic, Effect: mcpGoPanic, Versions: Versions{Since: mcpGo120}},
	{Kinds: mcpGoTools, In: Panic, Effect: Effect{Vehicle: NoResponse}, Versions: Versions{Since: mcpGo054}},
	{Kinds: mcpGoAll, In: Panic, Effect: Effect{Vehicle: Crash}},
	{Kinds: mcpGoAll, In: PanicOverHTTP, Effect: Effect{Vehicle: NoResponse}},
	{Kinds: mcpGoAll, In: PanicOverSSE, Effect: mcpGoPanic, Versions: Versions{Since: mcpGo120}},
	{Kinds: mcpGoAll, In: PanicOverSSE, Effect: Effect{Vehicle: NoResponse}, Versions: Versions{Since: mcpGo054}},
	{Kinds: []Kind{TaskTool}, In: Panic,
		Effect:   Effect{Vehicle: TaskFailed, Text: "panic in task tool handler %n: %s"},
		Versions: Versions{Since: mcpGo054}},
	{Kinds: []Kind{TaskTool}, In: Panic, Effect: Effect{Vehicle: Crash}},
	{Kinds: mcpGoTools, In: PanicInTask, Effect: Effect{Vehicle: Crash}, Versions: Versions{Since: mcpGo044}},
	{Kinds: mcpGoTools, In: RecoveredPanic,
		Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "panic recovered in %n tool handler: %s"}},
	{Kinds: []Kind{Resource, Template}, In: RecoveredPanic,
		Effect: Effect{Vehicle: ProtocolError, Code: -32603, Text: "panic recovered in %n resource handler: %s"}},
}

var (
	// mcpGoHonouring are the kinds that honour the one error type.
	mcpGoHonouring = []Kind{Tool, TypedTool, Resource, Template, Prompt}
	// mcpGoElicitation is what that error becomes.
	mcpGoElicitation = Effect{Vehicle: ProtocolError, Code: -32042, OwnData: true, Text: "%s",
		Modern: &Effect{Vehicle: ProtocolError, Code: -32603, Text: "%s"}}
	// mcpGoNoTaskResult is what becomes of every result of a task that has one: the
	// newest protocol has no method that asks for it.
	mcpGoNoTaskResult = &Effect{Vehicle: ProtocolError, Code: -32601, Text: `"tasks/result" %s`}
	// mcpGoPanic is what a panic becomes where the SDK recovers from it.
	mcpGoPanic = Effect{Vehicle: ProtocolError, Code: -32603, Text: "internal panic: %s"}
)
