package lockfile_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lockfile"
)

// notes are the tools of a small server.
func notes() []failures.Tool {
	return []failures.Tool{
		{
			Name: "read_note", Kind: "typed tool", Library: "go-sdk", Package: "example.test/notes/tools", Function: "read",
			At: failures.Place{File: "tools/read.go", Line: 10, Column: 6}, Unknown: []string{"render is called through an interface (read.go:12)"},
			Failures: []failures.Failure{
				{
					What: "os.ReadFile", Function: "store.(*Store).Load", At: failures.Place{File: "store/store.go", Line: 20, Column: 3},
					Arrives: failures.Arrival{As: failures.ErrorResult}, Text: "read <note>: …", Code: "internal", Retry: "yes", Wait: "30s",
					Recovery: "Try again.", Foreign: true, Kept: true, Declared: failures.IsDeclared,
				},
				{
					What: `id == ""`, Function: "tools.read", At: failures.Place{File: "tools/read.go", Line: 14, Column: 3}, When: `id == ""`,
					Arrives: failures.Arrival{As: failures.ProtocolError, Code: -32602}, Text: "id is required",
				},
			},
		},
		{
			Name: "list_notes", Kind: "tool", Library: "mcp-go", Package: "example.test/notes/tools", Function: "list",
			Failures: []failures.Failure{{
				What: "store.(*Store).Each", Function: "tools.list", Arrives: failures.Arrival{As: failures.Hidden, Unsure: true}, Logged: true,
			}},
		},
		{Kind: "prompt", Package: "example.test/notes/tools"},
	}
}

const written = `{
	"version": 1,
	"packages": ["./..."],
	"accepted": [
		{"change": "tool-gone", "tool": "find", "reason": "nobody called it"}
	],
	"tools": [
		{
			"kind": "prompt",
			"name": "",
			"failures": []
		},
		{
			"kind": "tool",
			"name": "list_notes",
			"failures": [
				{"arrives": "success that hides it", "unsure": true, "logged": true}
			]
		},
		{
			"kind": "tool",
			"name": "read_note",
			"unknown": true,
			"failures": [
				{"arrives": "JSON-RPC error", "rpcCode": -32602, "text": "id is required"},
				{"fails": "os.ReadFile", "arrives": "error result", "code": "internal", "retry": "yes", "wait": "30s", "recovery": "Try again.", "text": "read <note>: …", "declared": "declared", "foreign": true, "kept": true}
			]
		}
	]
}
`

func TestFile(t *testing.T) {
	l := lockfile.Of(notes(), nil)
	l.Packages = []string{"./..."}
	l.Accepted = []lockfile.Acceptance{{Change: "tool-gone", Tool: "find", Reason: "nobody called it"}}
	file := checkout.Named(filepath.Join(t.TempDir(), lockfile.Name))
	require.NoError(t, l.Write(file))
	data, err := os.ReadFile(file.Path)
	require.NoError(t, err)
	assert.Equal(t, written, string(data))

	read, err := lockfile.Read(file)
	require.NoError(t, err)
	assert.Equal(t, l.Accepted, read.Accepted)
	assert.Equal(t, l.Packages, read.Packages)
	again, err := read.Encode()
	require.NoError(t, err)
	assert.Equal(t, written, string(again), "reading and writing changes nothing")
}

func TestFileWithoutTools(t *testing.T) {
	data, err := lockfile.Of(nil, nil).Encode()
	require.NoError(t, err)
	assert.Equal(t, "{\n\t\"version\": 1,\n\t\"packages\": [],\n\t\"accepted\": [],\n\t\"tools\": []\n}\n", string(data))
	read, err := lockfile.Decode(data)
	require.NoError(t, err)
	assert.Empty(t, read.Tools)
}

func TestEqual(t *testing.T) {
	same, err := lockfile.Of(notes(), nil).Equal(lockfile.Of(notes(), nil))
	require.NoError(t, err)
	assert.True(t, same)
	same, err = lockfile.Of(notes(), nil).Equal(lockfile.Of(notes()[1:], nil))
	require.NoError(t, err)
	assert.False(t, same)
	assert.Equal(t, "3 tools, prompts and resources with 3 failures", lockfile.Of(notes(), nil).String())
}

// encoded returns the file for tools.
func encoded(t *testing.T, tools []failures.Tool) string {
	t.Helper()
	data, err := lockfile.Of(tools, []string{"example.test/notes/tools", "example.test/notes/store"}).Encode()
	require.NoError(t, err)
	return string(data)
}

// What a rename, a move or another order changes is not in the file.
func TestRefactoringChangesNothing(t *testing.T) {
	before := encoded(t, notes())
	for name, change := range map[string]func(tool *failures.Tool, f *failures.Failure){
		"a renamed handler": func(tool *failures.Tool, _ *failures.Failure) { tool.Function += "Renamed" },
		"moved lines":       func(tool *failures.Tool, f *failures.Failure) { tool.At.Line += 7; f.At.Line += 9; f.At.Column++ },
		"moved files":       func(tool *failures.Tool, f *failures.Failure) { tool.At.File, f.At.File = "other/a.go", "other/b.go" },
		"a renamed package": func(tool *failures.Tool, f *failures.Failure) {
			tool.Package, f.Function = "example.test/notes/moved", strings.Replace(f.Function, "tools.", "moved.", 1)
		},
		"another SDK":        func(tool *failures.Tool, _ *failures.Failure) { tool.Library = "another" },
		"a renamed contract": func(tool *failures.Tool, _ *failures.Failure) { tool.Contract = "orders.Failures" },
		"another way": func(_ *failures.Tool, f *failures.Failure) {
			f.Way = []failures.Step{{Function: "tools.more"}}
			f.Wire = "{}"
		},
		"renamed functions and variables that fail": func(_ *failures.Tool, f *failures.Failure) {
			switch f.What {
			case "store.(*Store).Each":
				f.What, f.Function = "store.(*Store).All", "store.x"
			case `id == ""`:
				f.What, f.When = `name == ""`, `name == ""`
			}
		},
		"unknown for another reason": func(tool *failures.Tool, _ *failures.Failure) {
			if len(tool.Unknown) > 0 {
				tool.Unknown = []string{"a", "b"}
			}
		},
	} {
		tools := notes()
		for i := range tools {
			change(&tools[i], new(failures.Failure))
			for j := range tools[i].Failures {
				change(&tools[i], &tools[i].Failures[j])
			}
		}
		assert.Equal(t, before, encoded(t, tools), name)
	}
}

func TestOrderChangesNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	tools := notes()
	twin := notes()[0]
	twin.At.File, twin.Failures = "other.go", twin.Failures[:1]
	tools = append(tools, twin, notes()[0])
	before := encoded(t, tools)
	for range 50 {
		random.Shuffle(len(tools), func(i, j int) { tools[i], tools[j] = tools[j], tools[i] })
		for _, tool := range tools {
			random.Shuffle(len(tool.Failures), func(i, j int) { tool.Failures[i], tool.Failures[j] = tool.Failures[j], tool.Failures[i] })
		}
		assert.Equal(t, before, encoded(t, tools))
	}
}

// Equal failures are one, with a count, at the first of their places.
func TestEqualFailures(t *testing.T) {
	tools := notes()[:1]
	again := tools[0].Failures[0]
	again.At.Line = 5
	tools[0].Failures = append(tools[0].Failures, again)
	l := lockfile.Of(tools, nil)
	require.Len(t, l.Tools[0].Failures, 2)
	assert.Equal(t, 5, l.Tools[0].Failures[1].At.Line)
	assert.Equal(t, 2, l.Tools[0].Failures[1].Count)
	assert.Equal(t, strings.Replace(encoded(t, notes()[:1]), `"kept": true}`, `"kept": true, "count": 2}`, 1), encoded(t, tools))
}

// Two servers of a program have tools of one name.
func TestToolsOfOneName(t *testing.T) {
	l := lockfile.Of(slices.Concat(notes(), notes()), nil)
	assert.Len(t, l.Tools, 6)
}

func TestWhatFails(t *testing.T) {
	for _, row := range []struct{ what, want string }{
		{"os.Remove", "os.Remove"},
		{"sql.(*Rows).Scan", "sql.(*Rows).Scan"},
		{"database/sql.(*Rows).Scan", "database/sql.(*Rows).Scan"},
		{"gopkg.in/yaml.v3.Unmarshal", "gopkg.in/yaml.v3.Unmarshal"},
		{"store.Load", ""},
		{"example.test/app/store.Load", ""},
		{"tools.helper", ""},
		{"(*Rows).Scan", ""},
		{"local", ""},
		{`id == ""`, ""},
		{"len(x) > lib.Max", ""},
		{"", ""},
		{"os.Remove\nos.Remove", ""},
	} {
		l := lockfile.Of([]failures.Tool{{Package: "example.test/tools", Failures: []failures.Failure{{What: row.what, Function: "store.x"}}}}, nil)
		assert.Equal(t, row.want, l.Tools[0].Failures[0].Fails, row.what)
		assert.Equal(t, row.what, l.Tools[0].Failures[0].What)
	}
}

// A test of a field looks like the call of a function.
func TestFieldThatFails(t *testing.T) {
	l := lockfile.Of([]failures.Tool{{Failures: []failures.Failure{{What: "workspace.Locked", When: "workspace.Locked"}}}}, nil)
	assert.Empty(t, l.Tools[0].Failures[0].Fails)
}

// Texts of strangers are read as they were written, and show nothing that cannot be seen.
func TestHostileTexts(t *testing.T) {
	tools := []failures.Tool{{Kind: "tool", Name: "a\x1b[2K\u202e\n::error::x\xff\"", Failures: []failures.Failure{{
		Arrives: failures.Arrival{As: failures.Told}, Text: "\x00<script>\u2028\\",
	}}}}
	data, err := lockfile.Of(tools, nil).Encode()
	require.NoError(t, err)
	assert.NotContains(t, string(data), "\x1b")
	assert.NotContains(t, string(data), "\u202e")
	read, err := lockfile.Decode(data)
	require.NoError(t, err)
	assert.Equal(t, "a\x1b[2K\u202e\n::error::x\ufffd\"", read.Tools[0].Name)
	assert.Equal(t, "\x00<script>\u2028\\", read.Tools[0].Failures[0].Text)
}

func TestReadRefuses(t *testing.T) {
	dir := t.TempDir()
	missing := checkout.Named(filepath.Join(dir, "missing"))
	_, err := lockfile.Read(missing)
	require.ErrorIs(t, err, os.ErrNotExist)
	require.EqualError(t, err, missing.Path+": file does not exist: write it with mcperrlint failures lock")

	large := checkout.Named(filepath.Join(dir, "large"))
	file, err := os.Create(large.Path)
	require.NoError(t, err)
	require.NoError(t, file.Truncate(100<<20))
	require.NoError(t, file.Close())
	_, err = lockfile.Read(large)
	require.EqualError(t, err, large.Path+": the lock cannot be read: the file has 104857600 bytes; files of more than 67108864 bytes are not read")

	_, err = lockfile.Read(checkout.Named(dir))
	require.EqualError(t, err, dir+": the lock cannot be read: this is no regular file")
}

func TestDecodeRefuses(t *testing.T) {
	const damaged, advice = ": this is no lock of failures, or a damaged one: ", "; restore the file, or write it anew with mcperrlint failures lock"
	tool := func(fields string) string {
		return "{\"version\": 1,\n\"tools\": [\n" + `{"kind": "tool", "name": "a", "failures": [` + "\n" + fields + "]}]}"
	}
	for _, row := range []struct{ name, data, want string }{
		{"torn", written[:len(written)/2], "21" + damaged + "unexpected end of JSON input" + advice},
		{"newer", `{"version": 2, "more": {}}`, "1: the file has version 2 of the format, and this program knows versions up to 1: a newer mcperrlint wrote it"},
		{"no tools", `{"version": 1}`, "1" + damaged + `the file has no "tools"` + advice},
		{"no kind", "{\"version\": 1, \"tools\": [\n{\"name\": \"\", \"failures\": []}]}", "2" + damaged + `an element of "tools" has no "kind"` + advice},
		{"a key twice", "{\"version\": 1,\n\"tools\": [],\n\"tools\": []}", "3" + damaged + `"tools" is there twice, first in line 2` + advice},
		{"a key of a failure twice", tool("{\"arrives\": \"null\",\n\"code\": \"a\", \"code\": \"b\"}"), "5" + damaged + `"code" is there twice, first in line 5` + advice},
		{"an unknown key", tool(`{"arrives": "null", "line": 3}`), "4" + damaged + `unknown field "line"` + advice},
		{"a key in other letters", `{"version": 1, "Tools": []}`, "1" + damaged + `unknown field "Tools"` + advice},
		{"no arrival", tool(`{}`), "4" + damaged + `an element of "failures" has no "arrives"` + advice},
		{"a misspelt form", tool(`{"arrives": "eror result"}`), "4" + damaged + `"arrives" cannot be "eror result"; did you mean "error result"?` + advice},
		{"an unknown form", tool(`{"arrives": 3}`), "4" + damaged + `"arrives" must be one of unknown, error result, JSON-RPC error, success that tells, success that hides it, null, no answer, crash, failed task` + advice},
		{"another type", tool(`{"arrives": "null", "kept": "yes"}`), "4" + damaged + `"kept" must be true or false` + advice},
		{"a broken number", tool(`{"arrives": "null", "rpcCode": 1.5}`), "4" + damaged + `"rpcCode" must be a whole number` + advice},
		{"a large number", tool(`{"arrives": "null", "rpcCode": 1e99}`), "4" + damaged + `"rpcCode" must be a whole number` + advice},
		{"a count of one", tool(`{"arrives": "null", "count": 1}`), "4" + damaged + `"count" must be a number from 2 to 1048576` + advice},
		{"an object for a text", tool(`{"arrives": "null", "text": {}}`), "4" + damaged + `"text" must be a text` + advice},
		{"an object for a list", `{"version": 1, "tools": {}}`, "1" + damaged + `"tools" must be a list` + advice},
		{"a text for an object", `{"version": 1, "tools": [""]}`, "1" + damaged + `an element of "tools" must be an object` + advice},
		{"no reason", `{"version": 1, "tools": [], "accepted": [{"change": "tool-gone", "tool": "a"}]}`, "1" + damaged + `an element of "accepted" has no "reason"` + advice},
		{"an empty reason", `{"version": 1, "tools": [], "accepted": [{"change": "tool-gone", "tool": "a", "reason": " "}]}`, "1" + damaged + `"reason" must be a text that is not empty` + advice},
		{"a flag for go", `{"version": 1, "tools": [], "packages": ["-toolexec=x"]}`, "1" + damaged + `an element of "packages" must be a pattern of packages below the directory of the file, such as ./...` + advice},
		{"packages elsewhere", `{"version": 1, "tools": [], "packages": ["./a/../../x"]}`, "1" + damaged + `an element of "packages" must be a pattern of packages below the directory of the file, such as ./...` + advice},
		{"too many", `{"version": 1, "tools": [], "packages": [` + strings.Repeat(`".",`, 1<<20) + `"."]}`, "1" + damaged + "it has more than 1048576 tools and failures, which is the limit" + advice},
	} {
		_, err := lockfile.Decode([]byte(row.data))
		assert.EqualError(t, err, row.want, row.name)
	}
}

// A file that could not be read again is not written.
func TestTooLargeToWrite(t *testing.T) {
	tools := []failures.Tool{{Kind: "tool", Failures: []failures.Failure{{Arrives: failures.Arrival{As: failures.Told}, Text: strings.Repeat("x", lockfile.Limit)}}}}
	file := checkout.Named(filepath.Join(t.TempDir(), "lock"))
	require.ErrorContains(t, lockfile.Of(tools, nil).Write(file), "files of more than 67108864 bytes are not read; write one for each server")
	assert.NoFileExists(t, file.Path)
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(written))
	f.Add([]byte(`{"version": 1, "tools": [{"kind": "tool", "name": "\ud800", "failures": [{"arrives": "null"}, {"arrives": "null", "count": 1048576}]}]}`))
	f.Add([]byte(`{"version": 1, "tools": [], "tools": []}`))
	f.Add([]byte(`{"version": 99}`))
	f.Add([]byte("{\n<<<<<<< a\n}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := lockfile.Decode(data)
		if err != nil {
			assert.Regexp(t, `^[1-9][0-9]*: `, err.Error())
			assert.NotContains(t, err.Error(), "\n")
			return
		}
		first, err := l.Encode()
		require.NoError(t, err)
		again, err := lockfile.Decode(first)
		require.NoError(t, err)
		assert.Equal(t, len(l.Tools), len(again.Tools))
		assert.Equal(t, len(l.Accepted), len(again.Accepted))
		second, err := again.Encode()
		require.NoError(t, err)
		assert.Equal(t, string(first), string(second))
	})
}

// many returns tools as those of a very large program.
func many(tools int) []failures.Tool {
	var list []failures.Tool
	for i := range tools {
		tool := failures.Tool{Kind: "tool", Name: fmt.Sprintf("tool_%d", i), Package: "example.test/large/tools"}
		for j := range 20 {
			tool.Failures = append(tool.Failures, failures.Failure{
				What: fmt.Sprintf("client.(*Client).Call%d", j), Arrives: failures.Arrival{As: failures.ErrorResult},
				Text: fmt.Sprintf("call %d of tool %d: …", j, i), Code: "unavailable", Kept: true,
			})
		}
		list = append(list, tool)
	}
	return list
}

func BenchmarkLock(b *testing.B) {
	tools := many(5000)
	b.ReportAllocs()
	for b.Loop() {
		data, err := lockfile.Of(tools, nil).Encode()
		require.NoError(b, err)
		_, err = lockfile.Decode(data)
		require.NoError(b, err)
		b.SetBytes(int64(len(data)))
	}
}
