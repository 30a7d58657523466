package conformance

import (
	"fmt"
	"go/types"
	"strings"
	"testing"

	mark "github.com/mark3labs/mcp-go/mcp"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// data is what the functions get that send some.
var data = map[string]int{"n": 1}

// mcpGoBuilt are results that functions of mcp-go make of a text, an error or data.
var mcpGoBuilt = map[string]func() *mark.CallToolResult{
	"NewToolResultError":        func() *mark.CallToolResult { return mark.NewToolResultError("text") },
	"NewToolResultErrorf":       func() *mark.CallToolResult { return mark.NewToolResultErrorf("%s", "text") },
	"NewToolResultErrorFromErr": func() *mark.CallToolResult { return mark.NewToolResultErrorFromErr("text", errBoom) },
	"NewToolResultText":         func() *mark.CallToolResult { return mark.NewToolResultText("text") },
	"NewToolResultJSON": func() *mark.CallToolResult {
		result, err := mark.NewToolResultJSON(data)
		if err != nil {
			panic(err) // numbers
		}
		return result
	},
	"NewToolResultStructured":     func() *mark.CallToolResult { return mark.NewToolResultStructured(data, "text") },
	"NewToolResultStructuredOnly": func() *mark.CallToolResult { return mark.NewToolResultStructuredOnly(data) },
	"NewToolResultImage":          func() *mark.CallToolResult { return mark.NewToolResultImage("text", "", "image/png") },
	"NewToolResultAudio":          func() *mark.CallToolResult { return mark.NewToolResultAudio("text", "", "audio/wav") },
	"NewToolResultResource": func() *mark.CallToolResult {
		return mark.NewToolResultResource("text", mark.TextResourceContents{URI: uri})
	},
}

// The results that functions of mcp-go make arrive as the tables say.
func TestBuildersOfMcpGo(t *testing.T) {
	pkg := self(t)
	set := sdk.Of(pkg.Types)
	for named := range mcpGoBuilt {
		obj, ok := pkg.Imports["github.com/mark3labs/mcp-go/mcp"].Types.Scope().Lookup(named).(*types.Func)
		require.True(t, ok, named)
		_, row, ok := set.Builder(obj)
		require.True(t, ok, named)
		s := scene{SDK: "mcp-go", Kind: sdk.Tool, In: sdk.FlaggedResult, Built: named}
		t.Run(s.SDK+"/"+s.String(), func(t *testing.T) {
			t.Parallel()
			got, stderr := arrived(t, s, sdk.Success)
			assert.Equal(t, row.Flag == sdk.Raised, got.vehicle == sdk.ToolError, stderr)
			assert.Equal(t, len(row.Structured) > 0, got.structured != "", stderr)
			assert.Contains(t, got.text, textOf(row), stderr)
		})
	}
}

// textOf returns the text that a function makes, as far as the tables say it.
func textOf(row sdk.Builder) string {
	switch {
	case row.Layout != "":
		return fmt.Sprintf(row.Layout, "text", errBoom.Error())
	case len(row.Text) > 0:
		return "text"
	}
	return ""
}

// goSDKBuilt are results that a method of go-sdk fills, with content of their own and
// without.
var goSDKBuilt = map[string]func() *mcp.CallToolResult{
	"SetError without content": func() *mcp.CallToolResult { return failed(&mcp.CallToolResult{}) },
	"SetError with content": func() *mcp.CallToolResult {
		return failed(&mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "text"}}})
	},
}

func failed(r *mcp.CallToolResult) *mcp.CallToolResult {
	r.SetError(errBoom)
	return r
}

// The results that the method of go-sdk fills arrive as the tables say.
func TestBuildersOfGoSDK(t *testing.T) {
	pkg := self(t)
	set := sdk.Of(pkg.Types)
	imported := pkg.Imports["github.com/modelcontextprotocol/go-sdk/mcp"].Types
	method, _, _ := types.LookupFieldOrMethod(imported.Scope().Lookup("CallToolResult").Type(), true, imported, "SetError")
	_, row, known := set.Builder(method.(*types.Func))
	require.True(t, known)
	for named := range goSDKBuilt {
		want := observation{vehicle: sdk.ToolError, text: errBoom.Error()}
		if row.KeepsContent && strings.HasSuffix(named, "with content") {
			want.text = "text"
		}
		for _, kind := range []sdk.Kind{sdk.Tool, sdk.TypedTool} {
			s := scene{SDK: "go-sdk", Kind: kind, In: sdk.PlainError, Built: named}
			t.Run(s.SDK+"/"+s.String(), func(t *testing.T) {
				t.Parallel()
				got, stderr := arrived(t, s, sdk.ToolError)
				got.whole = ""
				assert.Equal(t, want, got, stderr)
			})
		}
	}
}
