package lsp_test

import (
	"context"
	"errors"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/lsptest"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/protocol"
)

// A fake finds the word BAD in Go files, and a handler in each line that begins with "func ". A file with BROKEN does not
// type-check, and go.mod with BROKEN is a mistake in it. A module is a directory with go.mod.
type fake struct {
	mu     sync.Mutex
	open   map[string]int // modules that are held, by root
	closed []string
	looks  int
	hold   chan struct{} // a run waits for a value if it is not nil
	tools  chan struct{} // the tools wait for a value if it is not nil
	held   chan struct{} // is told that a run waits
}

// Root returns the nearest directory with go.mod.
func (f *fake) Root(file string) string {
	for dir := filepath.Dir(file); dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
	}
	return ""
}

// Open returns a module.
func (f *fake) Open(root string) lsp.Workspace {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.open[root]++
	return &fakeModule{f, root}
}

// Page returns a sentence.
func (f *fake) Page(id string) string { return "All of `" + id + "`.\n\n" }

type fakeModule struct {
	*fake

	root string
}

// files returns the Go files of the module.
func (m *fakeModule) files(overlay map[string][]byte) map[string][]byte {
	files := maps.Clone(overlay)
	paths, _ := filepath.Glob(filepath.Join(m.root, "*.go"))
	for _, path := range paths {
		if _, open := overlay[path]; !open {
			files[path], _ = os.ReadFile(path)
		}
	}
	maps.DeleteFunc(files, func(path string, _ []byte) bool { return filepath.Dir(path) != m.root })
	return files
}

// Look finds the word.
func (m *fakeModule) Look(ctx context.Context, overlay map[string][]byte, doing func(string)) (*lsp.Report, error) {
	m.mu.Lock()
	m.looks++
	hold := m.hold
	m.mu.Unlock()
	doing("looking")
	if hold != nil {
		m.held <- struct{}{}
		select {
		case <-hold:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	if text, err := os.ReadFile(filepath.Join(m.root, "go.mod")); err != nil || strings.Contains(string(text), "BROKEN") {
		return nil, &lsp.Trouble{Problems: []lsp.Problem{{File: filepath.Join(m.root, "go.mod"), Line: 2, Column: 3, Message: "no such\x1b thing"}}}
	}
	if text, _ := os.ReadFile(filepath.Join(m.root, "PANIC")); len(text) > 0 {
		panic(string(text))
	}
	if text, _ := os.ReadFile(filepath.Join(m.root, "FAIL")); len(text) > 0 {
		return nil, errors.New(string(text))
	}
	files := m.files(overlay)
	r := &lsp.Report{Modules: []string{m.root}, Notes: []string{"looked"}, Read: func(path string) ([]byte, error) { return files[path], nil }}
	for _, path := range slices.Sorted(maps.Keys(files)) {
		if strings.Contains(string(files[path]), "BROKEN") {
			r.Incomplete = true
			continue
		}
		r.Files = append(r.Files, path)
		r.Findings = append(r.Findings, findingsIn(path, files[path])...)
	}
	return r, nil
}

// findingsIn finds BAD, which a safe fix makes GOOD and an unsafe one UGLY, and LATER, which has no end and no fix.
func findingsIn(path string, content []byte) []finding.Finding {
	var list []finding.Finding
	for i, line := range strings.Split(string(content), "\n") {
		column := strings.Index(line, "BAD") + 1
		at := finding.Range{File: path, Line: i + 1, Column: column, EndLine: i + 1, EndColumn: column + 3}
		offset := len(strings.Join(strings.Split(string(content), "\n")[:i], "\n")) + min(i, 1) + column - 1
		edit := func(by string) []finding.Edit {
			return []finding.Edit{{File: path, Sum: finding.SumOf(content), Start: offset, End: offset + 3, New: []byte(by)}}
		}
		if column > 0 {
			list = append(list, finding.Finding{
				Rule: "leak", Category: "path", Severity: analyzers.SeverityWarning, Message: "`BAD` is *bad*\x1b", Help: "write `GOOD`", Sees: "isError: <b>",
				Wire: `{"a":"` + "```" + `"}`, URL: "https://example.test/leak", Tool: "tool", Range: at,
				Related: []finding.Related{{Range: finding.Range{File: path, Line: 1, Column: 1}, Message: "the package"}},
				Fixes:   []finding.Fix{{Message: "Say GOOD", Edits: edit("GOOD")}, {Message: "Say UGLY", Unsafe: true, Edits: edit("UGLY")}},
			})
		}
		if column := strings.Index(line, "LATER") + 1; column > 0 {
			at := finding.Range{File: path, Line: i + 1, Column: column, EndLine: i + 1, EndColumn: column}
			list = append(list, finding.Finding{Rule: "ignore", Category: "unused", Message: "later", Range: at})
		}
	}
	return list
}

// Serves finds functions.
func (m *fakeModule) Serves(ctx context.Context, overlay map[string][]byte) (*lsp.Served, error) {
	if m.tools != nil {
		select {
		case <-m.tools:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	s := &lsp.Served{Texts: make(map[string]*buffer.Text)}
	files := m.files(overlay)
	for _, path := range slices.Sorted(maps.Keys(files)) {
		if strings.Contains(string(files[path]), "BROKEN") {
			continue
		}
		s.Texts[path] = buffer.New(files[path])
		for i, line := range strings.Split(string(files[path]), "\n") {
			names, found := strings.CutPrefix(line, "func ")
			for name := range strings.FieldsSeq(names) {
				if found {
					s.Handlers = append(s.Handlers, lsp.Handler{
						Name: name, File: path, Line: i + 1, Index: len(s.Handlers), Become: []lsp.Count{{N: 4, To: "error result"}, {N: 1, To: "hidden"}},
					})
				}
			}
		}
	}
	page := func(prefix string) func([]lsp.Handler) string {
		return func(of []lsp.Handler) string {
			text := prefix
			for _, h := range of {
				text += " " + h.Name
			}
			return text
		}
	}
	s.Page, s.Text = page("# Page"), page("Text")
	return s, nil
}

// Close notes it.
func (m *fakeModule) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = append(m.closed, m.root)
}

// An editor is a client with files.
type editor struct {
	*lsptest.Client

	fake *fake
	dir  string
	end  func() error // of the connection
}

// capable is what an editor can do that can do everything.
const capable = `"capabilities":{
	"general":{"positionEncodings":["utf-16","utf-8"]},"window":{"workDoneProgress":true},
	"workspace":{"workspaceEdit":{"documentChanges":true},"didChangeWatchedFiles":{"dynamicRegistration":true},"codeLens":{"refreshSupport":true}},
	"textDocument":{"publishDiagnostics":{"relatedInformation":true,"versionSupport":true,"codeDescriptionSupport":true,"dataSupport":true},
		"codeAction":{"codeActionLiteralSupport":{}}}}`

// plain is what one can do that can do little.
const plain = `"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}`

// start returns an editor that has said nothing yet.
func start(t *testing.T, pause time.Duration) *editor {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	e := &editor{fake: &fake{open: make(map[string]int), held: make(chan struct{})}, dir: dir}
	e.write(t, "go.mod", "module m\n")
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	done := make(chan error, 1)
	go func() {
		err := lsp.Serve(t.Context(), in, out, e.fake, lsp.Options{Version: "v1", Pause: pause})
		_ = out.Close()
		done <- err
	}()
	e.Client = lsptest.Start(t, toServer, fromServer)
	e.end = sync.OnceValue(func() error {
		_ = toServer.Close()
		return <-done
	})
	t.Cleanup(func() { _ = e.end() })
	return e
}

// open returns an editor in which the directory is open.
func open(t *testing.T, capabilities string, pause time.Duration) *editor {
	t.Helper()
	e := start(t, pause)
	e.Request(t, "initialize", `{"rootUri":"`+string(protocol.URIOf(e.dir))+`",`+capabilities+`}`)
	e.Notify(t, "initialized", "{}")
	return e
}

// never is a pause that no test waits for.
const never = time.Hour

func (e *editor) write(t *testing.T, name, text string) {
	t.Helper()
	path := filepath.Join(e.dir, filepath.FromSlash(name))
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}

func (e *editor) uri(name string) protocol.URI {
	return protocol.URIOf(filepath.Join(e.dir, filepath.FromSlash(name)))
}

// didOpen opens a document with a text.
func (e *editor) didOpen(t *testing.T, name, text string) {
	t.Helper()
	e.Notify(t, "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": e.uri(name), "languageId": "go", "version": 1, "text": text}})
}

// didChange replaces all of a document.
func (e *editor) didChange(t *testing.T, name string, version int, text string) {
	t.Helper()
	e.Notify(t, "textDocument/didChange", map[string]any{
		"textDocument": map[string]any{"uri": e.uri(name), "version": version}, "contentChanges": []any{map[string]any{"text": text}},
	})
}

// document returns parameters that name a document.
func (e *editor) document(name string) map[string]any {
	return map[string]any{"textDocument": map[string]any{"uri": e.uri(name)}}
}

// finds waits until so many diagnostics of a document are published, and returns them.
func (e *editor) finds(t *testing.T, name string, n int) protocol.PublishDiagnosticsParams {
	t.Helper()
	return e.Published(t, e.uri(name), func(p protocol.PublishDiagnosticsParams) bool { return len(p.Diagnostics) == n })
}

// position returns parameters that name a place.
func (e *editor) position(name string, line, character int) map[string]any {
	params := e.document(name)
	params["position"] = map[string]any{"line": line, "character": character}
	return params
}

// actions returns the code actions of a line.
func (e *editor) actions(t *testing.T, name string, line int, only ...protocol.CodeActionKind) []protocol.CodeAction {
	t.Helper()
	params := e.document(name)
	at := func(character int) map[string]any { return map[string]any{"line": line, "character": character} }
	params["range"] = map[string]any{"start": at(0), "end": at(99)}
	params["context"] = map[string]any{"diagnostics": []any{}, "only": only}
	var list []protocol.CodeAction
	e.Into(t, "textDocument/codeAction", params, &list)
	return list
}
