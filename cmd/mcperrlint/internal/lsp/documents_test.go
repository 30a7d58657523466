package lsp_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

func TestDiagnostics(t *testing.T) {
	e := open(t, capable, never)
	e.write(t, "other.go", "package m // BAD\n")
	e.didOpen(t, "a.go", "package m\n\n// é𝄞 BAD\n//  LATER  \n")
	found := e.finds(t, "a.go", 2)
	assert.EqualValues(t, 1, *found.Version)
	d := found.Diagnostics[0]
	assert.Equal(t, protocol.Range{Start: protocol.Position{Line: 2, Character: 10}, End: protocol.Position{Line: 2, Character: 13}}, d.Range, "in bytes")
	assert.Equal(t, "`BAD` is *bad*\\x1b\nhelp: write `GOOD`\nagent sees: isError: <b>", d.Message)
	assert.Equal(t, "leak/path", d.Code)
	assert.Equal(t, "https://example.test/leak", d.CodeDescription.Href)
	assert.Equal(t, "mcperrlint", d.Source)
	assert.Equal(t, protocol.Warning, d.Severity)
	assert.Empty(t, d.Tags)
	assert.JSONEq(t, `{"tool":"tool","help":"write `+"`GOOD`"+`","sees":"isError: <b>","wire":"{\"a\":\"`+"```"+`\"}","after":"","stale":false}`, string(d.Data))
	assert.Equal(t, []protocol.RelatedInformation{{Location: protocol.Location{URI: e.uri("a.go"), Range: protocol.Range{End: protocol.Position{Character: 9}}}, Message: "the package"}}, d.Related)
	later := found.Diagnostics[1]
	assert.Equal(t, protocol.Range{Start: protocol.Position{Line: 3, Character: 4}, End: protocol.Position{Line: 3, Character: 9}}, later.Range, "to the end of what stands there")
	assert.Equal(t, []protocol.Tag{protocol.Unnecessary}, later.Tags)
	assert.Nil(t, e.finds(t, "other.go", 1).Version, "of a file that is not open")
}

func TestPlainDiagnostics(t *testing.T) {
	e := open(t, plain, never)
	e.didOpen(t, "a.go", "package m\n\n// é𝄞 BAD\n")
	found := e.finds(t, "a.go", 1)
	assert.Nil(t, found.Version)
	d := found.Diagnostics[0]
	assert.EqualValues(t, 7, d.Range.Start.Character, "in units of UTF-16")
	assert.Nil(t, d.CodeDescription)
	assert.Nil(t, d.Related)
	assert.Nil(t, d.Data)
}

// Changes apply one after the other, each to what the one before has made.
func TestChanges(t *testing.T) {
	e := open(t, plain, 0)
	e.didOpen(t, "a.go", "package m\n// é𝄞 GOOD\n")
	e.Notify(t, "textDocument/didChange", `{"textDocument":{"uri":"`+string(e.uri("a.go"))+`","version":2},"contentChanges":[
		{"range":{"start":{"line":1,"character":7},"end":{"line":1,"character":11}},"text":"B"},
		{"range":{"start":{"line":1,"character":8},"end":{"line":1,"character":8}},"rangeLength":0,"text":"AD"}]}`)
	assert.EqualValues(t, 7, e.finds(t, "a.go", 1).Diagnostics[0].Range.Start.Character)
	e.Notify(t, "textDocument/didChange", `{"textDocument":{"uri":"`+string(e.uri("a.go"))+`"},"contentChanges":[]}`)
	e.didChange(t, "a.go", 3, "package m\n")
	e.finds(t, "a.go", 0)
	e.didChange(t, "unknown.go", 3, "BAD\n")
	assert.Empty(t, e.actions(t, "unknown.go", 0))
}

// A run that is due waits until nobody types any more. Saving does not wait.
func TestPause(t *testing.T) {
	e := open(t, plain, never)
	e.didOpen(t, "a.go", "BAD")
	e.finds(t, "a.go", 1)
	e.didChange(t, "a.go", 2, "BAD\nBAD")
	e.didChange(t, "a.go", 3, "BAD\nBAD\nBAD")
	e.Notify(t, "textDocument/didSave", e.document("a.go"))
	e.finds(t, "a.go", 3)
	e.fake.mu.Lock()
	defer e.fake.mu.Unlock()
	assert.Equal(t, 2, e.fake.looks)
}

// A change cancels the run that is under way: its answer would be an old one.
func TestInterrupted(t *testing.T) {
	e := open(t, plain, 0)
	e.fake.hold = make(chan struct{})
	e.didOpen(t, "a.go", "BAD")
	<-e.fake.held
	e.didChange(t, "a.go", 2, "BAD\nBAD")
	<-e.fake.held // the first has ended without a value
	e.fake.hold <- struct{}{}
	e.finds(t, "a.go", 2)
	assert.Equal(t, 1, e.Count("textDocument/publishDiagnostics"))
}

// Requests of a document that has changed have what is due done at once, and can be cancelled while they wait.
func TestCancelledRequest(t *testing.T) {
	e := open(t, plain, never)
	e.fake.hold = make(chan struct{})
	e.didOpen(t, "a.go", "BAD")
	<-e.fake.held
	lens := e.Ask(t, "textDocument/codeLens", e.document("a.go"))
	e.Notify(t, "$/cancelRequest", `{"id":`+lens+`}`)
	assert.Equal(t, -32800, e.Answer(t, lens).Error.Code)
	command := e.Ask(t, "workspace/executeCommand", map[string]any{"command": "mcperrlint.failures", "arguments": []any{e.uri("a.go")}})
	e.Notify(t, "$/cancelRequest", `{"id":`+command+`}`)
	assert.Equal(t, -32800, e.Answer(t, command).Error.Code)
	close(e.fake.hold)
	e.finds(t, "a.go", 1)
}

// What was found stays while code does not type-check. It moves along, and says that it is of an earlier version.
func TestBrokenCode(t *testing.T) {
	e := open(t, capable, 0)
	e.write(t, "b.go", "package m\n// BAD\n")
	e.didOpen(t, "a.go", "package m\n// BAD\n// BAD\nfunc read\n")
	e.finds(t, "a.go", 2)
	e.finds(t, "b.go", 1)
	e.Next(t, "workspace/codeLens/refresh")
	e.didChange(t, "a.go", 2, "package m\nBROKEN\n// BAD\n// BXD\nfunc read\n")
	found := e.finds(t, "a.go", 1)
	assert.EqualValues(t, 2, found.Diagnostics[0].Range.Start.Line, "one has moved, and one is gone, where somebody types")
	assert.True(t, strings.HasSuffix(found.Diagnostics[0].Message, "\n(as of the last version that type-checks)"))
	assert.Contains(t, string(found.Diagnostics[0].Data), `"stale":true`)
	e.Next(t, "workspace/codeLens/refresh")
	actions := e.actions(t, "a.go", 2)
	require.Len(t, actions, 1, "no fix of what was another text")
	assert.Contains(t, actions[0].Title, "Suppress")
	assert.Contains(t, string(e.Request(t, "textDocument/hover", e.position("a.go", 2, 4))), "as of the last version")
	var lenses []protocol.CodeLens
	e.Into(t, "textDocument/codeLens", e.document("a.go"), &lenses)
	require.Len(t, lenses, 1)
	assert.EqualValues(t, 4, lenses[0].Range.Start.Line)

	e.didChange(t, "a.go", 3, "package m\n// BAD\n")
	found = e.Published(t, e.uri("a.go"), func(p protocol.PublishDiagnosticsParams) bool { return *p.Version == 3 && len(p.Diagnostics) == 1 })
	assert.NotContains(t, found.Diagnostics[0].Message, "as of")
}

// A file that is gone has nothing to keep.
func TestRemoved(t *testing.T) {
	e := open(t, plain, 0)
	e.write(t, "b.go", "package m\n// BAD\n")
	e.didOpen(t, "a.go", "package m\n// BAD\n")
	e.finds(t, "b.go", 1)
	require.NoError(t, os.Remove(filepath.Join(e.dir, "b.go")))
	e.didChange(t, "a.go", 2, "BROKEN\n")
	e.finds(t, "b.go", 0)
	e.finds(t, "a.go", 0)
}

// Nothing that is not a Go file of a module in an open folder is looked at.
func TestElsewhere(t *testing.T) {
	e := open(t, plain, 0)
	outside := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(outside, "go.mod"), []byte("module x\n"), 0o666))
	for _, uri := range []protocol.URI{
		protocol.URIOf(filepath.Join(outside, "x.go")), "untitled:Untitled-1", "git:///x.go", e.uri("a.txt"), "file:///nowhere/x.go", "", ":", "file://[::1/x.go",
	} {
		e.Notify(t, "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 1, "text": "BAD"}})
		params := map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]any{"line": 0, "character": 1}}
		assert.Equal(t, "null", string(e.Request(t, "textDocument/hover", params)))
		assert.Equal(t, "[]", string(e.Request(t, "textDocument/codeLens", params)))
	}
	e.didOpen(t, "a.go", "BAD")
	e.finds(t, "a.go", 1)
	assert.Equal(t, 1, e.Count("textDocument/publishDiagnostics"))
	assert.Equal(t, map[string]int{e.dir: 1}, e.fake.open)
}

// A document that is too large is looked at as it is on the disk.
func TestLarge(t *testing.T) {
	e := open(t, plain, 0)
	e.write(t, "a.go", "package m\n")
	e.didOpen(t, "b.go", "BAD")
	e.finds(t, "b.go", 1)
	e.didOpen(t, "a.go", strings.Repeat("x", buffer.MostBytes+1))
	assert.Contains(t, string(e.Next(t, "window/logMessage").Params), "looked")
	assert.Contains(t, string(e.Next(t, "window/logMessage").Params), "larger than 32 MiB")
	e.didOpen(t, "a.go", "BAD")
	e.finds(t, "a.go", 1)
	e.didChange(t, "a.go", 2, strings.Repeat("x", buffer.MostBytes+1))
	e.finds(t, "a.go", 0)
}

// What the editor has counts until the document is closed.
func TestClose(t *testing.T) {
	e := open(t, plain, 0)
	e.write(t, "a.go", "package m\n")
	e.didOpen(t, "a.go", "BAD")
	e.finds(t, "a.go", 1)
	e.Notify(t, "textDocument/didClose", e.document("a.go"))
	e.finds(t, "a.go", 0)
	e.Notify(t, "textDocument/didClose", e.document("a.go"))
}

func TestTrouble(t *testing.T) {
	e := open(t, plain, 0)
	e.didOpen(t, "a.go", "BAD")
	e.finds(t, "a.go", 1)
	e.write(t, "go.mod", "BROKEN\n")
	e.Notify(t, "textDocument/didSave", e.document("go.mod"))
	problem := e.finds(t, "go.mod", 1).Diagnostics[0]
	assert.Equal(t, "mcperrlint cannot look at these packages: no such\\x1b thing", problem.Message)
	assert.Equal(t, protocol.Position{Line: 1, Character: 2}, problem.Range.Start)
	assert.Equal(t, protocol.Error, problem.Severity)
	e.Published(t, e.uri("a.go"), func(p protocol.PublishDiagnosticsParams) bool {
		return len(p.Diagnostics) == 1 && strings.Contains(p.Diagnostics[0].Message, "as of")
	})

	e.write(t, "go.mod", "module m\n")
	e.Notify(t, "workspace/didChangeWatchedFiles", map[string]any{"changes": []any{map[string]any{"uri": e.uri("go.mod"), "type": 2}}})
	e.finds(t, "go.mod", 0)
	e.write(t, "FAIL", "it failed")
	e.didChange(t, "a.go", 2, "BAD\n")
	assert.Equal(t, "mcperrlint cannot look at these packages: it failed", e.finds(t, "go.mod", 1).Diagnostics[0].Message)
	e.write(t, "FAIL", "")
	e.write(t, "PANIC", "a mistake")
	e.didChange(t, "a.go", 3, "BAD\nBAD\n")
	for !strings.Contains(string(e.Next(t, "window/logMessage").Params), "the linter has a mistake: a mistake") {
	}
	e.write(t, "PANIC", "")
	e.didChange(t, "a.go", 4, "BAD\nBAD\nBAD\n")
	e.finds(t, "a.go", 3)
	e.finds(t, "go.mod", 0)
}

func TestProgress(t *testing.T) {
	e := open(t, capable, 0)
	e.fake.hold = make(chan struct{})
	e.didOpen(t, "a.go", "BAD")
	<-e.fake.held
	var first, last protocol.ProgressParams
	require.NoError(t, json.Unmarshal(e.Next(t, "$/progress").Params, &first))
	assert.Equal(t, "begin", first.Value.Kind)
	e.fake.hold <- struct{}{}
	for last.Value.Kind != "end" {
		require.NoError(t, json.Unmarshal(e.Next(t, "$/progress").Params, &last))
	}
	assert.Equal(t, first.Token, last.Token)
}
