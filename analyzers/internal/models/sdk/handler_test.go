package sdk_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// handlerCase says which handler an object of a package is.
type handlerCase struct {
	owner, name string // the type of a method, or "", and the name
	sdk         string // "" if it is no handler
	kind        sdk.Kind
	loose       bool
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
			assert.Equal(t, c.kind, match.Kind)
			assert.Equal(t, c.loose, match.Loose)
		})
	}
}

func TestHandlersOfGoSDK(t *testing.T) {
	testHandlers(t, newest, "gosdk", []handlerCase{
		{name: "Raw", sdk: "go-sdk", kind: sdk.Tool},
		{name: "RawByInstance", sdk: "go-sdk", kind: sdk.Tool},
		{owner: "Service", name: "Raw", sdk: "go-sdk", kind: sdk.Tool},
		{name: "Typed", sdk: "go-sdk", kind: sdk.TypedTool},
		{name: "Untyped", sdk: "go-sdk", kind: sdk.TypedTool},
		{name: "Generic", sdk: "go-sdk", kind: sdk.TypedTool},
		{owner: "Box", name: "Typed", sdk: "go-sdk", kind: sdk.TypedTool},
		{name: "Resource", sdk: "go-sdk", kind: sdk.Resource},
		{name: "Prompt", sdk: "go-sdk", kind: sdk.Prompt},
		{name: "Complete", sdk: "go-sdk", kind: sdk.Completion},
		{name: "Subscribe", sdk: "go-sdk", kind: sdk.Subscribe},
		{name: "Unsubscribe", sdk: "go-sdk", kind: sdk.Subscribe},
		{name: "Method", sdk: "go-sdk", kind: sdk.MethodHandler},
		{name: "Middle", sdk: "go-sdk", kind: sdk.Middleware},
		{name: "Initialized", sdk: "go-sdk", kind: sdk.Notification},
		{name: "Sample", sdk: "go-sdk", kind: sdk.ClientRequest},
		{name: "CustomMethod", sdk: "go-sdk", kind: sdk.CustomMethod},
		{name: "Named", sdk: "go-sdk", kind: sdk.Tool},
		{name: "NamedTyped", sdk: "go-sdk", kind: sdk.TypedTool},
		{name: "OwnNamed", sdk: "go-sdk", kind: sdk.Tool},
		{name: "Literal", sdk: "go-sdk", kind: sdk.Tool},
		{name: "MethodValue", sdk: "go-sdk", kind: sdk.Tool},
		{name: "Instance", sdk: "go-sdk", kind: sdk.TypedTool},
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
	testHandlers(t, newest, "mcpgo", []handlerCase{
		{name: "Tool", sdk: "mcp-go", kind: sdk.Tool},
		{name: "Typed", sdk: "mcp-go", kind: sdk.TypedTool, loose: true},
		{name: "Structured", sdk: "mcp-go", kind: sdk.StructuredTool, loose: true},
		{name: "Task", sdk: "mcp-go", kind: sdk.TaskTool},
		{name: "Resource", sdk: "mcp-go", kind: sdk.Resource},
		{name: "NamedResource", sdk: "mcp-go", kind: sdk.Resource},
		{name: "NamedTemplate", sdk: "mcp-go", kind: sdk.Template},
		{name: "NamedTyped", sdk: "mcp-go", kind: sdk.TypedTool},
		{name: "NamedInitialize", sdk: "mcp-go", kind: sdk.Hook},
		{name: "Wrapped", sdk: "mcp-go", kind: sdk.Tool},
		{name: "Prompt", sdk: "mcp-go", kind: sdk.Prompt},
		{name: "Middle", sdk: "mcp-go", kind: sdk.Middleware},
		{owner: "Provider", name: "CompletePromptArgument", sdk: "mcp-go", kind: sdk.Completion},
		{name: "ByPointer"},
		{name: "Result"},
	})
	testHandlers(t, newest, "dot", []handlerCase{{name: "Handle", sdk: "mcp-go", kind: sdk.Tool}})
}

func TestHandlersOfOthers(t *testing.T) {
	testHandlers(t, newest, "trpc", []handlerCase{
		{name: "Tool", sdk: "trpc-mcp-go", kind: sdk.Tool},
		{name: "Typed", sdk: "trpc-mcp-go", kind: sdk.TypedTool, loose: true},
		{name: "Structured", sdk: "trpc-mcp-go", kind: sdk.StructuredTool, loose: true},
		{name: "Resource", sdk: "trpc-mcp-go", kind: sdk.Resource},
		{name: "Resources", sdk: "trpc-mcp-go", kind: sdk.Resource},
		{name: "Prompt", sdk: "trpc-mcp-go", kind: sdk.Prompt},
	})
	testHandlers(t, newest, "gozero", []handlerCase{
		{name: "Typed", sdk: "go-sdk", kind: sdk.TypedTool},
	})
	testHandlers(t, newest, "lookalike", []handlerCase{{name: "Handle"}, {name: "HandleByValue"}})
	testHandlers(t, stubs, "small", []handlerCase{
		{name: "MetoroTool"},
		{name: "MetoroToolWithContext"},
		{name: "MetoroResource"},
		{name: "MetoroPrompt"},
		{name: "MetoroTwo"},
		{name: "MetoroResourceWithArgs"},
		{name: "MetoroNoError"},
		{name: "Rivet"},
		{name: "RivetNoContext"},
		{name: "Think", sdk: "ThinkInAI/go-mcp", kind: sdk.Tool},
		{name: "ThinkResource", sdk: "ThinkInAI/go-mcp", kind: sdk.Resource},
		{name: "Viant", sdk: "viant/mcp", kind: sdk.Tool},
		{name: "ViantTyped", sdk: "viant/mcp", kind: sdk.TypedTool},
		{name: "Voocel", sdk: "voocel/mcp-sdk-go", kind: sdk.Tool},
		{name: "VoocelTyped", sdk: "voocel/mcp-sdk-go", kind: sdk.TypedTool},
		{name: "Foxy", sdk: "foxy-contexts", kind: sdk.Tool},
		{name: "FoxyResource", sdk: "foxy-contexts", kind: sdk.Resource},
		{name: "Cortex", sdk: "cortex", kind: sdk.Tool},
		{owner: "Riza", name: "CallTool", sdk: "riza-io/mcp-go", kind: sdk.Tool},
		{owner: "Riza", name: "ListTools", sdk: "riza-io/mcp-go", kind: sdk.OtherRequest},
		{owner: "Mega", name: "CallTool", sdk: "MegaGrindStone/go-mcp", kind: sdk.Tool},
		{owner: "Mega", name: "ListTools", sdk: "MegaGrindStone/go-mcp", kind: sdk.OtherRequest},
	})
}

// In the first versions, a raw handler was an instance of a typed one.
func TestHandlersOfFirstVersion(t *testing.T) {
	testHandlers(t, first, "old", []handlerCase{
		{name: "Raw", sdk: "go-sdk", kind: sdk.Tool},
		{name: "Typed", sdk: "go-sdk", kind: sdk.TypedTool},
		{name: "Named", sdk: "go-sdk", kind: sdk.TypedTool},
	})
}

func TestHandlerOfNothing(t *testing.T) {
	_, ok := setOf(t, newest, "gosdk").Handler(nil)
	assert.False(t, ok)
}
