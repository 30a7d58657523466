//go:build integration

package ci

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sdk is as much of an SDK as a server needs that has one tool.
var sdk = map[string]string{
	"go.mod": "module example.test/server\n\ngo 1.25.0\n\nrequire github.com/mark3labs/mcp-go v0.43.2\n\nreplace github.com/mark3labs/mcp-go => ./sdk\n",

	"sdk/go.mod": "module github.com/mark3labs/mcp-go\n\ngo 1.25.0\n",
	"sdk/mcp/mcp.go": `package mcp

type CallToolRequest struct{}

type CallToolResult struct{ IsError bool }

func NewToolResultText(text string) *CallToolResult { return &CallToolResult{} }

func NewToolResultError(text string) *CallToolResult { return &CallToolResult{IsError: true} }

type Tool struct{ Name string }

func NewTool(name string) Tool { return Tool{Name: name} }
`,
	"sdk/server/server.go": `package server

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
)

type ToolHandlerFunc func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error)

type MCPServer struct{}

func NewMCPServer(name, version string) *MCPServer { return &MCPServer{} }

func (s *MCPServer) AddTool(tool mcp.Tool, handler ToolHandlerFunc) {}

func ServeStdio(s *MCPServer) error { return nil }
`,
}

// answering returns a server whose tool answers a failure in some way.
func answering(answer string) string {
	return `package main

import (
	"context"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("notes", "1")
	s.AddTool(mcp.NewTool("list_notes"), list)
	log.Fatal(server.ServeStdio(s))
}

func list(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if _, err := os.ReadDir("notes"); err != nil {
		log.Print(err)
		return ` + answer + `, nil
	}
	return mcp.NewToolResultText("notes"), nil
}
`
}

// hiding returns a checkout of a change that hides a failure. The branch main has another tool meanwhile, which the change
// does not remove.
func hiding(t *testing.T, c checkout) *project {
	t.Helper()
	told := answering(`mcp.NewToolResultError("cannot list notes: " + err.Error())`)
	origin := newProject(t)
	require.NoError(t, os.Remove(filepath.Join(origin.dir, "server.go")))
	for name, text := range sdk {
		origin.write(t, name, text)
	}
	origin.write(t, "main.go", told)
	origin.commit(t)
	origin.git(t, "checkout", "-q", "-b", "change")
	origin.write(t, "main.go", answering(`mcp.NewToolResultText("")`))
	origin.commit(t)
	origin.git(t, "checkout", "-q", "main")
	origin.write(t, "other/main.go", strings.Replace(told, "list_notes", "find_notes", 1))
	origin.commit(t)
	origin.git(t, "checkout", "-q", "-b", "merge")
	origin.git(t, "merge", "-q", "--no-ff", "-m", "merge", "change")

	p := &project{dir: t.TempDir(), env: origin.env}
	p.git(t, "init", "-q")
	p.git(t, "remote", "add", "origin", "file://"+origin.dir)
	p.git(t, append(append([]string{"fetch", "-q", "--no-tags"}, c.depth...), "origin", "+refs/heads/"+c.ref+":refs/remotes/change")...)
	p.git(t, "checkout", "-q", "--detach", "refs/remotes/change")
	return p
}

const (
	hidesIt    = "main.go:21: list_notes: when os.ReadDir fails, the answer is a success that hides it; it"
	oneBreaks  = "1 breaking"
	lintsToo   = "(swallowed/"
	wrongLevel = "want off, breaking, look, fine or never, not 'all'"
)

func TestActionComparesFailures(t *testing.T) {
	a := readAction(t)
	p := hiding(t, checkout{"merge", []string{"--depth=1"}})
	summary := filepath.Join(t.TempDir(), "summary")
	perform := func(with map[string]string, env ...string) job {
		return a.perform(t, p, runner(), with, append([]string{"GITHUB_BASE_REF=main", "GITHUB_STEP_SUMMARY=" + summary}, env...)...)
	}
	none := perform(map[string]string{"args": "-fail-on=never"})
	assert.Zero(t, none.status, none.output)
	assert.NotContains(t, none.output, hidesIt)
	assert.NoFileExists(t, summary)

	found := perform(map[string]string{"failures": "breaking", "args": "-fail-on=never"})
	assert.Equal(t, 1, found.status, found.output)
	assert.Contains(t, found.output, hidesIt)
	assert.Contains(t, found.output, oneBreaks)
	assert.NotContains(t, found.output, "find_notes", "the branch has it, and the change does not remove it")
	assert.Contains(t, found.output, "\n::error file=main.go,line=21,title=mcperrlint%3A error-now-success::list_notes: ")
	table, err := os.ReadFile(summary)
	require.NoError(t, err)
	assert.Contains(t, string(table), "| **breaking** | list&#95;notes |")

	whole := perform(map[string]string{"failures": "breaking", "only-new": "false"})
	assert.Equal(t, 1, whole.status)
	assert.Contains(t, whole.output, hidesIt)
	assert.Contains(t, whole.output, lintsToo)
	never := perform(map[string]string{"failures": "never", "args": "-fail-on=never"})
	assert.Zero(t, never.status, never.output)
	assert.Contains(t, never.output, hidesIt)
	pushed := perform(map[string]string{"failures": "breaking", "args": "-fail-on=never"}, "GITHUB_BASE_REF=")
	assert.Zero(t, pushed.status, pushed.output)
	assert.NotContains(t, pushed.output, hidesIt)
	wrong := perform(map[string]string{"failures": "all"})
	assert.Equal(t, 2, wrong.status)
	assert.Contains(t, wrong.output, "::error title=mcperrlint::input failures: "+wrongLevel)
}

func TestPipelineComparesFailures(t *testing.T) {
	l := readPipeline(t)
	p := hiding(t, checkout{"change", nil})
	perform := func(variables ...string) done {
		return l.perform(t, p, append([]string{"CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main", "MCPERRLINT_ARGS=-fail-on=never"}, variables...)...)
	}
	none := perform()
	assert.Zero(t, none.status, none.output)
	assert.NotContains(t, none.output, hidesIt)
	for _, onlyNew := range []string{"true", "false"} {
		found := perform("MCPERRLINT_FAILURES=breaking", "MCPERRLINT_ONLY_NEW="+onlyNew)
		assert.Equal(t, 1, found.status, found.output)
		assert.Contains(t, found.output, hidesIt)
		assert.NotContains(t, found.output, "find_notes: ", "the branch has it, and the change does not remove it")
	}
	pushed := perform("MCPERRLINT_FAILURES=breaking", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=")
	assert.Zero(t, pushed.status, pushed.output)
	wrong := perform("MCPERRLINT_FAILURES=all")
	assert.Equal(t, 2, wrong.status)
	assert.Contains(t, wrong.output, "mcperrlint: MCPERRLINT_FAILURES: "+wrongLevel)
}
