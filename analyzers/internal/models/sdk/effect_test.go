package sdk_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// effectCase says what the client gets in a situation.
type effectCase struct {
	kinds []sdk.Kind
	in    sdk.Situation
	want  sdk.Effect
}

func testEffects(t *testing.T, module, name string, cases []effectCase) {
	t.Helper()
	set, s := setOf(t, module, "all"), named(t, name)
	for _, c := range cases {
		for _, kind := range c.kinds {
			t.Run(module+"/"+name+"/"+kind.String()+"/"+c.in.String(), func(t *testing.T) {
				e := set.Effect(s, kind, c.in)
				e.OverHTTP = nil // see TestPanicOverHTTP
				assert.Equal(t, c.want, e)
			})
		}
	}
}

// The effects that many cases share.
var (
	toolError = sdk.Effect{Vehicle: sdk.ToolError, Text: "%s"}
	crash     = sdk.Effect{Vehicle: sdk.Crash}
	null      = sdk.Effect{Vehicle: sdk.Null}
	success   = sdk.Effect{Vehicle: sdk.Success}
	silence   = sdk.Effect{Vehicle: sdk.NoResponse}
	unknown   = sdk.Effect{}
	flagged   = sdk.Effect{Vehicle: sdk.ToolError}
	ownCode   = sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}
)

func protocol(code int, text string) sdk.Effect {
	return sdk.Effect{Vehicle: sdk.ProtocolError, Code: code, Text: text}
}

func of(kinds ...sdk.Kind) []sdk.Kind { return kinds }

func TestEffectsOfGoSDK(t *testing.T) {
	raw := of(sdk.Tool, sdk.Resource, sdk.Template, sdk.Prompt, sdk.Completion, sdk.Subscribe, sdk.CustomMethod,
		sdk.MethodHandler)
	typed := of(sdk.TypedTool)
	always := []effectCase{
		{typed, sdk.PlainError, toolError},
		{typed, sdk.CodedError, ownCode},
		{typed, sdk.WrappedCodedError, toolError},
		{typed, sdk.CancelledError, toolError},
		{typed, sdk.ErrorWithResult, toolError},
		{typed, sdk.NilResult, success},
		{typed, sdk.FlaggedResult, sdk.Effect{Vehicle: sdk.ToolError, ReplacesData: true}},
		{typed, sdk.BadOutput, protocol(0, "validating tool output: %s")},
		{typed, sdk.Unencodable, protocol(0, "marshaling output: %s")},
		{raw, sdk.PlainError, protocol(0, "%s")},
		{raw, sdk.CancelledError, protocol(0, "%s")},
		{raw, sdk.ErrorWithResult, protocol(0, "%s")},
		{raw, sdk.CodedError, ownCode},
		{raw, sdk.WrappedCodedError, sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true, Text: "%s"}},
		{of(sdk.Tool), sdk.FlaggedResult, flagged},
		{of(sdk.Resource, sdk.Template), sdk.NilResult, protocol(0, "")},
		{append(typed, raw...), sdk.Panic, crash},
		{append(typed, raw...), sdk.PanicOverHTTP, crash},
		{append(typed, raw...), sdk.PanicInTask, unknown},
		{of(sdk.Notification, sdk.Middleware), sdk.PlainError, unknown},
	}
	for _, module := range []string{newest, middle, older} {
		testEffects(t, module, "go-sdk", always)
	}
	testEffects(t, newest, "go-sdk", []effectCase{
		{append(typed, raw...), sdk.TypedNilError, crash},
		{of(sdk.CustomMethod), sdk.PanicOverSSE, silence},
		{of(sdk.Tool, sdk.TypedTool), sdk.PanicOverSSE, crash},
		{of(sdk.Tool, sdk.Prompt), sdk.NilResult, sdk.Effect{Vehicle: sdk.Null, Modern: &crash}},
		{of(sdk.Tool, sdk.TypedTool), sdk.MethodNotFoundError, protocol(-32601, `method not found: "tools/call"`)},
		{of(sdk.Prompt), sdk.MethodNotFoundError, protocol(-32601, `method not found: "prompts/get"`)},
		{typed, sdk.BadArguments, sdk.Effect{Vehicle: sdk.ToolError, Text: `validating "arguments": %s`}},
	})
	testEffects(t, middle, "go-sdk", []effectCase{
		{append(typed, raw...), sdk.TypedNilError, sdk.Effect{Vehicle: sdk.EmptyReply}},
		{of(sdk.Tool, sdk.Prompt), sdk.NilResult, null},
		{of(sdk.Tool, sdk.TypedTool), sdk.MethodNotFoundError, ownCode},
		{typed, sdk.BadArguments, sdk.Effect{Vehicle: sdk.ToolError, Text: `validating "arguments": %s`}},
	})
	testEffects(t, older, "go-sdk", []effectCase{
		{of(sdk.Tool, sdk.Prompt), sdk.NilResult, null},
		{typed, sdk.BadArguments, protocol(-32602, `invalid params: validating "arguments": %s`)},
	})
	testEffects(t, first, "go-sdk", []effectCase{
		{of(sdk.Tool, sdk.TypedTool), sdk.PlainError, toolError},
		{of(sdk.Tool, sdk.TypedTool), sdk.CodedError, toolError},
		{of(sdk.Tool, sdk.TypedTool), sdk.WrappedCodedError, toolError},
		{of(sdk.Resource, sdk.Prompt), sdk.PlainError, protocol(0, "%s")},
		{typed, sdk.BadArguments, protocol(-32602, "%s")},
	})
}

func TestEffectsOfMcpGo(t *testing.T) {
	tools := of(sdk.Tool, sdk.TypedTool)
	everywhere := of(sdk.Tool, sdk.TypedTool, sdk.Resource, sdk.Template, sdk.Prompt, sdk.Completion)
	others := of(sdk.Resource, sdk.Template, sdk.Prompt, sdk.Completion)
	for _, module := range []string{newest, middle, older} {
		testEffects(t, module, "mcp-go", []effectCase{
			{everywhere, sdk.PlainError, protocol(-32603, "%s")},
			{everywhere, sdk.CancelledError, protocol(-32603, "%s")},
			{everywhere, sdk.ErrorWithResult, protocol(-32603, "%s")},
			{of(sdk.StructuredTool), sdk.PlainError, sdk.Effect{Vehicle: sdk.ToolError, Text: "tool execution failed: %s"}},
			{of(sdk.TaskTool), sdk.PlainError, sdk.Effect{Vehicle: sdk.TaskFailed, Text: "%s"}},
			{of(sdk.TaskTool), sdk.ErrorWithResult, sdk.Effect{Vehicle: sdk.TaskFailed, Text: "%s"}},
			{of(sdk.TaskTool), sdk.CancelledError, sdk.Effect{Vehicle: sdk.TaskCancelled, Text: "%s"}},
			{of(sdk.Hook), sdk.PlainError, protocol(-32600, "%s")},
			{of(sdk.TypedTool, sdk.StructuredTool), sdk.BadArguments,
				sdk.Effect{Vehicle: sdk.ToolError, Text: "failed to bind arguments: %s"}},
			{tools, sdk.FlaggedResult, flagged},
			{append(tools, sdk.StructuredTool), sdk.Unencodable, silence},
			{of(sdk.Completion), sdk.Unencodable, unknown},
			{everywhere, sdk.PanicOverHTTP, silence},
			{tools, sdk.RecoveredPanic, protocol(-32603, "panic recovered in %n tool handler: %s")},
			{of(sdk.Resource), sdk.RecoveredPanic, protocol(-32603, "panic recovered in %n resource handler: %s")},
		})
	}
	modern := protocol(-32603, "%s")
	elicitation := sdk.Effect{Vehicle: sdk.ProtocolError, Code: -32042, OwnData: true, Text: "%s", Modern: &modern}
	read := of(sdk.Resource, sdk.Template, sdk.Prompt)
	noResult := protocol(-32601, `"tasks/result" %s`)
	panicked := sdk.Effect{Vehicle: sdk.TaskFailed, Text: "panic in task tool handler %n: %s"}
	testEffects(t, newest, "mcp-go", []effectCase{
		{of(sdk.Resource, sdk.Template), sdk.NilResult, success},
		{read, sdk.Unencodable, silence},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.CodedError, elicitation},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.WrappedCodedError, elicitation},
		{of(sdk.Completion), sdk.CodedError, protocol(-32603, "%s")},
		{tools, sdk.NilResult, protocol(-32603, "tool '%n' handler returned no result")},
		{of(sdk.Prompt), sdk.NilResult, protocol(-32603, "prompt '%n' handler returned no result")},
		{everywhere, sdk.Panic, protocol(-32603, "internal panic: %s")},
		{everywhere, sdk.PanicOverSSE, protocol(-32603, "internal panic: %s")},
		{of(sdk.Prompt, sdk.Completion), sdk.RecoveredPanic, protocol(-32603, "internal panic: %s")},
		{append(tools, sdk.StructuredTool), sdk.PanicInTask, crash},
		{of(sdk.TaskTool), sdk.Panic, panicked},
		{of(sdk.TaskTool), sdk.PanicOverHTTP, panicked},
		{of(sdk.TaskTool), sdk.NilResult, sdk.Effect{Vehicle: sdk.TaskFailed, Text: "tool '%n' handler returned no result"}},
		{of(sdk.TaskTool), sdk.BadOutput, sdk.Effect{Vehicle: sdk.ToolError, Text: "%s", Modern: &noResult}},
		{of(sdk.TaskTool), sdk.FlaggedResult, sdk.Effect{Vehicle: sdk.ToolError, Modern: &noResult}},
		{of(sdk.TaskTool), sdk.Unencodable, sdk.Effect{Vehicle: sdk.NoResponse, Modern: &noResult}},
		{of(sdk.Tool), sdk.BadArguments, toolError},
	})
	testEffects(t, middle, "mcp-go", []effectCase{
		{of(sdk.Resource, sdk.Template), sdk.NilResult, sdk.Effect{Vehicle: sdk.Success, NullContents: true}},
		{append(read, sdk.TaskTool), sdk.Unencodable, crash},
		{tools, sdk.CodedError, protocol(-32603, "%s")},
		{tools, sdk.NilResult, null},
		{of(sdk.TaskTool, sdk.Prompt), sdk.NilResult, crash},
		{tools, sdk.Panic, silence},
		{others, sdk.Panic, crash},
		{tools, sdk.PanicOverSSE, silence},
		{of(sdk.Prompt, sdk.Completion), sdk.RecoveredPanic, crash},
		{tools, sdk.PanicInTask, crash},
		{of(sdk.TaskTool), sdk.Panic, panicked},
	})
	testEffects(t, older, "mcp-go", []effectCase{
		{of(sdk.Resource, sdk.Template), sdk.NilResult, sdk.Effect{Vehicle: sdk.Success, NullContents: true}},
		{read, sdk.Unencodable, crash},
		{tools, sdk.CodedError, protocol(-32603, "%s")},
		{append(tools, sdk.Prompt), sdk.NilResult, crash},
		{everywhere, sdk.Panic, crash},
		{everywhere, sdk.PanicOverSSE, crash},
		{tools, sdk.PanicInTask, unknown},
		{of(sdk.TaskTool), sdk.NilResult, unknown},
		{of(sdk.TaskTool), sdk.FlaggedResult, unknown},
		{of(sdk.Tool), sdk.BadArguments, unknown},
	})
}

func TestEffectsOfTrpcAndGoZero(t *testing.T) {
	testEffects(t, newest, "trpc-mcp-go", []effectCase{
		{of(sdk.Tool), sdk.PlainError, toolError},
		{of(sdk.Tool), sdk.ErrorWithResult, sdk.Effect{Vehicle: sdk.ToolError, Text: "%s", KeepsResult: true}},
		{of(sdk.Tool), sdk.CancelledError, protocol(-32603, "tool execution failed (tool: %n): %s")},
		{of(sdk.Tool), sdk.NilResult, null},
		{of(sdk.TypedTool, sdk.StructuredTool), sdk.PlainError,
			sdk.Effect{Vehicle: sdk.ToolError, Text: "Tool execution failed: %s"}},
		{of(sdk.Resource, sdk.Template, sdk.Prompt), sdk.PlainError, protocol(-32603, "%s")},
		{of(sdk.Tool, sdk.TypedTool, sdk.Resource, sdk.Prompt), sdk.Panic, crash},
		{of(sdk.Tool), sdk.PanicOverHTTP, unknown},
	})
	testEffects(t, newest, "go-zero", []effectCase{
		{of(sdk.TypedTool), sdk.PlainError, toolError},
		{of(sdk.TypedTool), sdk.CodedError, ownCode},
		{of(sdk.TypedTool), sdk.WrappedCodedError, toolError},
		{of(sdk.TypedTool), sdk.Panic, crash},
	})
	testEffects(t, older, "go-zero", []effectCase{
		{of(sdk.Tool), sdk.PlainError, sdk.Effect{Vehicle: sdk.ToolError, Text: "Error: %s"}},
		{of(sdk.Prompt), sdk.PlainError, protocol(-32603, "Error generating prompt content: %s")},
		{of(sdk.Resource), sdk.PlainError, protocol(-32603, "Error reading resource: %s")},
		{of(sdk.Tool, sdk.Prompt, sdk.Resource), sdk.Panic, crash},
		{of(sdk.Tool), sdk.CodedError, sdk.Effect{Vehicle: sdk.ToolError, Text: "Error: %s"}},
		{of(sdk.TypedTool), sdk.PlainError, unknown},
	})
}

func TestEffectsOfMetoroAndThinkInAI(t *testing.T) {
	testEffects(t, stubs, "mcp-golang", []effectCase{
		{of(sdk.Tool), sdk.PlainError, sdk.Effect{Vehicle: sdk.ToolError, Text: "handler returned an error: %s"}},
		{of(sdk.Resource, sdk.Prompt), sdk.PlainError, sdk.Effect{Vehicle: sdk.Success, Text: "%s"}},
		{of(sdk.Tool), sdk.NilResult, crash},
		{of(sdk.Resource, sdk.Prompt), sdk.NilResult, null},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.Panic, crash},
	})
	own := sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true, Text: "%s"}
	testEffects(t, stubs, "ThinkInAI/go-mcp", []effectCase{
		{of(sdk.Tool, sdk.Resource, sdk.Template, sdk.Prompt), sdk.PlainError, protocol(-32603, "%s")},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.CodedError, own},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.WrappedCodedError, own},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.NilResult, null},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.Panic, silence},
	})
}

func TestEffectsOfSmallSDKs(t *testing.T) {
	testEffects(t, stubs, "gomcp", []effectCase{
		{of(sdk.Tool), sdk.PlainError, sdk.Effect{Vehicle: sdk.ToolError, Text: "tool execution failed: %s"}},
		{of(sdk.Resource), sdk.PlainError,
			sdk.Effect{Vehicle: sdk.ProtocolError, Code: -32603, Text: "resource handler error: %s", InData: true}},
		{of(sdk.Tool), sdk.Panic, crash},
	})
	testEffects(t, stubs, "cortex", []effectCase{
		{of(sdk.Tool), sdk.PlainError, protocol(-32603, "Error executing tool: %s")},
	})
	inData := func(code int, text string) sdk.Effect {
		return sdk.Effect{Vehicle: sdk.ProtocolError, Code: code, Text: text, InData: true}
	}
	testEffects(t, stubs, "foxy-contexts", []effectCase{
		{of(sdk.Tool), sdk.PlainError, unknown},
		{of(sdk.Resource), sdk.PlainError, inData(-32098, "failed to read resource: %s")},
		{of(sdk.Prompt), sdk.PlainError, inData(-32097, "failed to get prompt: %s")},
		{of(sdk.Completion), sdk.PlainError, inData(-32095, "failed to complete: %s")},
	})
	testEffects(t, stubs, "viant/mcp", []effectCase{
		{of(sdk.Tool, sdk.TypedTool), sdk.CodedError,
			sdk.Effect{Vehicle: sdk.ToolError, OwnCode: true, OwnData: true, Text: "%s"}},
		{of(sdk.Resource, sdk.Prompt), sdk.CodedError, ownCode},
	})
	testEffects(t, stubs, "voocel/mcp-sdk-go", []effectCase{
		{of(sdk.Tool, sdk.TypedTool), sdk.PlainError, protocol(-32603, "%s")},
		{of(sdk.Tool, sdk.TypedTool), sdk.CodedError, ownCode},
		{of(sdk.Tool, sdk.TypedTool), sdk.WrappedCodedError, ownCode},
		{of(sdk.TypedTool), sdk.ErrorWithResult, sdk.Effect{Vehicle: sdk.Dropped, KeepsResult: true}},
	})
	testEffects(t, stubs, "MegaGrindStone/go-mcp", []effectCase{
		{of(sdk.Tool), sdk.PlainError, toolError},
		{of(sdk.Tool), sdk.CodedError, toolError},
		{of(sdk.Resource, sdk.Prompt), sdk.PlainError, sdk.Effect{Vehicle: sdk.EmptyReply}},
		{of(sdk.Resource, sdk.Prompt), sdk.WrappedCodedError, ownCode},
	})
	testEffects(t, stubs, "riza-io/mcp-go", []effectCase{
		{of(sdk.Tool, sdk.Resource, sdk.Prompt, sdk.OtherRequest), sdk.PlainError, protocol(9, "%s")},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.NilResult, crash},
		{of(sdk.Tool, sdk.Resource, sdk.Prompt), sdk.Panic, crash},
	})
}

// The effects of SDKs that the package does not see are unknown.
func TestEffectOfAnotherSDK(t *testing.T) {
	set := setOf(t, newest, "gosdk")
	assert.Equal(t, sdk.Effect{}, set.Effect(named(t, "mcp-go"), sdk.Tool, sdk.PlainError))
	assert.Equal(t, sdk.Effect{}, set.Effect(nil, sdk.Tool, sdk.PlainError))
}

func TestNames(t *testing.T) {
	assert.Equal(t, "typed tool", sdk.TypedTool.String())
	assert.Equal(t, "unknown handler", sdk.Kind(-1).String())
	assert.Equal(t, "unknown handler", sdk.Kind(99).String())
	assert.Equal(t, "protocol error", sdk.ProtocolError.String())
	assert.Equal(t, "unknown", sdk.Vehicle(99).String())
	assert.Equal(t, "nil result", sdk.NilResult.String())
	assert.Equal(t, "unknown situation", sdk.Situation(-1).String())
	assert.True(t, sdk.TaskTool.IsTool())
	assert.False(t, sdk.Prompt.IsTool())
}

// net/http recovers in the goroutines in which mcp-go calls handlers; go-sdk has goroutines of its own.
func TestPanicOverHTTP(t *testing.T) {
	over := func(version, library string, in sdk.Situation) *sdk.Effect {
		return setOf(t, version, "all").Effect(named(t, library), sdk.Tool, in).OverHTTP
	}
	unanswered := &sdk.Effect{Vehicle: sdk.NoResponse}
	assert.Equal(t, unanswered, over("older", "mcp-go", sdk.Panic))
	assert.Equal(t, unanswered, over("older", "mcp-go", sdk.NilResult), "which panics in that version")
	assert.Nil(t, over("real", "mcp-go", sdk.NilResult))
	assert.Equal(t, unanswered, over("real", "mcp-go", sdk.Panic))
	assert.Nil(t, over("real", "mcp-go", sdk.PlainError))
	assert.Nil(t, over("real", "go-sdk", sdk.Panic))
}
