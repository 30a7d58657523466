package server_test

import (
	"encoding/base64"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/bridge/gosdk"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/linter"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/server"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var update = flag.Bool("update", false, "write the golden files")

// golden compares a text with a file.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(got), 0o666))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got)
}

const (
	fixable   = "falsesuccess/derived"
	unfixable = "swallowed/dropped"
)

// usual are the arguments with which each tool succeeds.
func usual(f *fixture, tool string) arguments {
	switch tool {
	case "explain":
		return arguments{"subject": "server.go:19"}
	case "fix":
		return arguments{"ids": []string{"000000000000"}}
	}
	return arguments{}
}

// A way makes a tool fail with a declared failure: it changes what is around the server, and the arguments.
type way func(f *fixture, args arguments)

// with changes an argument only.
func with(name string, value any) way {
	return func(_ *fixture, args arguments) { args[name] = value }
}

// ways has a way for each declared failure. Those of a tool count before those of all.
var ways = map[string]way{
	"no_roots":        func(f *fixture, _ arguments) { f.roots = []string{} },
	"outside_roots":   with("dir", "../elsewhere"),
	"bad_path":        with("dir", "-overlay"),
	"path_missing":    with("dir", "nothing"),
	"no_module":       func(f *fixture, _ arguments) { f.roots = []string{filepath.Dir(f.dir)} },
	"unknown_rule":    with("rules", []string{"swallowed", "swalowed"}),
	"packages_broken": func(f *fixture, _ arguments) { f.write("broken.go", "package main\n\nvar _ int = \"\nfunc f() {}\n") },
	"go_missing":      func(f *fixture, _ arguments) { f.t.Setenv("PATH", f.dir) },
	"bad_revision":    with("new_since", "nothing"),
	"refused":         func(f *fixture, _ arguments) { f.write(".mcperrlint.yaml", "versin: 1\n") },
	"too_slow":        func(f *fixture, _ arguments) { f.linter = linter.New(built, time.Nanosecond) },
	"too_much":        func(f *fixture, _ arguments) { f.fails("much") },
	"linter_broken":   func(f *fixture, _ arguments) { f.linter = linter.New(filepath.Join(f.dir, "nothing"), time.Hour) },
	"bad_cursor":      with("cursor", "next"),
	"result_changed":  with("cursor", base64.RawURLEncoding.EncodeToString([]byte(`{"f":50,"o":"another"}`))),

	"failures/unknown_tool": with("tool", "list_note"),
	"explain/unknown_rule":  with("subject", "swalowed"),

	"fix/finding_gone": with("ids", []string{"000000000000"}),
	"fix/no_fix":       func(f *fixture, args arguments) { args["ids"] = []string{f.id(unfixable)} },
	"fix/diff_unseen":  with("apply", true),
	"fix/diff_changed": func(f *fixture, args arguments) { toApply(f, args); args["diff_id"] = "0000000000000000" },
	"fix/not_applied":  func(f *fixture, args arguments) { toApply(f, args); f.fails("unapplied"); f.session = nil },
	"fix/bad_cursor":   func(f *fixture, args arguments) { toShow(f, args); args["cursor"] = "next" },
	"fix/result_changed": func(f *fixture, args arguments) {
		toShow(f, args)
		args["cursor"] = base64.RawURLEncoding.EncodeToString([]byte(`{"f":1,"o":"another"}`))
	},
}

func toShow(f *fixture, args arguments) { args["ids"] = []string{f.id(fixable)} }

// toApply makes the call one that applies the fix that was shown.
func toApply(f *fixture, args arguments) {
	toShow(f, args)
	shown := decode[struct {
		DiffID string `json:"diff_id"`
	}](f.t, f.call("fix", args))
	args["apply"], args["diff_id"] = true, shown.DiffID
}

// Every declared failure of every tool arrives at a client as an error result, with its reason, and shows
// nothing of the server. The file has each of them as an agent reads it.
func TestFailuresOnTheWire(t *testing.T) {
	heard := make(map[string][]string) // the tools, by what arrives
	var order []string
	for _, tool := range []string{"lint", "failures", "explain", "fix"} {
		for _, declared := range server.Contracts[tool] {
			t.Run(tool+"/"+declared.Reason, func(t *testing.T) {
				provoke := ways[tool+"/"+declared.Reason]
				if provoke == nil {
					provoke = ways[declared.Reason]
				}
				require.NotNil(t, provoke, "no way leads to the failure")
				f := notes(t)
				args := usual(f, tool)
				provoke(f, args)
				result := f.call(tool, args)
				checkFailure(t, declared, result)
				text := "== " + declared.Reason + "\n" + f.textOf(result) + "\n\n"
				if heard[text] == nil {
					order = append(order, text)
				}
				heard[text] = append(heard[text], tool)
			})
		}
	}
	var b strings.Builder
	for _, text := range order {
		title, rest, _ := strings.Cut(text, "\n")
		fmt.Fprintf(&b, "%s: %s\n%s", title, strings.Join(heard[text], ", "), rest)
	}
	golden(t, "failures.txt", b.String())
}

// checkFailure checks what programs get of a failure.
func checkFailure(t *testing.T, declared contract.Failure, result *mcp.CallToolResult) {
	t.Helper()
	require.True(t, result.IsError)
	require.Nil(t, result.StructuredContent)
	var failure *taxonomy.Error
	require.ErrorAs(t, gosdk.Failure(result, nil), &failure)
	assert.Equal(t, declared.Reason, failure.Reason)
	assert.Equal(t, declared.Code, failure.Code)
	assert.Equal(t, declared.Recovery, failure.Recovery)
}

// A failure of a resource or a prompt is a JSON-RPC error with the same words in its data.
func TestProtocolFailures(t *testing.T) {
	f := notes(t)
	client := f.client()
	_, noRule := client.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "mcperrlint://rules/swalowed"})
	_, noPage := client.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "mcperrlint://docs/nothing"})
	_, noPrompt := client.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "mend_server", Arguments: map[string]string{"rule": "swalowed"}})
	for reason, err := range map[string]error{"unknown_page": noPage, "unknown_rule": noRule, "unknown_rule ": noPrompt} {
		var failure *taxonomy.Error
		require.ErrorAs(t, gosdk.ProtocolFailure(err), &failure)
		assert.Equal(t, strings.TrimSpace(reason), failure.Reason)
		assert.Equal(t, taxonomy.CodeNotFound, failure.Code)
		assert.NotEmpty(t, failure.Recovery)
	}
}

// Arguments that do not fit the schema never reach a handler, and the agent reads which.
func TestArguments(t *testing.T) {
	f := notes(t)
	var b strings.Builder
	for _, row := range []struct {
		tool string
		args arguments
	}{
		{"lint", arguments{"preset": "strickt"}}, {"lint", arguments{"packages": "./..."}}, {"lint", arguments{"path": "."}},
		{"explain", arguments{}}, {"fix", arguments{"ids": []string{}}}, {"fix", arguments{}},
	} {
		result := f.call(row.tool, row.args)
		require.True(t, result.IsError)
		sent, err := json.Marshal(row.args)
		require.NoError(t, err)
		fmt.Fprintf(&b, "== %s %s\n%s\n\n", row.tool, sent, f.textOf(result))
	}
	golden(t, "arguments.txt", b.String())
}

// The table of ways has nothing that no contract declares.
func TestWays(t *testing.T) {
	for name := range ways {
		tool, reason, of := strings.Cut(name, "/")
		known := slices.ContainsFunc(server.Contracts[tool], func(f contract.Failure) bool { return f.Reason == reason })
		if !of {
			known = slices.ContainsFunc(server.Contracts["fix"], func(f contract.Failure) bool { return f.Reason == name })
		}
		assert.True(t, known, name)
	}
}
