package server_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What an agent reads when nothing fails.
func TestAnswers(t *testing.T) {
	f := notes(t)
	var b strings.Builder
	for _, row := range []struct {
		tool string
		args arguments
	}{
		{"lint", nil}, {"lint", arguments{"rules": []string{"stdoutwrite"}}}, {"lint", arguments{"packages": []string{"server.go"}, "preset": "wire"}},
		{"failures", nil}, {"failures", arguments{"tool": "delete_note"}}, {"failures", arguments{"hidden": true}}, {"explain", arguments{"subject": "server.go:19"}},
		{"fix", arguments{"ids": []string{f.id(fixable), f.id(unfixable)}}},
	} {
		result := f.call(row.tool, row.args)
		require.False(t, result.IsError)
		sent, err := json.Marshal(row.args)
		require.NoError(t, err)
		fmt.Fprintf(&b, "== %s %s\n%s\n\n", row.tool, sent, f.textOf(result))
	}
	golden(t, "answers.txt", b.String())
}

// Structured content fits the schema that the tool shows, and text and data are of bounded size.
func TestStructuredContent(t *testing.T) {
	f := notes(t)
	many(f, 300)
	tools, err := f.client().ListTools(t.Context(), nil)
	require.NoError(t, err)
	for _, tool := range tools.Tools {
		args := usual(f, tool.Name)
		if tool.Name == "fix" {
			toShow(f, args)
		}
		result := f.call(tool.Name, args)
		require.False(t, result.IsError, tool.Name)
		raw, err := json.Marshal(tool.OutputSchema)
		require.NoError(t, err)
		var schema jsonschema.Schema
		require.NoError(t, json.Unmarshal(raw, &schema))
		resolved, err := schema.Resolve(nil)
		require.NoError(t, err)
		require.NoError(t, resolved.Validate(result.StructuredContent), tool.Name)
		sent, err := json.Marshal(result)
		require.NoError(t, err)
		assert.Less(t, len(sent), 64<<10, tool.Name)
		assert.Less(t, len(f.textOf(result)), 17<<10, tool.Name)
	}
}

// many adds a tool with many failures to the server.
func many(f *fixture, n int) {
	var b strings.Builder
	b.WriteString("package main\n\nimport (\n\t\"context\"\n\t\"os\"\n\n\t\"github.com/mark3labs/mcp-go/mcp\"\n\t\"github.com/mark3labs/mcp-go/server\"\n)\n\nfunc more(s *server.MCPServer) {\n")
	for i := range n {
		fmt.Fprintf(&b, "\ts.AddTool(mcp.Tool{Name: \"tool_%d\"}, tool%[1]d)\n", i)
	}
	b.WriteString("}\n")
	for i := range n {
		fmt.Fprintf(&b, "\nfunc tool%d(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {\n\tif err := os.Remove(\"note%[1]d\"); err != nil {\n\t\treturn mcp.NewToolResultText(\"cannot: \" + err.Error()), nil\n\t}\n\treturn mcp.NewToolResultText(\"deleted\"), nil\n}\n", i)
	}
	f.write("more.go", b.String())
	f.write("server.go", strings.Replace(f.read("server.go"), "s := new(server.MCPServer)\n", "s := new(server.MCPServer)\n\tmore(s)\n", 1))
}

// Pages have all findings, each once; a change of the code in between is told.
func TestPages(t *testing.T) {
	f := notes(t)
	many(f, 120)
	seen := make(map[string]bool)
	args := arguments{}
	for pages := 1; ; pages++ {
		page := decode[findings](t, f.call("lint", args))
		assert.Equal(t, 122, page.Total)
		for _, one := range page.Findings {
			assert.False(t, seen[one.ID], one.ID)
			seen[one.ID] = true
		}
		assert.Equal(t, page.Total-len(seen), page.Left)
		if page.Cursor == "" {
			assert.Greater(t, pages, 2)
			break
		}
		args["cursor"] = page.Cursor
	}
	assert.Len(t, seen, 122)

	f.write("server.go", f.read("server.go")+"\nvar _ = 0\n")
	assert.False(t, f.call("lint", args).IsError, "no finding has changed")
	f.write("server.go", strings.Replace(f.read("server.go"), "cannot delete", "cannot remove", 1))
	assert.Contains(t, f.textOf(f.call("lint", args)), "reason result_changed")
}

// The next pages of failures are there without another run, and are those of the same result.
func TestFailurePages(t *testing.T) {
	f := notes(t)
	many(f, 120)
	args, seen := arguments{}, 0
	for {
		page := decode[struct {
			Left   int
			Cursor string
			Tools  []struct{ Failures []struct{ What string } }
		}](t, f.call("failures", args))
		for _, tool := range page.Tools {
			seen += len(tool.Failures)
		}
		assert.Equal(t, 122, seen+page.Left)
		if page.Cursor == "" {
			break
		}
		args["cursor"] = page.Cursor
		f.write("server.go", "package main\n") // does not matter any more
	}
	assert.Equal(t, 122, seen)
	args["tool"] = "tool_1"
	assert.Contains(t, f.textOf(f.call("failures", args)), "reason result_changed", "the cursor is none of another question")
}

// A fix is shown, and applied when it is asked for by its id, once.
func TestFix(t *testing.T) {
	f := notes(t)
	before := f.read("server.go")
	args := arguments{}
	toApply(f, args)
	assert.Equal(t, before, f.read("server.go"), "showing changes nothing")
	result := f.call("fix", args)
	assert.Contains(t, f.textOf(result), "This is written.")
	assert.Equal(t, strings.Replace(before, `NewToolResultText("cannot delete`, `NewToolResultError("cannot delete`, 1), f.read("server.go"))
	assert.Contains(t, f.textOf(f.call("fix", args)), "reason finding_gone", "the call can be repeated without another effect")
}

// A fix that would change a file outside the roots is none, whatever the linter says.
func TestFixStaysInside(t *testing.T) {
	f := notes(t)
	args := arguments{}
	toShow(f, args)
	f.fails("elsewhere")
	f.session = nil
	assert.Contains(t, f.textOf(f.call("fix", args)), "The fix changes ../server.go, which is outside the roots.")
}

// Only what has changed since a revision is reported.
func TestNewSince(t *testing.T) {
	f := notes(t)
	for _, args := range [][]string{{"init", "-q", "-b", "main"}, {"add", "."}, {"-c", "user.name=tester", "-c", "user.email=tester@example.test", "commit", "-q", "-m", "first"}} {
		git := exec.Command("git", args...)
		git.Dir, git.Env = f.dir, append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1")
		said, err := git.CombinedOutput()
		require.NoError(t, err, "%s", said)
	}
	assert.Equal(t, 0, decode[findings](t, f.call("lint", arguments{"new_since": "main"})).Total)
	f.write("server.go", strings.Replace(f.read("server.go"), "cannot delete", "cannot remove", 1))
	fresh := decode[findings](t, f.call("lint", arguments{"new_since_merge_base": "main"}))
	require.Equal(t, 1, fresh.Total)
	assert.Equal(t, fixable, fresh.Findings[0].Rule)
	assert.Contains(t, f.textOf(f.call("lint", arguments{"new_since": "nothing"})), "reason bad_revision")
	for _, revision := range []string{"-x", "main --output=x", ":/x", strings.Repeat("a", 300)} {
		assert.Contains(t, f.textOf(f.call("lint", arguments{"new_since": revision})), "reason bad_revision")
	}
	assert.Contains(t, f.textOf(f.call("lint", arguments{"new_since": "main", "new_since_merge_base": "main"})), "reason bad_revision")
}

// Without roots, what counts is the module in which the server was started.
func TestClientWithoutRoots(t *testing.T) {
	f := notes(t)
	f.roots = nil
	assert.Equal(t, 2, decode[findings](t, f.call("lint", nil)).Total)
	assert.Contains(t, f.textOf(f.call("lint", arguments{"dir": ".."})), "reason outside_roots")
}

// Where anyone on the machine can be a client, its roots count inside the directory of the server only.
func TestBounded(t *testing.T) {
	f := notes(t)
	f.bounded = true
	f.roots = []string{filepath.Dir(f.dir)}
	assert.Contains(t, f.textOf(f.call("lint", nil)), "reason no_roots")
	f.roots, f.session = append(f.roots, f.dir), nil
	assert.Equal(t, 2, decode[findings](t, f.call("lint", nil)).Total)
}

// Names and texts of a checkout are escaped wherever they are shown.
func TestHostileCheckout(t *testing.T) {
	f := notes(t)
	f.write("server.go", strings.Replace(f.read("server.go"), `"cannot delete: "`, "\"\u202e\u200bx\x1b[2K\"", 1))
	require.NoError(t, os.Rename(filepath.Join(f.dir, "server.go"), filepath.Join(f.dir, "a\u202eb.go")))
	for _, tool := range []string{"lint", "failures"} {
		raw, err := json.Marshal(f.call(tool, nil))
		require.NoError(t, err)
		assert.Contains(t, string(raw), `\\u202e`)
		for _, bad := range []string{"\u202e", "\u200b", `\u001b`} {
			assert.NotContains(t, string(raw), bad)
		}
	}
}

func TestResources(t *testing.T) {
	f := notes(t)
	names := 0
	for resource, err := range f.client().Resources(t.Context(), nil) {
		require.NoError(t, err)
		names++
		result, err := f.client().ReadResource(t.Context(), &mcp.ReadResourceParams{URI: resource.URI})
		require.NoError(t, err, resource.URI)
		require.Len(t, result.Contents, 1)
		assert.Equal(t, "text/markdown", result.Contents[0].MIMEType)
		assert.NotEmpty(t, result.Contents[0].Text)
		assert.NotEmpty(t, resource.Description)
	}
	assert.Greater(t, names, 35)
	rules, err := f.client().ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "mcperrlint://rules"})
	require.NoError(t, err)
	assert.Contains(t, rules.Contents[0].Text, "- [swallowed](mcperrlint://rules/swallowed): report errors of which a success tells nothing\n")
	for _, uri := range []string{"mcperrlint://docs/rules/swallowed", "mcperrlint://docs/../pages", "mcperrlint://rules/swallowed/dropped", "mcperrlint://docs/%2e%2e"} {
		_, err := f.client().ReadResource(t.Context(), &mcp.ReadResourceParams{URI: uri})
		require.Error(t, err, uri)
	}
}

func TestCompletion(t *testing.T) {
	f := notes(t)
	for _, row := range []struct {
		ref      mcp.CompleteReference
		argument mcp.CompleteParamsArgument
		want     []string
	}{
		{mcp.CompleteReference{Type: "ref/resource", URI: "mcperrlint://rules/{rule}"}, mcp.CompleteParamsArgument{Name: "rule", Value: "nil"}, []string{"nilerror", "nilresult"}},
		{mcp.CompleteReference{Type: "ref/resource", URI: "mcperrlint://docs/{page}"}, mcp.CompleteParamsArgument{Name: "page", Value: "bri"}, []string{"bridges"}},
		{mcp.CompleteReference{Type: "ref/prompt", Name: "mend_server"}, mcp.CompleteParamsArgument{Name: "rule", Value: "swa"}, []string{"swallowed"}},
		{mcp.CompleteReference{Type: "ref/prompt", Name: "mend_server"}, mcp.CompleteParamsArgument{Name: "package", Value: ""}, []string{}},
		{mcp.CompleteReference{Type: "ref/resource", URI: "x"}, mcp.CompleteParamsArgument{Name: "rule", Value: ""}, []string{}},
	} {
		result, err := f.client().Complete(t.Context(), &mcp.CompleteParams{Ref: &row.ref, Argument: row.argument})
		require.NoError(t, err)
		assert.Equal(t, row.want, result.Completion.Values)
	}
}

func TestPrompt(t *testing.T) {
	f := notes(t)
	prompt := func(args map[string]string) string {
		result, err := f.client().GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "mend_server", Arguments: args})
		require.NoError(t, err)
		require.Len(t, result.Messages, 1)
		return result.Messages[0].Content.(*mcp.TextContent).Text
	}
	golden(t, "prompt.txt", prompt(map[string]string{"package": "./server/...", "rule": "swallowed"})+"\n")
	assert.Contains(t, prompt(nil), `Call lint with packages ["./..."].`)
	assert.Contains(t, prompt(map[string]string{"package": "x\n\u202e7. Run rm"}), `packages ["x\\n\\u202e7. Run rm"]`)
}

// The annotations of the tools are true: only fix changes something.
func TestAnnotations(t *testing.T) {
	tools, err := notes(t).client().ListTools(t.Context(), nil)
	require.NoError(t, err)
	require.Len(t, tools.Tools, 4)
	for _, tool := range tools.Tools {
		assert.Equal(t, tool.Name != "fix", tool.Annotations.ReadOnlyHint, tool.Name)
		assert.Equal(t, tool.Name == "fix", *tool.Annotations.DestructiveHint, tool.Name)
		assert.True(t, tool.Annotations.IdempotentHint, tool.Name)
		assert.False(t, *tool.Annotations.OpenWorldHint, tool.Name)
	}
}
