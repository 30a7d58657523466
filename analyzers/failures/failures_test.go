package failures_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// toolsIn returns the tools of the packages in a folder of analyzers/testdata, with their failures.
func toolsIn(t *testing.T, dir string, patterns ...string) []failures.Tool {
	t.Helper()
	var packages []*failures.Package
	for _, act := range fixture.Analyze(t, failures.Analyzer, dir, patterns...) {
		packages = append(packages, act.Result.(*failures.Package))
	}
	var handlers []*listing.Package
	for _, act := range fixture.Analyze(t, listing.Analyzer, dir, patterns...) {
		handlers = append(handlers, act.Result.(*listing.Package))
	}
	catalogue := failures.Of(packages)
	var tools []failures.Tool
	for _, line := range listing.Lines(handlers) {
		if !line.IsServed() {
			continue
		}
		for _, way := range line.Ways {
			tool := failures.Tool{
				Name: way.Registered.What, Kind: line.Kind,
				At: failures.Place{File: line.At.Filename, Line: line.At.Line, Column: line.At.Column},
			}
			catalogue.Fill(&tool, []listing.Way{way})
			tool.Shorten(filepath.Base)
			tools = append(tools, tool)
		}
	}
	return tools
}

// said writes a failure on a line: what fails where, when, what arrives, and what is said of it.
func said(f failures.Failure) string {
	arrives := string(f.Arrives.As)
	if f.Arrives.Code != 0 {
		arrives += fmt.Sprint(" ", f.Arrives.Code)
	}
	if f.Arrives.Unsure {
		arrives += "?"
	}
	text := fmt.Sprintf("%s [%s %s:%d] %s: %q", f.What, f.Function, f.At.File, f.At.Line, arrives, f.Text)
	if f.When != "" && f.When != f.What {
		text += " when " + f.When
	}
	for _, word := range []string{f.Code, f.Reason, f.Recovery, f.Wait} {
		if word != "" {
			text += " · " + word
		}
	}
	if f.Retry != "" {
		text += " · retry " + f.Retry
	}
	for _, is := range []struct {
		so   bool
		word string
	}{{f.Foreign, "foreign text"}, {f.Logged, "only a log"}} {
		if is.so {
			text += " · " + is.word
		}
	}
	for _, step := range f.Way {
		text += fmt.Sprintf(" < %s:%d %s", step.At.File, step.At.Line, step.What)
	}
	return text
}

func TestFailures(t *testing.T) {
	for dir, want := range map[string]map[string][]string{
		"official": {
			"read": {
				`arguments that do not fit the schema [ official.go:33] error result: "validating \"arguments\": …"`,
				`a.Name == "" [official.read official.go:35] error result: "name must not be empty"`,
				`errors.Is(err, store.ErrGone) [official.read official.go:39] error result: "no note …"`,
				`os.ReadFile [official.read official.go:42] error result: "read note: read …: …" · foreign text`,
			},
			"code": {
				`arguments that do not fit the schema [ official.go:52] error result: "validating \"arguments\": …"`,
				`name: "a", "b" [store.Store.Coded store.go:35] error result: "there is no such note" · not_found · call list_notes · retry no < store.go:35 fails < official.go:53 returns it`,
				`name: "c" [store.Store.Coded store.go:37] error result: "too many calls" · rate_limited · 2s · retry yes < store.go:37 fails < official.go:53 returns it`,
			},
			"list": {
				`arguments that do not fit the schema [ official.go:56] error result: "validating \"arguments\": …"`,
				`os.ReadDir [store.Store.Names store.go:47] success that hides it: "an empty list" · only a log < store.go:47 drops it < official.go:58 answers without it`,
			},
			"raw": {
				`json.Unmarshal [official.raw official.go:67] success that tells: "Error: …"`,
				`ok := map[string]string{"x": "y"}[a.Name]; !ok [official.raw official.go:71] JSON-RPC error: "nobody is called …"`,
			},
			"greet": {
				`r.Params.Arguments["name"] == "" [official.greet official.go:78] JSON-RPC error: "name is required"`,
			},
		},
		"mark3": {
			"read": {
				`mcp.CallToolRequest.RequireString [mark3.read mark3.go:25] error result: "…"`,
				`len(name) > 64 [mark3.load mark3.go:34] error result: "… is longer than 64 letters" < mark3.go:29 returns it`,
				`name == "gone" [store.Store.Read store.go:22] JSON-RPC error -32603: "the note is gone" < store.go:22 fails < mark3.go:36 returns it < mark3.go:29 returns it`,
				`os.ReadFile [store.Store.Read store.go:26] JSON-RPC error -32603: "read …: …" · foreign text < store.go:26 fails < mark3.go:36 returns it < mark3.go:29 returns it`,
			},
			"late": {
				`os.RemoveAll [mark3.late mark3.go:57] error result: "…" · foreign text < mark3.go:57 returns it`,
			},
			"safe": {
				`mcp.CallToolRequest.RequireString [mark3.read mark3.go:25] error result: "…"`,
				`len(name) > 64 [mark3.load mark3.go:34] error result: "… is longer than 64 letters" < mark3.go:29 returns it`,
				`name == "gone" [store.Store.Read store.go:22] error result: "the store…the note is gone" < store.go:22 fails < mark3.go:36 returns it < mark3.go:29 returns it`,
				`os.ReadFile [store.Store.Read store.go:26] error result: "the store…read …: …" · foreign text < store.go:26 fails < mark3.go:36 returns it < mark3.go:29 returns it`,
			},
		},
	} {
		t.Run(dir, func(t *testing.T) {
			for _, tool := range toolsIn(t, "current/failing", "./"+dir, "./store") {
				var got []string
				for _, f := range tool.Failures {
					got = append(got, said(f))
				}
				assert.Equal(t, want[tool.Name], got, tool.Name)
				assert.Empty(t, tool.Unknown, tool.Name)
				delete(want, tool.Name)
			}
			assert.Empty(t, want, "tools that are not there")
		})
	}
}

// What stands behind an interface of the package is followed, and what nobody knows is told as unknown.
func TestUnnamedFunctions(t *testing.T) {
	got := make(map[string][]string)
	for _, tool := range toolsIn(t, "current/failing", "./opaque") {
		for _, f := range tool.Failures {
			got[tool.Name] = append(got[tool.Name], said(f))
		}
		got[tool.Name] = append(got[tool.Name], tool.Unknown...)
	}
	assert.Equal(t, map[string][]string{
		"hooked": {
			`Hook [opaque.hooked opaque.go:23] error result: "hook: …"`,
			"what opaque.hooked returns on line 25 is not known",
		},
		"chosen": {`opaque.small.read [opaque.small.read opaque.go:33] error result: "it is too small" < opaque.go:44 returns it`},
	}, got)
}
