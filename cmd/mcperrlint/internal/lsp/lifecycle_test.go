package lsp_test

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/jsonrpc"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// What a client cannot do is not asked of it.
func TestInitialize(t *testing.T) {
	rows := []struct {
		name, params string
		encoding     protocol.Encoding
		actions      bool
	}{
		{"nothing", `{}`, protocol.UTF16, false},
		{"capabilities that are null", `{"rootUri":null,"workspaceFolders":null,"initializationOptions":null,"capabilities":{"general":null}}`, protocol.UTF16, false},
		{"utf-8", `{"capabilities":{"general":{"positionEncodings":["utf-16","utf-8"]}}}`, protocol.UTF8, false},
		{"utf-32 alone", `{"capabilities":{"general":{"positionEncodings":["utf-32"]}}}`, protocol.UTF16, false},
		{"code actions", `{` + plain + `}`, protocol.UTF16, true},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := start(t, never)
			var result struct {
				Capabilities map[string]any `json:"capabilities"`
				ServerInfo   map[string]any `json:"serverInfo"`
			}
			e.Into(t, "initialize", row.params, &result)
			e.Notify(t, "initialized", "{}")
			assert.Equal(t, map[string]any{"name": "mcperrlint", "version": "v1"}, result.ServerInfo)
			assert.EqualValues(t, row.encoding, result.Capabilities["positionEncoding"])
			if row.actions {
				assert.NotEqual(t, false, result.Capabilities["codeActionProvider"])
			} else {
				assert.Equal(t, false, result.Capabilities["codeActionProvider"])
			}
			assert.Equal(t, "null", string(e.Request(t, "shutdown", "null")))
			e.Notify(t, "exit", "null")
			require.NoError(t, e.end())
			assert.Zero(t, e.Count("client/registerCapability"))
			assert.Zero(t, e.Count("window/workDoneProgress/create"))
		})
	}
}

// fails returns the code of the error that answers a request.
func (e *editor) fails(t *testing.T, method string, params any) int {
	t.Helper()
	m := e.Answer(t, e.Ask(t, method, params))
	require.NotNil(t, m.Error, method)
	return m.Error.Code
}

func TestOrder(t *testing.T) {
	e := start(t, never)
	assert.Equal(t, jsonrpc.ServerNotInitialized, e.fails(t, "textDocument/hover", "{}"))
	assert.Equal(t, jsonrpc.ServerNotInitialized, e.fails(t, "shutdown", "null"))
	e.didOpen(t, "a.go", "BAD")
	assert.Equal(t, jsonrpc.InvalidParams, e.fails(t, "initialize", `[]`))
	e.Request(t, "initialize", `{"rootUri":"`+string(e.uri(""))+`",`+capable+`}`)
	assert.Equal(t, jsonrpc.InvalidRequest, e.fails(t, "initialize", `{}`))
	assert.Equal(t, jsonrpc.MethodNotFound, e.fails(t, "textDocument/rename", `{}`))
	assert.Equal(t, jsonrpc.MethodNotFound, e.fails(t, "$/unknown", `{}`))
	e.Notify(t, "$/setTrace", `{"value":"off"}`)
	e.Notify(t, "workspace/didChangeConfiguration", `{}`)
	e.Request(t, "shutdown", "null")
	assert.Equal(t, jsonrpc.InvalidRequest, e.fails(t, "textDocument/hover", "{}"))
	e.didOpen(t, "a.go", "BAD")
	e.Notify(t, "exit", "null")
	e.Ended(t)
	require.NoError(t, e.end())
	assert.Zero(t, e.Count("textDocument/publishDiagnostics"))
}

// Whoever goes away without shutdown is told apart by the error, of which the command makes its exit status.
func TestGone(t *testing.T) {
	e := open(t, capable, never)
	e.Notify(t, "exit", "null")
	require.ErrorContains(t, e.end(), "without shutdown")

	e = open(t, capable, never)
	require.ErrorContains(t, e.end(), "without shutdown")

	e = open(t, capable, never)
	e.fake.hold = make(chan struct{})
	e.didOpen(t, "a.go", "BAD")
	<-e.fake.held
	require.ErrorContains(t, e.end(), "without shutdown", "what runs is cancelled")
	assert.Equal(t, []string{e.dir}, e.fake.closed)
	assert.NotErrorIs(t, e.end(), io.EOF)
}

// Parameters of another form are an error of the request, or a line in the log.
func TestWrongParams(t *testing.T) {
	e := open(t, capable, never)
	for _, method := range []string{"textDocument/hover", "textDocument/codeAction", "textDocument/codeLens", "workspace/executeCommand"} {
		for _, params := range []string{`[]`, `7`, `{"textDocument":7,"command":[]}`, `{"textDocument":{"uri":"file:///x"},"position":{"line":-1},"range":{"start":{"line":1e99}},"arguments":{}}`} {
			m := e.Answer(t, e.Ask(t, method, params))
			if method != "textDocument/codeLens" || params[0] != '{' {
				require.NotNil(t, m.Error, "%s %s", method, params)
				assert.Equal(t, jsonrpc.InvalidParams, m.Error.Code)
			}
		}
	}
	for _, method := range []string{
		"textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
		"workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
	} {
		e.Notify(t, method, `[7]`)
		assert.Contains(t, string(e.Next(t, "window/logMessage").Params), method)
	}
}

func TestRegistration(t *testing.T) {
	e := open(t, capable, never)
	var params protocol.RegistrationParams
	require.NoError(t, json.Unmarshal(e.Next(t, "client/registerCapability").Params, &params))
	require.Len(t, params.Registrations, 1)
	assert.Equal(t, "workspace/didChangeWatchedFiles", params.Registrations[0].Method)
	data, err := json.Marshal(params.Registrations[0].Options)
	require.NoError(t, err)
	for _, glob := range []string{"**/*.go", "**/go.mod", "**/go.work", "**/.mcperrlint.yaml"} {
		assert.Contains(t, string(data), `"`+glob+`"`)
	}
}

// Whatever a client sends, the server ends when the client does.
func FuzzMessages(f *testing.F) {
	document := `"textDocument":{"uri":"file:///nowhere/a.go","version":1,"text":"package a\\n"}`
	for _, text := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{` + capable + "}}\n" + `{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{` + document + "}}\n" +
			`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{` + document + `,"contentChanges":[{"range":{"start":{"line":9,"character":4294967295},"end":{}},"text":"x"}]}}`,
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}` + "\n" + `{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"context":{"only":[""]}}}` + "\n" +
			`{"jsonrpc":"2.0","id":3,"method":"workspace/executeCommand","params":{"command":"mcperrlint.failures","arguments":["file:///"]}}`,
		`{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///go.mod"}]}}` + "\n{}\n[]\n\n\xff",
	} {
		f.Add(strings.ReplaceAll(text, "\n\t", ""))
	}
	f.Fuzz(func(t *testing.T, text string) {
		var in strings.Builder
		for line := range strings.SplitSeq(text, "\n") {
			fmt.Fprintf(&in, "Content-Length: %d\r\n\r\n%s", len(line), line)
		}
		analyst := &fake{open: make(map[string]int)}
		_ = lsp.Serve(t.Context(), strings.NewReader(in.String()), io.Discard, analyst, lsp.Options{})
	})
}
