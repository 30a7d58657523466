package catalogue_test

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/clipperhouse/displaywidth"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

var update = flag.Bool("update", false, "write the golden files")

const (
	serverFile = "/src/notes/server/read.go"
	storeFile  = "/src/notes/store/store.go"
)

func at(file string, line int) failures.Place {
	return failures.Place{File: file, Line: line, Column: 3}
}

// common has all forms of answers, in the module /src/notes.
func common() catalogue.Catalogue {
	return catalogue.Catalogue{
		Dir: "/src/notes", Root: "/src/notes", Version: "v1.2.3",
		Problems: []catalogue.Problem{{Package: "example.test/notes/web", At: at("/src/notes/web/web.go", 3), Message: "undefined: serve"}},
		Tools: []failures.Tool{
			readNote(),
			{
				Name: "list_notes", Kind: "typed tool", Library: "go-sdk", Package: "example.test/notes/server", Function: "list",
				At: at("/src/notes/server/list.go", 20), Registered: []failures.Place{at("/src/notes/main.go", 8)},
				Failures: []failures.Failure{
					{
						What: "(*sql.DB).QueryContext", Function: "store.(*Store).List", At: at(storeFile, 70), Text: "query notes: …", Foreign: true, Kept: true,
						Arrives: failures.Arrival{As: failures.ErrorResult},
						Wire:    `{"content":[{"type":"text","text":"query notes: …"}],"isError":true}`,
					},
					{
						What: "(*sql.Rows).Err", Function: "store.(*Store).List", At: at(storeFile, 81), Text: "an empty list", Logged: true,
						Arrives: failures.Arrival{As: failures.Hidden},
						Wire:    `{"content":[{"type":"text","text":"{\"notes\":[]}"}],"structuredContent":{"notes":[]}}`,
						Way: []failures.Step{
							{Function: "store.(*Store).List", At: at(storeFile, 81), What: "logs it"},
							{Function: "server.list", At: at("/src/notes/server/list.go", 24), What: "answers as if all was read"},
						},
					},
				},
				Unknown: []string{"the error of the function value `render` (server/list.go:30)"},
			},
			{
				Kind: "prompt", Library: "go-sdk", Package: "example.test/notes/server", Function: "init.func1", At: at("/src/notes/server/prompt.go", 5),
				Registered: []failures.Place{at("/src/notes/main.go", 12)},
			},
		},
	}
}

// readNote is a tool that has a contract.
func readNote() failures.Tool {
	return failures.Tool{
		Name: "read_note", Kind: "tool", Library: "mcp-go", Package: "example.test/notes/server", Function: "read", Contract: "notes.Failures",
		At: at(serverFile, 12), Registered: []failures.Place{at("/src/notes/main.go", 7)},
		Failures: []failures.Failure{
			{
				What: `id == ""`, Function: "server.read", At: at(serverFile, 14), When: `id == ""`, Text: "id is required", Kept: true,
				Arrives: failures.Arrival{As: failures.ErrorResult}, Code: "invalid_arguments", Reason: "no_id", Retry: "no",
				Recovery: "Call list_notes and pass the id of one of the notes that it answers.", Declared: failures.IsDeclared,
				Wire: `{"content":[{"type":"text","text":"id is required"}],"structuredContent":{"code":"invalid_arguments","reason":"no_id"},"isError":true}`,
			},
			{
				What: `len(id) > 64`, Function: "server.read", At: at(serverFile, 17), When: `len(id) > 64`, Text: "id is too long", Kept: true,
				Arrives: failures.Arrival{As: failures.ProtocolError, Code: -32602}, Declared: failures.IsUndeclared,
				Wire: `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"id is too long"}}`,
			},
			{
				What: "os.ReadFile", Function: "store.(*Store).Load", At: at(storeFile, 40), Text: "read note: …", Foreign: true, Kept: true,
				Arrives: failures.Arrival{As: failures.ProtocolError, Code: -32603}, Wait: "30s", Retry: "yes", Declared: failures.IsUndeclared,
				Way: []failures.Step{
					{Function: "store.(*Store).Load", At: at(storeFile, 40), What: "fails"},
					{Function: "server.read", At: at(serverFile, 22), What: "returns it"},
				},
			},
			{
				What: "(*json.Decoder).Decode", Function: "store.(*Store).Load", At: at(storeFile, 44), Logged: true,
				Arrives: failures.Arrival{As: failures.Hidden}, Declared: failures.IsUndeclared,
				Wire: `{"content":[{"type":"text","text":""}]}`,
			},
			{
				What: "(*http.Client).Do", Function: "store.(*Store).fetchFromTheRemoteStoreThatMirrorsAllNotes", At: at(storeFile, 60),
				Arrives: failures.Arrival{As: failures.UnknownForm}, Declared: failures.IsUndeclared,
			},
			{
				What: "render", Function: "server.read", At: at(serverFile, 33), Text: "could not be rendered", Declared: failures.IsUndeclared,
				Arrives: failures.Arrival{As: failures.Told}, Wire: `{"content":[{"type":"text","text":"could not be rendered"}]}`,
			},
			{
				What: "access", Function: "store.(*Store).Load", At: at(storeFile, 46), Declared: failures.IsUndeclared,
				Arrives: failures.Arrival{As: failures.ProtocolError, OwnCode: true, Unsure: true},
			},
			{What: "panic", Function: "store.index", At: at(storeFile, 95), Arrives: failures.Arrival{As: failures.Crash}, Declared: failures.IsUndeclared},
			{Declared: failures.NeverProduced, Code: "not_found", Reason: "gone", Retry: "no", Recovery: "Call list_notes.", What: "gone"},
		},
	}
}

func write(t testing.TB, format string, options catalogue.Options, c catalogue.Catalogue) string {
	t.Helper()
	w, err := catalogue.New(format, options)
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, w.Write(&b, c))
	return b.String()
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(got), 0o666))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err, "run go test -update")
	assert.Equal(t, string(want), got, "run go test -update")
}

func names() []string {
	var list []string
	for _, f := range catalogue.Formats() {
		list = append(list, f.Name)
	}
	return list
}

func TestGolden(t *testing.T) {
	for _, name := range names() {
		t.Run(name, func(t *testing.T) {
			golden(t, "common."+name, write(t, name, catalogue.Options{}, common()))
			golden(t, "empty."+name, write(t, name, catalogue.Options{}, catalogue.Catalogue{}))
		})
	}
	t.Run("text with ways", func(t *testing.T) {
		golden(t, "common.way", write(t, "text", catalogue.Options{Way: true, Width: 60}, common()))
	})
	t.Run("text in colours", func(t *testing.T) {
		golden(t, "common.color", write(t, "text", catalogue.Options{Color: true}, common()))
	})
}

func TestUnknownFormat(t *testing.T) {
	list := " (formats: " + strings.Join(names(), ", ") + ")"
	_, err := catalogue.New("jsom", catalogue.Options{})
	assert.EqualError(t, err, `unknown format "jsom"; did you mean json?`+list)
	_, err = catalogue.New("sarif", catalogue.Options{})
	assert.EqualError(t, err, `unknown format "sarif"`+list)
}

// full is a device without room.
type full struct{}

var errFull = errors.New("no space left")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestErrorOfTheWriter(t *testing.T) {
	for _, name := range names() {
		t.Run(name, func(t *testing.T) {
			w, err := catalogue.New(name, catalogue.Options{})
			require.NoError(t, err)
			assert.ErrorIs(t, w.Write(full{}, common()), errFull)
		})
	}
}

// everything returns a catalogue in which everything is called text.
func everything(text string) catalogue.Catalogue {
	place := failures.Place{File: "/src/" + text, Line: 1, Column: 3}
	f := failures.Failure{
		What: text, Function: text, At: place, When: text + "x", Arrives: failures.Arrival{As: failures.ErrorResult}, Text: text, Code: text, Reason: text,
		Recovery: text, Retry: text, Wait: text, Declared: failures.IsUndeclared, Foreign: true, Logged: true,
		Way: []failures.Step{{Function: text, At: place, What: text}}, Wire: text,
	}
	odd := f
	odd.Arrives.As, odd.Declared = failures.Form(text), failures.Declared(text)
	tool := failures.Tool{
		Name: text, Kind: text, Library: text, Package: text, Function: text, At: place, Registered: []failures.Place{place}, Contract: text,
		Failures: []failures.Failure{f, odd}, Unknown: []string{text},
	}
	nameless := tool
	nameless.Name = ""
	return catalogue.Catalogue{
		Tools: []failures.Tool{tool, nameless}, Problems: []catalogue.Problem{{Package: text, At: place, Message: text}}, Dir: "/src", Root: "/src", Version: text,
	}
}

// nasty is a text with all that is special to some format, and some that is no text at all.
const nasty = "a \"b\" 'c' </script><!--<script>alert(1)</script> ]]> & %0A :: , \\ [x](1) {0} `|` *e* _e_ \\| \u2028 \xff\xfe \x00 \x1b[31m \t\r\n::error::d"

func TestHostile(t *testing.T) {
	for _, text := range append(printabletest.Hostile(), nasty, strings.Repeat("wide", 100), strings.Repeat("查", 200)) {
		checkForms(t, text)
	}
}

func FuzzTexts(f *testing.F) {
	f.Add(nasty)
	f.Add("a")
	f.Add("")
	f.Add(" ::00\x00\x800000000")
	for _, text := range printabletest.Hostile() {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { checkForms(t, text) })
}

// checkForms checks that no format obeys a text, and that each keeps its form.
func checkForms(t *testing.T, text string) {
	t.Helper()
	c := everything(text)
	for _, name := range names() {
		printabletest.Check(t, write(t, name, catalogue.Options{Way: true}, c))
	}
	coloured := write(t, "text", catalogue.Options{Color: true, Way: true}, c)
	printabletest.Check(t, regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(coloured, ""))
	for width, most := range map[int]int{0: 100, 1: 50, 70: 70, 300: 100} {
		for line := range strings.Lines(write(t, "text", catalogue.Options{Way: true, Width: width}, c)) {
			assert.LessOrEqual(t, displaywidth.String(strings.TrimSuffix(line, "\n")), most, "%q", line)
		}
	}
	checkMarkdown(t, text)
	checkPage(t, text)
	checkDocument(t, c)
}
