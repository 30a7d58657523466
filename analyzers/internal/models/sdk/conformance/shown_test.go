package conformance

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wire"
)

// shown returns the message that package wire makes of what the tables say of a scene.
func (s scene) shown(effect sdk.Effect) string {
	a := wire.Answer{Effect: effect, Kind: s.Kind, Name: name, Text: s.text(), Code: s.code(), Data: `{"k":1}`}
	if s.SDK == "mcp-go" {
		a.Data = `{"elicitations":[{"mode":"url","message":"m","elicitationId":"1","url":"https://example.test"}]}`
	}
	switch {
	case s.Kind == sdk.MethodHandler, s.Kind == sdk.CustomMethod, s.Kind == sdk.Subscribe:
		a.Name = s.method()
	case s.Kind.IsResource():
		a.Name = uri
	}
	switch {
	case s.In == sdk.FlaggedResult && effect.Vehicle == sdk.ToolError:
		a.Text, a.Structured = "refused", `{"code":"E1"}`
	case s.In == sdk.NilResult && s.Variant == withOutput:
		a.Text, a.Structured = `{"name":""}`, `{"name":""}`
	case s.In == sdk.NilResult:
		a.Bare = true
	}
	return a.JSON()
}

// agrees reports whether a message is the one that is shown. The identifier is another one, members can have
// another order, and where the one that is shown has an ellipsis the other one has anything.
func agrees(shown, got string, modern bool) bool {
	if shown == "" || got == "" {
		return shown == got
	}
	var want, is map[string]any
	if json.Unmarshal([]byte(shown), &want) != nil || json.Unmarshal([]byte(got), &is) != nil {
		return false
	}
	delete(want, "id")
	delete(is, "id")
	if result, ok := is["result"].(map[string]any); ok && modern {
		withoutFrame(result)
	}
	return alike(want, is)
}

// withoutFrame takes from a result what the newest protocol adds to all of them.
func withoutFrame(result map[string]any) {
	for _, member := range []string{"resultType", "ttlMs", "cacheScope"} {
		delete(result, member)
	}
	if meta, ok := result["_meta"].(map[string]any); ok {
		delete(meta, "io.modelcontextprotocol/serverInfo")
		if len(meta) == 0 {
			delete(result, "_meta")
		}
	}
}

// alike compares two decoded values.
func alike(want, got any) bool {
	switch want := want.(type) {
	case string:
		if want == wire.Unknown {
			return got != nil
		}
		text, ok := got.(string)
		expression := strings.ReplaceAll(regexp.QuoteMeta(want), wire.Unknown, ".+")
		return ok && regexp.MustCompile("(?s)^"+expression+"$").MatchString(text)
	case []any:
		list, ok := got.([]any)
		return ok && slices.EqualFunc(want, list, alike)
	case map[string]any:
		members, ok := got.(map[string]any)
		return ok && maps.EqualFunc(want, members, alike)
	}
	return want == got
}

// The comparison of messages sees what it has to see.
func TestAgrees(t *testing.T) {
	const sent = `{"jsonrpc":"2.0","id":7,"result":{"isError":true,"content":[{"type":"text","text":"read: no disk"}]}}`
	for shown, want := range map[string]bool{
		`{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"read: …"}],"isError":true}}`:                   true,
		`{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"open: …"}],"isError":true}}`:                   false,
		`{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"read: …"}]}}`:                                  false,
		`{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}`:                                                   false,
		`{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"…"}],"structuredContent":"…","isError":true}}`: false,
		`{"jsonrpc":"2.0","id":1,"result":null}`:                                                                            false,
		"":                                                                                                                  false,
	} {
		assert.Equal(t, want, agrees(shown, sent, false), shown)
	}
	assert.True(t, agrees("", "", false))
	assert.False(t, agrees(`{"jsonrpc":"2.0","id":1}`, "", false))
	const modern = `{"id":7,"result":{"content":[],"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{}}}}`
	assert.True(t, agrees(`{"id":1,"result":{"content":[]}}`, modern, true))
	assert.False(t, agrees(`{"id":1,"result":{"content":[]}}`, modern, false))
}
