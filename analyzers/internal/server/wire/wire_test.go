package wire_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wire"
)

const begin = `{"jsonrpc":"2.0","id":1,`

func TestJSON(t *testing.T) {
	protocol := sdk.Effect{Vehicle: sdk.ProtocolError, Code: -32603, Text: "%s"}
	for name, c := range map[string]struct {
		answer wire.Answer
		want   string
	}{
		"error result": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ToolError, Text: "%s"}, Kind: sdk.Tool, Text: "read note: …"},
			begin + `"result":{"content":[{"type":"text","text":"read note: …"}],"isError":true}}`,
		},
		"error result with data": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ToolError}, Kind: sdk.TypedTool, Text: "no", Structured: `{"code": "E1"}`},
			begin + `"result":{"content":[{"type":"text","text":"no"}],"structuredContent":{"code":"E1"},"isError":true}}`,
		},
		"error result whose data are replaced": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ToolError, ReplacesData: true}, Kind: sdk.TypedTool, Text: "no", Structured: `{}`},
			begin + `"result":{"content":[{"type":"text","text":"no"}],"structuredContent":"…","isError":true}}`,
		},
		"error result of a task": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ToolError}, Kind: sdk.TaskTool, Text: "no"},
			begin + `"result":{"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"…"}},"content":[{"type":"text","text":"no"}],"isError":true}}`,
		},
		"JSON-RPC error": {
			wire.Answer{Effect: protocol, Kind: sdk.Tool, Text: "boom"},
			begin + `"error":{"code":-32603,"message":"boom"}}`,
		},
		"JSON-RPC error with the code 0": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ProtocolError}, Kind: sdk.Resource},
			begin + `"error":{"code":0,"message":"…"}}`,
		},
		"JSON-RPC error with its own code": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}, Code: -32050, Data: `{"k":1}`},
			begin + `"error":{"code":-32050,"message":"…","data":{"k":1}}}`,
		},
		"JSON-RPC error with a code that nobody knows": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ProtocolError, OwnCode: true, OwnData: true, Text: "%s"}},
			begin + `"error":{"code":"…","message":"…"}}`,
		},
		"JSON-RPC error whose data have the text": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ProtocolError, Code: -32098, Text: "failed: %s", InData: true}, Text: "boom"},
			begin + `"error":{"code":-32098,"message":"…","data":"failed: boom"}}`,
		},
		"text of the SDK with a name": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ProtocolError, Code: -32603, Text: "panic in %n: %s"}, Name: "list_%s", Text: "%n"},
			begin + `"error":{"code":-32603,"message":"panic in list_%s: %n"}}`,
		},
		"success": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.Tool, Text: "There are no notes."},
			begin + `"result":{"content":[{"type":"text","text":"There are no notes."}]}}`,
		},
		"success without content": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.TypedTool, Bare: true},
			begin + `"result":{"content":[]}}`,
		},
		"prompt": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.Prompt},
			begin + `"result":{"messages":[{"role":"…","content":{"type":"text","text":"…"}}]}}`,
		},
		"resource": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.Template, Text: "a"},
			begin + `"result":{"contents":[{"uri":"…","text":"a"}]}}`,
		},
		"resource without contents": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.Resource, Bare: true}, begin + `"result":{"contents":[]}}`,
		},
		"resource with null in the place of contents": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success, NullContents: true}, Kind: sdk.Resource, Bare: true},
			begin + `"result":{"contents":null}}`,
		},
		"completion": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.Completion, Bare: true}, begin + `"result":{"completion":{"values":[]}}}`,
		},
		"subscription": {wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.Subscribe}, begin + `"result":{}}`},
		"failed task": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.TaskFailed, Text: "%s"}, Kind: sdk.TaskTool, Text: "boom"},
			begin + `"result":{"taskId":"…","status":"failed","statusMessage":"boom","createdAt":"…","lastUpdatedAt":"…","ttl":null}}`,
		},
		"cancelled task": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.TaskCancelled, Text: "%s"}, Kind: sdk.TaskTool, Text: "boom"},
			begin + `"result":{"taskId":"…","status":"cancelled","statusMessage":"boom","createdAt":"…","lastUpdatedAt":"…","ttl":null}}`,
		},
		"null":        {wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Null}, Kind: sdk.Tool}, begin + `"result":null}`},
		"empty reply": {wire.Answer{Effect: sdk.Effect{Vehicle: sdk.EmptyReply}}, `{"jsonrpc":"2.0","id":1}`},
		"crash":       {wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Crash}}, ""},
		"no response": {wire.Answer{Effect: sdk.Effect{Vehicle: sdk.NoResponse}}, ""},
		"unknown":     {wire.Answer{Kind: sdk.Tool, Text: "boom"}, ""},
		"success of a kind that the protocol does not define": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.Success}, Kind: sdk.CustomMethod}, "",
		},
		"what a reader must see": {
			wire.Answer{Effect: protocol, Text: "<a> \"b\"\n\x1b[2K\u202e\U000e0041\xff"},
			begin + `"error":{"code":-32603,"message":"<a> \"b\"\n\u001b[2K\u202e\udb40\udc41\ufffd"}}`,
		},
		"data that are no JSON": {
			wire.Answer{Effect: sdk.Effect{Vehicle: sdk.ToolError}, Kind: sdk.Tool, Text: "no", Structured: `{"a":1},"isError":false`},
			begin + `"result":{"content":[{"type":"text","text":"no"}],"structuredContent":"…","isError":true}}`,
		},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, c.want, c.answer.JSON()) })
	}
}

// What comes from the program is bounded, without half a character at the end.
func TestLongTexts(t *testing.T) {
	a := wire.Answer{
		Effect: sdk.Effect{Vehicle: sdk.ToolError}, Kind: sdk.Tool,
		Text: "a" + strings.Repeat("é", 1<<20), Structured: `"` + strings.Repeat("a", 1<<20) + `"`,
	}
	message := a.JSON()
	assert.Less(t, len(message), 4000)
	assert.Contains(t, message, `é…"}],"structuredContent":"…"`)
}

// Whatever the texts are, the message is one line of JSON that has them.
func FuzzJSON(f *testing.F) {
	f.Add("boom", "list_notes", `{"code":"E1"}`, 1)
	f.Add("\xff\u202e::error::", "%s", "{", 2)
	f.Add("%n", "\"", "\n{}\n", 3)
	f.Fuzz(func(t *testing.T, text, name, document string, vehicle int) {
		for _, effect := range []string{"", "%n: %s"} {
			a := wire.Answer{
				Effect: sdk.Effect{Vehicle: sdk.Vehicle(vehicle), Text: effect, OwnCode: true, OwnData: true}, Kind: sdk.Tool,
				Text: text, Name: name, Structured: document, Data: document,
			}
			message := a.JSON()
			if message == "" {
				continue
			}
			assert.True(t, json.Valid([]byte(message)), message)
			assert.NotContains(t, message, "\n")
		}
	})
}
