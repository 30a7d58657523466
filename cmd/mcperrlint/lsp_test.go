package main

import (
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/lsptest"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// A server is the command that serves an editor, with modules in a directory.
type server struct {
	*lsptest.Client

	dir   string
	stdin io.Closer
	cmd   *exec.Cmd
}

// serve starts the command. The modules are copies of testdata/server, which has one finding, in line 15.
func serve(t *testing.T, modules []string, flags ...string) *server {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for _, module := range modules {
		require.NoError(t, os.CopyFS(filepath.Join(dir, module), os.DirFS(filepath.Join("testdata", "server"))))
	}
	s := &server{dir: dir, cmd: exec.Command("mcperrlint", append([]string{"lsp"}, flags...)...)}
	s.cmd.Dir = t.TempDir() // where it is started does not matter
	s.cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+t.TempDir(), "GOPROXY=off", "GOFLAGS=-mod=readonly", "GOWORK=")
	s.cmd.Stderr = os.Stderr
	stdin, err := s.cmd.StdinPipe()
	require.NoError(t, err)
	stdout, err := s.cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, s.cmd.Start())
	s.stdin, s.Client = stdin, lsptest.Start(t, stdin, stdout)
	t.Cleanup(func() {
		_ = stdin.Close()
		_ = s.cmd.Wait()
	})
	return s
}

// begin initializes the server with the directory as folder.
func (s *server) begin(t *testing.T) {
	t.Helper()
	s.Request(t, "initialize", `{"rootUri":"`+string(s.uri(""))+`","capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}},
		"publishDiagnostics":{"relatedInformation":true,"dataSupport":true}}}}`)
	s.Notify(t, "initialized", "{}")
}

// finish ends the server and returns its exit status.
func (s *server) finish(t *testing.T) int {
	t.Helper()
	s.Request(t, "shutdown", "null")
	s.Notify(t, "exit", "null")
	s.Ended(t)
	_ = s.cmd.Wait()
	return s.cmd.ProcessState.ExitCode()
}

func (s *server) path(name string) string { return filepath.Join(s.dir, filepath.FromSlash(name)) }

func (s *server) uri(name string) protocol.URI { return protocol.URIOf(s.path(name)) }

func (s *server) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(s.path(name))
	require.NoError(t, err)
	return string(text)
}

// write writes a file, and tells the server.
func (s *server) write(t *testing.T, name, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(s.path(name), []byte(text), 0o666))
	s.Notify(t, "workspace/didChangeWatchedFiles", map[string]any{"changes": []any{map[string]any{"uri": s.uri(name), "type": 2}}})
}

func (s *server) open(t *testing.T, name, text string) {
	t.Helper()
	s.Notify(t, "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": s.uri(name), "languageId": "go", "version": 1, "text": text}})
}

func (s *server) change(t *testing.T, name string, version int, text string) {
	t.Helper()
	s.Notify(t, "textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": s.uri(name), "version": version}, "contentChanges": []any{map[string]any{"text": text}},
	})
}

// finds waits until the findings of a document have these codes, in these lines.
func (s *server) finds(t *testing.T, name string, want ...string) []protocol.Diagnostic {
	t.Helper()
	return s.Published(t, s.uri(name), func(p protocol.PublishDiagnosticsParams) bool {
		got := []string{}
		for _, d := range p.Diagnostics {
			code, _ := d.Code.(string)
			got = append(got, code)
		}
		slices.Sort(got)
		return slices.Equal(got, append([]string{}, want...))
	}).Diagnostics
}

// about returns parameters about a place of a document.
func (s *server) about(name string, line, character int) map[string]any {
	at := map[string]any{"line": line, "character": character}
	return map[string]any{
		"textDocument": map[string]any{"uri": s.uri(name)}, "position": at,
		"range": map[string]any{"start": at, "end": at}, "context": map[string]any{"diagnostics": []any{}, "only": []any{"quickfix"}},
	}
}

// What the editor has counts, also for fixes, and what is on the disk stays as it is.
func TestLanguageServer(t *testing.T) {
	s := serve(t, []string{"."})
	s.begin(t)
	saved := s.read(t, "server.go")
	text := strings.Replace(saved, "func remove", "var _ = `é𝄞`\n\nfunc remove", 1)
	s.open(t, "server.go", text)
	found := s.finds(t, "server.go", "falsesuccess/derived")
	assert.Equal(t, protocol.Range{Start: protocol.Position{Line: 16, Character: 2}, End: protocol.Position{Line: 16, Character: 68}}, found[0].Range)
	assert.Equal(t, "when `os.Remove` fails, delete returns the error as a success: isError is false\nhelp: return `mcp.NewToolResultError`\n"+
		"agent sees: isError: false, \"cannot delete: …\"", found[0].Message)

	var hover protocol.Hover
	s.Into(t, "textDocument/hover", s.about("server.go", 16, 9), &hover)
	for _, part := range []string{"**warning** `falsesuccess/derived` in `delete`", "\"isError\": true", "report failures that are answered as a success", "docs/rules/falsesuccess.md"} {
		assert.Contains(t, hover.Contents.Value, part)
	}

	var lenses []protocol.CodeLens
	s.Into(t, "textDocument/codeLens", s.about("server.go", 0, 0), &lenses)
	require.Len(t, lenses, 1)
	assert.EqualValues(t, 14, lenses[0].Range.Start.Line)
	assert.Equal(t, "delete · 1 failure → told in success · 1 finding", lenses[0].Command.Title)
	var page string
	s.Into(t, "workspace/executeCommand", map[string]any{"command": lenses[0].Command.Command, "arguments": lenses[0].Command.Arguments}, &page)
	assert.Contains(t, page, "| `os.Remove` in `main.remove`<br>[`server.go:17`]("+string(s.uri("server.go"))+"#L17) | success that tells | `cannot delete: …` |")
	assert.Contains(t, string(s.Next(t, "window/showMessage").Params), "1 tool, 1 failure")

	var actions []protocol.CodeAction
	s.Into(t, "textDocument/codeAction", s.about("server.go", 16, 9), &actions)
	require.Len(t, actions, 2)
	assert.Equal(t, "Call NewToolResultError", actions[0].Title)
	assert.True(t, actions[0].IsPreferred)
	fixed := edited(t, text, actions[0].Edit.Changes[s.uri("server.go")])
	assert.Equal(t, strings.Replace(text, `NewToolResultText("cannot`, `NewToolResultError("cannot`, 1), fixed)
	s.change(t, "server.go", 2, fixed)
	s.finds(t, "server.go")
	s.Into(t, "textDocument/codeLens", s.about("server.go", 0, 0), &lenses)
	require.Len(t, lenses, 1)
	assert.Equal(t, "delete · 1 failure → error result", lenses[0].Command.Title)
	s.change(t, "server.go", 3, edited(t, text, actions[1].Edit.Changes[s.uri("server.go")]))
	s.Into(t, "textDocument/codeAction", s.about("server.go", 17, 9), &actions)
	assert.Empty(t, actions, "the directive suppresses it")
	assert.Equal(t, saved, s.read(t, "server.go"))
	assert.Zero(t, s.finish(t))
}

// edited returns a text with edits.
func edited(t *testing.T, text string, edits []protocol.TextEdit) string {
	t.Helper()
	result := buffer.New([]byte(text))
	for _, edit := range slices.Backward(edits) {
		var err error
		result, err = result.Change(protocol.ContentChange{Range: &edit.Range, Text: edit.NewText}, protocol.UTF16)
		require.NoError(t, err)
	}
	return string(result.Bytes())
}

// Each module has settings of its own, which count from the moment when they are written.
func TestLanguageServerSettings(t *testing.T) {
	s := serve(t, []string{"a", "b"})
	s.begin(t)
	strict := "version: 1\npreset: strict\n"
	require.NoError(t, os.WriteFile(s.path("a/.mcperrlint.yaml"), []byte(strict), 0o666))
	text := s.read(t, "a/server.go")
	s.open(t, "a/server.go", text)
	s.open(t, "b/server.go", text)
	s.finds(t, "b/server.go", "falsesuccess/derived")
	all := []string{"falsesuccess/derived", "leak/raw", "panicboundary/no-recovery"}
	s.Published(t, s.uri("a/server.go"), func(p protocol.PublishDiagnosticsParams) bool {
		all = nil
		for _, d := range p.Diagnostics {
			all = append(all, d.Code.(string))
		}
		slices.Sort(all)
		return len(all) > 1
	})
	s.write(t, "b/.mcperrlint.yaml", "version: 1\nrules:\n  falsesuccess: off\n")
	s.finds(t, "b/server.go")
	s.change(t, "a/server.go", 2, "// Package main serves.\n"+text)
	s.finds(t, "a/server.go", all...)
	s.write(t, "a/.mcperrlint.yaml", "version: 1\n")
	s.finds(t, "a/server.go", "falsesuccess/derived")

	s.write(t, "b/.mcperrlint.yaml", "version: 1\nrules:\n  falsesucces: off\n")
	mistake := s.Published(t, s.uri("b/.mcperrlint.yaml"), func(p protocol.PublishDiagnosticsParams) bool { return len(p.Diagnostics) == 1 }).Diagnostics[0]
	assert.EqualValues(t, 2, mistake.Range.Start.Line)
	assert.Contains(t, mistake.Message, "falsesucces")
	s.write(t, "b/.mcperrlint.yaml", strict)
	s.finds(t, "b/server.go", all...)
	s.finds(t, "b/.mcperrlint.yaml")
	assert.Zero(t, s.finish(t))
}

// A baseline hides what it has, and flags of the command line count for all modules.
func TestLanguageServerBaseline(t *testing.T) {
	s := serve(t, []string{"."}, "-stdio", "-rules", "falsesuccess,swallowed")
	lint := exec.Command("mcperrlint", "baseline", "write")
	lint.Dir, lint.Env = s.dir, s.cmd.Env
	said, err := lint.CombinedOutput()
	require.NoError(t, err, "%s", said)
	s.begin(t)
	require.NoError(t, os.WriteFile(s.path(".mcperrlint.yaml"), []byte("version: 1\nbaseline: .mcperrlint-baseline.json\n"), 0o666))
	text := s.read(t, "server.go")
	s.open(t, "server.go", text+"\nvar _ = remove\n")
	var lenses []protocol.CodeLens
	s.Into(t, "textDocument/codeLens", s.about("server.go", 0, 0), &lenses)
	require.Len(t, lenses, 1)
	assert.Equal(t, "delete · 1 failure → told in success", lenses[0].Command.Title)
	s.change(t, "server.go", 2, strings.Replace(text, `"note"`, `"other"`, 1)+
		"\nfunc init() { new(server.MCPServer).AddTool(mcp.Tool{Name: \"more\"}, more) }\n\nfunc more(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {\n"+
		"\tif err := os.Remove(\"more\"); err != nil {\n\t\treturn mcp.NewToolResultText(\"no: \" + err.Error()), nil\n\t}\n\treturn mcp.NewToolResultText(\"deleted\"), nil\n}\n")
	found := s.finds(t, "server.go", "falsesuccess/derived")
	assert.Contains(t, found[0].Message, "more returns")
	assert.Zero(t, s.finish(t))
}

// What is wrong with go.mod is told there, and all is well again when it is.
func TestLanguageServerModule(t *testing.T) {
	s := serve(t, []string{"."})
	s.begin(t)
	text, module := s.read(t, "server.go"), s.read(t, "go.mod")
	s.open(t, "server.go", text)
	s.finds(t, "server.go", "falsesuccess/derived")
	s.write(t, "go.mod", module+"\nrequire nonsense\n")
	problem := s.Published(t, s.uri("go.mod"), func(p protocol.PublishDiagnosticsParams) bool { return len(p.Diagnostics) == 1 }).Diagnostics[0]
	assert.EqualValues(t, strings.Count(module, "\n")+1, problem.Range.Start.Line)
	s.Published(t, s.uri("server.go"), func(p protocol.PublishDiagnosticsParams) bool {
		return len(p.Diagnostics) == 1 && strings.Contains(p.Diagnostics[0].Message, "as of the last version")
	})
	s.write(t, "go.mod", module)
	s.finds(t, "go.mod")
	s.Published(t, s.uri("server.go"), func(p protocol.PublishDiagnosticsParams) bool {
		return len(p.Diagnostics) == 1 && !strings.Contains(p.Diagnostics[0].Message, "as of")
	})
	s.change(t, "server.go", 2, text+"\nvar x int = \"s\"\n")
	s.Published(t, s.uri("server.go"), func(p protocol.PublishDiagnosticsParams) bool {
		return len(p.Diagnostics) == 1 && strings.Contains(p.Diagnostics[0].Message, "as of")
	})
	assert.Zero(t, s.finish(t))
}

// The modules of a go.work are looked at together; of one that is not in it, only the module.
func TestLanguageServerWorkspace(t *testing.T) {
	s := serve(t, []string{"a", "b"})
	for _, name := range []string{"a", "b"} {
		module := strings.Replace(s.read(t, name+"/go.mod"), "module example.test/server", "module example.test/"+name, 1)
		module = strings.Replace(module, "./sdk", "../a/sdk", 1)
		require.NoError(t, os.WriteFile(s.path(name+"/go.mod"), []byte(module), 0o666))
	}
	require.NoError(t, os.WriteFile(s.path("go.work"), []byte("go 1.25.0\n\nuse (\n\t./a\n\t./b\n)\n"), 0o666))
	s.begin(t)
	s.open(t, "a/server.go", s.read(t, "a/server.go"))
	s.finds(t, "a/server.go", "falsesuccess/derived")
	s.finds(t, "b/server.go", "falsesuccess/derived")
	assert.Zero(t, s.finish(t))
}

// A client that goes away without a word, and one that writes nonsense, are an error.
func TestLanguageServerGone(t *testing.T) {
	s := serve(t, nil)
	s.begin(t)
	require.NoError(t, s.stdin.Close())
	s.Ended(t)
	_ = s.cmd.Wait()
	assert.Equal(t, 1, s.cmd.ProcessState.ExitCode())
}

// What vscode-languageclient 11.0.0 has sent is answered as it expects. The messages are a record of it, with another
// process id; testdata/lsp/vscode.golden has what it gets.
func TestVSCode(t *testing.T) {
	s := serve(t, []string{"."}, "--stdio") // as the library starts servers
	record, err := os.ReadFile(filepath.Join("testdata", "lsp", "vscode.jsonl"))
	require.NoError(t, err)
	var got strings.Builder
	root := regexp.MustCompile(regexp.QuoteMeta(string(s.uri(""))))
	version := regexp.MustCompile(`"version": "[^"]*"`)
	keep := func(m lsptest.Message) {
		data, err := json.MarshalIndent(map[string]any{"id": m.ID, "method": m.Method, "params": m.Params, "result": m.Result, "error": m.Error}, "", "  ")
		require.NoError(t, err)
		data = root.ReplaceAll(data, []byte("file:///home/dev/notes"))
		got.Write(append(version.ReplaceAll(data, []byte(`"version": "v1"`)), '\n'))
	}
	for line := range strings.Lines(string(record)) {
		line = strings.TrimSpace(strings.ReplaceAll(line, "file:///home/dev/notes", string(s.uri(""))))
		s.Send(t, line)
		var sent lsptest.Message
		require.NoError(t, json.Unmarshal([]byte(line), &sent))
		switch {
		case sent.Method == "textDocument/didOpen", sent.Method == "textDocument/didSave":
			keep(s.Next(t, "textDocument/publishDiagnostics"))
			s.Next(t, "workspace/codeLens/refresh")
		case sent.Method == "initialized":
			keep(s.Next(t, "client/registerCapability"))
		case sent.Method != "" && sent.ID != nil:
			keep(s.Answer(t, string(sent.ID)))
		}
	}
	s.Ended(t)
	require.NoError(t, s.cmd.Wait())
	golden := filepath.Join("testdata", "lsp", "vscode.golden")
	if *update {
		require.NoError(t, os.WriteFile(golden, []byte(got.String()), 0o666))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	assert.Equal(t, string(want), got.String(), "go test ./cmd/mcperrlint -run VSCode -update writes it")
}
