package sdk

var (
	// goSDKOthers are the kinds whose errors are all sent as they are.
	goSDKOthers = []Kind{Resource, Template, Prompt, Completion, Subscribe, CustomMethod, MethodHandler}
	// goSDKRaw are those and raw tools.
	goSDKRaw = append([]Kind{Tool}, goSDKOthers...)
	// goSDKAll are all kinds of a server that answer.
	goSDKAll = append([]Kind{TypedTool}, goSDKRaw...)
)

// goSDKEffects is observed under protocol 2025-11-25. Before v0.3.0, raw tools
// were treated like typed ones.
var goSDKEffects = []EffectRow{
	{Kinds: []Kind{TypedTool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "%s"}},
	{Kinds: []Kind{Tool}, In: PlainError, Effect: Effect{Vehicle: ToolError, Text: "%s"},
		Versions: Versions{Before: goSDK03}},
	{Kinds: goSDKRaw, In: PlainError, Effect: Effect{Vehicle: ProtocolError, Text: "%s"}},

	{Kinds: []Kind{Tool, TypedTool}, In: CodedError, Effect: Effect{Vehicle: ToolError, Text: "%s"},
		Versions: Versions{Before: goSDK03}},
	{Kinds: goSDKAll, In: CodedError,
		Effect: Effect{Vehicle: ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}},
	{Kinds: []Kind{TypedTool}, In: WrappedCodedError, Effect: Effect{Vehicle: ToolError, Text: "%s"}},
	{Kinds: []Kind{Tool}, In: WrappedCodedError, Effect: Effect{Vehicle: ToolError, Text: "%s"},
		Versions: Versions{Before: goSDK03}},
	{Kinds: goSDKRaw, In: WrappedCodedError,
		Effect: Effect{Vehicle: ProtocolError, OwnCode: true, Text: "%s"}},

	{Kinds: []Kind{Tool, TypedTool}, In: MethodNotFoundError,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32601, Text: `method not found: "tools/call"`},
		Versions: Versions{Since: goSDK17}},
	{Kinds: []Kind{Resource, Template}, In: MethodNotFoundError,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32601, Text: `method not found: "resources/read"`},
		Versions: Versions{Since: goSDK17}},
	{Kinds: []Kind{Prompt}, In: MethodNotFoundError,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32601, Text: `method not found: "prompts/get"`},
		Versions: Versions{Since: goSDK17}},
	{Kinds: []Kind{Completion}, In: MethodNotFoundError,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32601, Text: `method not found: "completion/complete"`},
		Versions: Versions{Since: goSDK17}},
	{Kinds: []Kind{Subscribe, CustomMethod, MethodHandler}, In: MethodNotFoundError,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32601, Text: `method not found: "%n"`},
		Versions: Versions{Since: goSDK17}},

	{Kinds: goSDKAll, In: TypedNilError, Effect: Effect{Vehicle: Crash}, Versions: Versions{Since: goSDK17}},
	{Kinds: goSDKAll, In: TypedNilError, Effect: Effect{Vehicle: EmptyReply}},

	{Kinds: []Kind{TypedTool}, In: NilResult, Effect: Effect{Vehicle: Success}},
	{Kinds: []Kind{Tool, Prompt}, In: NilResult,
		Effect:   Effect{Vehicle: Null, Modern: &Effect{Vehicle: Crash}},
		Versions: Versions{Since: goSDK17}},
	{Kinds: []Kind{Tool, Prompt}, In: NilResult, Effect: Effect{Vehicle: Null}},
	{Kinds: []Kind{Resource, Template}, In: NilResult, Effect: Effect{Vehicle: ProtocolError}},

	{Kinds: []Kind{Tool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError}},
	{Kinds: []Kind{TypedTool}, In: FlaggedResult, Effect: Effect{Vehicle: ToolError, ReplacesData: true}},

	{Kinds: []Kind{TypedTool}, In: BadArguments,
		Effect:   Effect{Vehicle: ProtocolError, Code: -32602, Text: "%s"},
		Versions: Versions{Before: goSDK03}}, // package auth is not in view there
	{Kinds: []Kind{TypedTool}, In: BadArguments,
		Effect:   Effect{Vehicle: ToolError, Text: `validating "arguments": %s`},
		Versions: Versions{Since: goSDK15}},
	{Kinds: []Kind{TypedTool}, In: BadArguments,
		Effect: Effect{Vehicle: ProtocolError, Code: -32602, Text: `invalid params: validating "arguments": %s`}},
	{Kinds: []Kind{TypedTool}, In: BadOutput,
		Effect: Effect{Vehicle: ProtocolError, Text: "validating tool output: %s"}},
	{Kinds: []Kind{TypedTool}, In: Unencodable,
		Effect: Effect{Vehicle: ProtocolError, Text: "marshaling output: %s"}},

	{Kinds: goSDKAll, In: Panic, Effect: Effect{Vehicle: Crash}},
	// That transport knows the methods of the protocol alone: it refuses all others
	// with the status 400, and their handlers are not called.
	{Kinds: []Kind{CustomMethod}, In: PanicOverSSE, Effect: Effect{Vehicle: NoResponse}},
}
