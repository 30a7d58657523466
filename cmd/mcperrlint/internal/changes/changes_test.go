package changes_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/clipperhouse/displaywidth"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/changes"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

func report() changes.Report {
	at := failures.Place{File: "tools/delete.go", Line: 14, Column: 3}
	return changes.Report{
		Since: "main (3f2a1c4)", Dir: "/repo/server", Root: "/repo", Version: "v1",
		Changes: []breaking.Change{
			{
				Category: "error-now-success", Level: breaking.Breaking, Kind: "tool", Tool: "delete_note", Failure: "os.Remove", At: at, Was: "error result", Is: "success that hides it",
				Message: "when os.Remove fails, the answer is a success that hides it; it was an error result",
			},
			{Category: "tool-gone", Level: breaking.Breaking, Kind: "prompt", Tool: "greet", Message: "the prompt is gone"},
			{Category: "tool-gone", Level: breaking.Breaking, Kind: "tool", Tool: "find", Message: "the tool is gone", Accepted: "nobody | called it"},
			{Category: "newly-unknown", Level: breaking.Look, Kind: "resource", Message: "not all of its failures can be followed any more", At: failures.Place{File: "/elsewhere/a.go"}},
			{Category: "new-tool", Level: breaking.Fine, Kind: "tool", Tool: "a|b", Message: "the tool is new", At: at},
		},
	}
}

func written(t *testing.T, format string, r changes.Report, options changes.Options) string {
	t.Helper()
	w, err := changes.New(format, options)
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, w.Write(&b, r))
	return b.String()
}

func TestText(t *testing.T) {
	assert.Equal(t, `breaking
  tools/delete.go:14: delete_note: when os.Remove fails, the answer is a success that hides it; it
    was an error result (error-now-success)
  prompt greet: the prompt is gone (tool-gone)

worth a look
  /elsewhere/a.go: (resource of unknown name): not all of its failures can be followed any more
    (newly-unknown)

fine
  tools/delete.go:14: a|b: the tool is new (new-tool)

accepted
  find: the tool is gone (tool-gone)
    because: nobody | called it

changes for agents since main (3f2a1c4): 2 breaking, 1 worth a look, 1 fine, 1 accepted
`, written(t, "text", report(), changes.Options{}))
	assert.Contains(t, written(t, "text", report(), changes.Options{Color: true}), "\x1b[1;31mbreaking\x1b[")
	assert.Equal(t, "nothing has changed for agents since x\n", written(t, "text", changes.Report{Since: "x"}, changes.Options{}))
}

func TestGitHub(t *testing.T) {
	assert.Equal(t, `::error file=server/tools/delete.go,line=14,title=mcperrlint%3A error-now-success::delete_note: when os.Remove fails, the answer is a success that hides it; it was an error result (since main (3f2a1c4))
::error title=mcperrlint%3A tool-gone::prompt greet: the prompt is gone (since main (3f2a1c4))
::warning file=/elsewhere/a.go,title=mcperrlint%3A newly-unknown::(resource of unknown name): not all of its failures can be followed any more (since main (3f2a1c4))
::notice file=server/tools/delete.go,line=14,title=mcperrlint%3A new-tool::a|b: the tool is new (since main (3f2a1c4))
`, written(t, "github", report(), changes.Options{}))
	assert.Empty(t, written(t, "github", changes.Report{Since: "x"}, changes.Options{}))
}

func TestMarkdown(t *testing.T) {
	assert.Equal(t, "**mcperrlint:** changes for agents since main (3f2a1c4)&#58; 2 breaking, 1 worth a look, 1 fine, 1 accepted\n\n"+
		"| | tool | what changes for agents | where |\n|---|---|---|---|\n"+
		"| **breaking** | delete&#95;note | when os.Remove fails, the answer is a success that hides it; it was an error result (error-now-success) | `tools/delete.go:14` |\n"+
		"| **breaking** | prompt greet | the prompt is gone (tool-gone) |  |\n"+
		"| worth a look | (resource of unknown name) | not all of its failures can be followed any more (newly-unknown) | `/elsewhere/a.go` |\n"+
		"| fine | a&#124;b | the tool is new (new-tool) | `tools/delete.go:14` |\n"+
		"| accepted | find | the tool is gone (tool-gone)<br>nobody &#124; called it |  |\n", written(t, "md", report(), changes.Options{}))
	r := changes.Report{Since: "x"}
	for i := range 250 {
		r.Changes = append(r.Changes, breaking.Change{Category: "new-tool", Level: breaking.Fine, Kind: "tool", Tool: fmt.Sprint(i), Message: fmt.Sprint(i) + strings.Repeat("<", 10_000)})
	}
	page := written(t, "md", r, changes.Options{All: true})
	assert.Contains(t, page, "\nand 150 more\n")
	assert.Less(t, len(page), 1<<18)
	assert.True(t, strings.HasSuffix(written(t, "md", r, changes.Options{}), "\nand 250 new-tool (-v shows them)\n"))
	assert.Contains(t, written(t, "text", r, changes.Options{}), "fine\n  250 new-tool (-v shows them)\n")
	assert.Empty(t, written(t, "github", r, changes.Options{}))
}

// What a helper changes for many tools is told once, and of what is alike the first three.
func TestEntries(t *testing.T) {
	r := changes.Report{Since: "x"}
	add := func(level breaking.Level, category, tool, message string) {
		r.Changes = append(r.Changes, breaking.Change{Category: category, Level: level, Kind: "tool", Tool: tool, Message: message})
	}
	for i := range 7 {
		add(breaking.Breaking, "code-changed", fmt.Sprint("t", i), "the code is gone")
	}
	for i := range 5 {
		add(breaking.Breaking, "code-changed", "t", fmt.Sprint("the code is ", i))
	}
	for i := range 5 {
		add(breaking.Fine, "new-failure", "t", fmt.Sprint("new: ", i))
	}
	for i := range 2 {
		add(breaking.Fine, "new-failure", fmt.Sprint("t", i), "new: both")
	}
	assert.Equal(t, `breaking
  t0, t1, t2, t3, t4 and 2 more: the code is gone (code-changed)
  t: the code is 0 (code-changed)
  t: the code is 1 (code-changed)
  t: the code is 2 (code-changed)
  t: the code is 3 (code-changed)
  t: the code is 4 (code-changed)

fine
  t: new: 0 (new-failure)
  t: new: 1 (new-failure)
  t: new: 2 (new-failure)
  and 2 more of the kind, which the format json has
  t0, t1: new: both (new-failure)

changes for agents since x: 12 breaking, 7 fine
`, written(t, "text", r, changes.Options{}))
	assert.Equal(t, 6+4, strings.Count(written(t, "github", r, changes.Options{}), "\n"))
	assert.Equal(t, 1+6+4, strings.Count(written(t, "md", r, changes.Options{}), "\n| "), "a head and rows")
	assert.Equal(t, 19, strings.Count(written(t, "json", r, changes.Options{}), `"level"`))
}

func TestJSON(t *testing.T) {
	var d struct {
		Version int
		Since   string
		Totals  map[string]int
		Changes []map[string]any
	}
	require.NoError(t, json.Unmarshal([]byte(written(t, "json", report(), changes.Options{})), &d))
	assert.Equal(t, 1, d.Version)
	assert.Equal(t, map[string]int{"breaking": 2, "look": 1, "fine": 1, "accepted": 1}, d.Totals)
	require.Len(t, d.Changes, 5)
	assert.Equal(t, map[string]any{
		"level": "breaking", "change": "error-now-success", "kind": "tool", "tool": "delete_note", "failure": "os.Remove", "was": "error result", "is": "success that hides it",
		"message": "when os.Remove fails, the answer is a success that hides it; it was an error result", "accepted": "",
		"at": map[string]any{"file": "tools/delete.go", "line": 14.0, "column": 3.0},
	}, d.Changes[0])
	assert.Contains(t, written(t, "json", changes.Report{}, changes.Options{}), `"changes": []`)
}

// Names and texts of strangers are shown, not obeyed.
func TestHostile(t *testing.T) {
	for _, hostile := range append(printabletest.Hostile(), "|`</td><script>\xff\r\n::error::x") {
		r := changes.Report{Since: hostile, Dir: "/repo", Root: "/repo", Changes: []breaking.Change{
			{Category: "tool-gone", Level: breaking.Breaking, Kind: hostile, Tool: hostile, Failure: hostile, Message: hostile, At: failures.Place{File: hostile, Line: 1}},
			{Category: "tool-gone", Level: breaking.Breaking, Kind: "tool", Tool: hostile, Message: hostile, Accepted: hostile},
		}}
		for _, f := range changes.Formats() {
			output := written(t, f.Name, r, changes.Options{})
			for line := range strings.Lines(output) {
				if f.Name == "github" {
					line = strings.TrimPrefix(line, "::error ") // which is ours
				}
				printabletest.CheckLines(t, line)
				assert.False(t, f.Name == "md" && strings.Contains(line, "<script"))
				if f.Name == "text" {
					assert.LessOrEqual(t, displaywidth.String(strings.TrimSuffix(line, "\n")), 100)
				}
			}
		}
	}
}

func TestUnknownFormat(t *testing.T) {
	_, err := changes.New("jsno", changes.Options{})
	require.EqualError(t, err, `unknown format "jsno"; did you mean json? (formats: text, json, github, md)`)
}
