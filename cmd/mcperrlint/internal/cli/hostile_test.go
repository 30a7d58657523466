package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/agents"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"mcperrlint": Main})
}

// library are an imitation of an MCP library, and the module that uses it.
const library = `
-- go.mod --
module example.test/server

go 1.25.0

require (
	github.com/mark3labs/mcp-go v1.2.1
	github.com/mcperrlint/mcperrlint v0.0.0
)

replace github.com/mark3labs/mcp-go => ./sdk

replace github.com/mcperrlint/mcperrlint => TAXONOMY
-- sdk/go.mod --
module github.com/mark3labs/mcp-go

go 1.25.0
-- sdk/mcp/mcp.go --
package mcp

type CallToolRequest struct{ Name string }

type CallToolResult struct{ IsError bool }

type Tool struct{ Name string }

func NewTool(name string) Tool { return Tool{name} }

func NewToolResultText(text string) *CallToolResult { return new(CallToolResult) }

func NewToolResultError(text string) *CallToolResult { return new(CallToolResult) }
-- sdk/server/server.go --
package server

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type ToolHandlerFunc func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)

type MCPServer struct{}

func (s *MCPServer) AddTool(mcp.Tool, ToolHandlerFunc) {}
`

// handler is a file with a tool that has findings, some of them with fixes. A text stands in
// each place that takes one: a constant, a comment, an identifier, a directive.
const handler = `package tools

import (
	"context"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func register%[1]d(s *server.MCPServer) { s.AddTool(mcp.NewTool(%[2]q), handle%[1]d%[4]s) }

// %[3]s
func handle%[1]d%[4]s(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) { // %[3]s
	if err := os.Remove(req.Name + %[2]q); err != nil { /* %[3]s */
		return mcp.NewToolResultText(%[2]q), nil // %[3]s
	}
	return mcp.NewToolResultError(%[2]q), nil
}

// %[3]s
var Err%[1]d = taxonomy.New(taxonomy.CodeNotFound, %[2]q) // %[3]s
const text%[1]d = ` + "`\n%[3]s\n`" + `

//mcperrlint:ignore %[3]s, a%[3]s -- %[3]s
var other%[1]d%[4]s int

//line %[3]s:3
var _ = taxonomy.New(taxonomy.CodeNotFound, "%[1]d")

func last%[1]d(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, os.Remove(req.Name)
}
`

// A module is one on disk.
type module struct{ dir string }

// newModule returns a project that uses the library, and can be loaded.
func newModule(t *testing.T, files map[string]string) module {
	t.Helper()
	m := module{t.TempDir()}
	ours, err := filepath.Abs(filepath.Join("..", "..", "testdata", "ours"))
	require.NoError(t, err)
	for _, f := range txtar.Parse([]byte(strings.ReplaceAll(library, "TAXONOMY", ours))).Files {
		m.write(t, f.Name, string(f.Data))
	}
	for name, content := range files {
		m.write(t, name, content)
	}
	return m
}

func (m module) write(t *testing.T, name, content string) {
	t.Helper()
	path := filepath.Join(m.dir, name)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
	require.NoError(t, os.WriteFile(path, []byte(content), 0o666), "%q", name)
}

// run runs the program in the project, and returns what it prints.
func (m module) run(t *testing.T, args ...string) (stdout, stderr string) {
	t.Helper()
	var out, complaints bytes.Buffer
	cmd := exec.Command("mcperrlint", args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = m.dir, &out, &complaints
	cmd.Env = append(append(os.Environ(), agents.Unset()...), "GOPROXY=off", "GOFLAGS=-mod=mod", "GOWORK=off")
	cmd.Stdin = strings.NewReader(fmt.Sprintf(`{"hook_event_name":"Stop","cwd":%q}`, m.dir)) // for the command hook
	err := cmd.Run()
	var failed *exec.ExitError
	if !errors.As(err, &failed) {
		require.NoError(t, err)
	}
	require.NotContains(t, complaints.String(), "goroutine ", "%q", args)
	return out.String(), complaints.String()
}

// hostileFiles are files with findings in which hostile texts stand wherever they can.
func hostileFiles() map[string]string {
	files := make(map[string]string)
	for i, text := range printabletest.Hostile() {
		if !utf8.ValidString(text) {
			text = strings.ToValidUTF8(text, "")
		}
		files["a"+nameOf(text)+".go"] = fmt.Sprintf(handler, i, text, sourceOf(text), identifierOf(text))
	}
	files["other/a.go"] = strings.Replace(fmt.Sprintf(handler, 0, "a", "a", ""), "package tools", "package tools\u3164", 1)
	return files
}

// nameOf returns a text as the name of a file.
func nameOf(text string) string { return strings.NewReplacer("/", "", "\x00", "").Replace(text) }

// sourceOf returns a text as it can stand in a comment and in a string without escapes.
func sourceOf(text string) string {
	return strings.NewReplacer("\x00", "", "\n", "", "\ufeff", "").Replace(text)
}

// identifierOf returns what of a text can be part of an identifier.
func identifierOf(text string) string {
	return strings.Map(func(r rune) rune {
		if r < utf8.RuneSelf || !strings.ContainsRune("\u3164\u115f\u1160\uffa0", r) {
			return -1
		}
		return r
	}, text)
}
