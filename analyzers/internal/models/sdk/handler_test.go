package sdk_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// handlerCase says which handler an object of a package is.
type handlerCase struct {
	owner, name string // the type of a method, or "", and the name
	sdk         string // "" if it is no handler
	kinds       []sdk.Kind
	loose       bool
	typeArgs    []string
}

func testHandlers(t *testing.T, module, pkgName string, cases []handlerCase) {
	pkg := load(t, module, pkgName)
	set := sdk.Of(pkg.Types)
	for _, c := range cases {
		t.Run(c.owner+"."+c.name, func(t *testing.T) {
			match, ok := set.Handler(object(t, pkg, c.owner, c.name).Type())
			assert.Equal(t, c.sdk != "", ok)
			if !ok || c.sdk == "" {
				assert.Equal(t, sdk.Match{}, match)
				return
			}
			assert.Equal(t, c.sdk, match.SDK.Name)
			assert.Equal(t, c.kinds, match.Kinds)
			assert.Equal(t, c.kinds[0], match.Kind)
			assert.Equal(t, len(c.kinds) > 1, match.Ambiguous)
			assert.Equal(t, c.loose, match.Loose)
			var typeArgs []string
			for _, arg := range match.TypeArgs {
				typeArgs = append(typeArgs, types.TypeString(arg, (*types.Package).Name))
			}
			assert.Equal(t, c.typeArgs, typeArgs)
		})
	}
}

func TestHandlersOfGoSDK(t *testing.T) {
	one := func(k sdk.Kind) []sdk.Kind { return []sdk.Kind{k} }
	read := []sdk.Kind{sdk.Resource, sdk.Template}
	testHandlers(t, newest, "gosdk", []handlerCase{
		{name: "Raw", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{name: "RawByInstance", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{owner: "Service", name: "Raw", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{name: "Typed", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"gosdk.Input", "gosdk.Output"}},
		{name: "Untyped", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"map[string]any", "any"}},
		{name: "Generic", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"T", "T"}},
		{owner: "Box", name: "Typed", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"T", "any"}},
		{name: "Resource", sdk: "go-sdk", kinds: read},
		{name: "Prompt", sdk: "go-sdk", kinds: one(sdk.Prompt)},
		{name: "Complete", sdk: "go-sdk", kinds: one(sdk.Completion)},
		{name: "Subscribe", sdk: "go-sdk", kinds: one(sdk.Subscribe)},
		{name: "Unsubscribe", sdk: "go-sdk", kinds: one(sdk.Subscribe)},
		{name: "Method", sdk: "go-sdk", kinds: one(sdk.MethodHandler)},
		{name: "Middle", sdk: "go-sdk", kinds: one(sdk.Middleware)},
		{name: "Initialized", sdk: "go-sdk", kinds: one(sdk.Notification)},
		{name: "Sample", sdk: "go-sdk", kinds: one(sdk.ClientRequest)},
		{name: "CustomMethod", sdk: "go-sdk", kinds: one(sdk.CustomMethod),
			typeArgs: []string{"*gosdk.Custom", "*gosdk.CustomResult", "<nil>"}},
		{name: "Named", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{name: "NamedTyped", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"gosdk.Input", "gosdk.Output"}},
		{name: "OwnNamed", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{name: "Literal", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{name: "MethodValue", sdk: "go-sdk", kinds: one(sdk.Tool)},
		{name: "Instance", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"gosdk.Input", "gosdk.Input"}},
		{name: "NoContext"},
		{name: "ByValue"},
		{name: "OtherResult"},
		{name: "Helper"},
		{name: "Variadic"},
		{name: "NotCustom"},
		{name: "NotMiddle"},
		{name: "Factory"},
		{name: "Plain"},
		{name: "Number"},
	})
}

func TestHandlersOfMcpGo(t *testing.T) {
	one := func(k sdk.Kind) []sdk.Kind { return []sdk.Kind{k} }
	testHandlers(t, newest, "mcpgo", []handlerCase{
		{name: "Tool", sdk: "mcp-go", kinds: one(sdk.Tool)},
		{name: "Typed", sdk: "mcp-go", kinds: one(sdk.TypedTool), loose: true, typeArgs: []string{"mcpgo.Input"}},
		{name: "Structured", sdk: "mcp-go", kinds: one(sdk.StructuredTool), loose: true,
			typeArgs: []string{"mcpgo.Input", "mcpgo.Output"}},
		{name: "Task", sdk: "mcp-go", kinds: one(sdk.TaskTool)},
		{name: "Resource", sdk: "mcp-go", kinds: []sdk.Kind{sdk.Resource, sdk.Template}},
		{name: "NamedResource", sdk: "mcp-go", kinds: one(sdk.Resource)},
		{name: "NamedTemplate", sdk: "mcp-go", kinds: one(sdk.Template)},
		{name: "NamedTyped", sdk: "mcp-go", kinds: one(sdk.TypedTool), typeArgs: []string{"mcpgo.Input"}},
		{name: "NamedInitialize", sdk: "mcp-go", kinds: one(sdk.Hook)},
		{name: "Wrapped", sdk: "mcp-go", kinds: one(sdk.Tool)},
		{name: "Prompt", sdk: "mcp-go", kinds: one(sdk.Prompt)},
		{name: "Middle", sdk: "mcp-go", kinds: one(sdk.Middleware)},
		{owner: "Provider", name: "CompletePromptArgument", sdk: "mcp-go", kinds: one(sdk.Completion)},
		{name: "ByPointer"},
		{name: "Result"},
	})
	testHandlers(t, newest, "dot", []handlerCase{{name: "Handle", sdk: "mcp-go", kinds: one(sdk.Tool)}})
}

func TestHandlersOfOthers(t *testing.T) {
	one := func(k sdk.Kind) []sdk.Kind { return []sdk.Kind{k} }
	testHandlers(t, newest, "trpc", []handlerCase{
		{name: "Tool", sdk: "trpc-mcp-go", kinds: one(sdk.Tool)},
		{name: "Typed", sdk: "trpc-mcp-go", kinds: one(sdk.TypedTool), loose: true,
			typeArgs: []string{"trpc.Input", "trpc.Output"}},
		{name: "Structured", sdk: "trpc-mcp-go", kinds: one(sdk.StructuredTool), loose: true,
			typeArgs: []string{"trpc.Output"}},
		{name: "Resource", sdk: "trpc-mcp-go", kinds: one(sdk.Resource)},
		{name: "Resources", sdk: "trpc-mcp-go", kinds: []sdk.Kind{sdk.Resource, sdk.Template}},
		{name: "Prompt", sdk: "trpc-mcp-go", kinds: one(sdk.Prompt)},
	})
	testHandlers(t, newest, "gozero", []handlerCase{
		{name: "Typed", sdk: "go-sdk", kinds: one(sdk.TypedTool), typeArgs: []string{"gozero.Input", "any"}},
	})
	testHandlers(t, newest, "lookalike", []handlerCase{{name: "Handle"}, {name: "HandleByValue"}})
	testHandlers(t, stubs, "small", []handlerCase{
		{name: "MetoroTool", sdk: "mcp-golang", kinds: one(sdk.Tool), loose: true},
		{name: "MetoroToolWithContext", sdk: "mcp-golang", kinds: one(sdk.Tool), loose: true},
		{name: "MetoroResource", sdk: "mcp-golang", kinds: one(sdk.Resource), loose: true},
		{name: "MetoroPrompt", sdk: "mcp-golang", kinds: one(sdk.Prompt), loose: true},
		{name: "MetoroTwo"},
		{name: "MetoroResourceWithArgs"},
		{name: "MetoroNoError"},
		{name: "Rivet", sdk: "gomcp", kinds: []sdk.Kind{sdk.Tool, sdk.Resource}, loose: true},
		{name: "RivetNoContext"},
		{name: "Think", sdk: "ThinkInAI/go-mcp", kinds: one(sdk.Tool)},
		{name: "ThinkResource", sdk: "ThinkInAI/go-mcp", kinds: []sdk.Kind{sdk.Resource, sdk.Template}},
		{name: "Viant", sdk: "viant/mcp", kinds: one(sdk.Tool)},
		{name: "ViantTyped", sdk: "viant/mcp", kinds: one(sdk.TypedTool), typeArgs: []string{"small.Input", "<nil>"}},
		{name: "Voocel", sdk: "voocel/mcp-sdk-go", kinds: one(sdk.Tool)},
		{name: "VoocelTyped", sdk: "voocel/mcp-sdk-go", kinds: one(sdk.TypedTool), typeArgs: []string{"small.Input", "any"}},
		{name: "Foxy", sdk: "foxy-contexts", kinds: one(sdk.Tool)},
		{name: "FoxyResource", sdk: "foxy-contexts", kinds: one(sdk.Resource)},
		{name: "Cortex", sdk: "cortex", kinds: one(sdk.Tool)},
		{owner: "Riza", name: "CallTool", sdk: "riza-io/mcp-go", kinds: one(sdk.Tool)},
		{owner: "Riza", name: "ListTools", sdk: "riza-io/mcp-go", kinds: one(sdk.OtherRequest)},
		{owner: "Mega", name: "CallTool", sdk: "MegaGrindStone/go-mcp", kinds: one(sdk.Tool)},
		{owner: "Mega", name: "ListTools", sdk: "MegaGrindStone/go-mcp", kinds: one(sdk.OtherRequest)},
	})
}

// In the first versions, a raw handler was an instance of a typed one.
func TestHandlersOfFirstVersion(t *testing.T) {
	testHandlers(t, first, "old", []handlerCase{
		{name: "Raw", sdk: "go-sdk", kinds: []sdk.Kind{sdk.Tool}},
		{name: "Typed", sdk: "go-sdk", kinds: []sdk.Kind{sdk.TypedTool}, typeArgs: []string{"old.Input", "string"}},
		{name: "Named", sdk: "go-sdk", kinds: []sdk.Kind{sdk.TypedTool}, typeArgs: []string{"old.Input", "string"}},
	})
}

func TestHandlerOfNothing(t *testing.T) {
	_, ok := setOf(t, newest, "gosdk").Handler(nil)
	assert.False(t, ok)
}
