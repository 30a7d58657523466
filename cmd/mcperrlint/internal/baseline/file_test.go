package baseline_test

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/baseline"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

func TestFile(t *testing.T) {
	p := newProject(t, map[string]string{"b.go": "package p\n\nfunc <-&\"() {\n\tBAD(1)\n}\n", "a.go": one + one})
	b := p.baseline()
	data, err := os.ReadFile(p.path("baseline.json"))
	require.NoError(t, err)
	lines := strings.Split(string(data), "\n")
	require.Len(t, lines, 8)
	assert.Equal(t, []string{"{", "\t\"version\": 2,", "\t\"findings\": ["}, lines[:3])
	assert.Regexp(t, `^\t\t\{"rule": "errfactory/new", "file": "a.go", "message": "f is bad", "code": "[0-9a-f]{32}", "count": 2, "places": \[\]\},$`, lines[3])
	assert.Regexp(t, `^\t\t\{"rule": "errfactory/new", "file": "b.go", "message": "<-&\\" is bad", "code": "[0-9a-f]{32}", "places": \[\]\}$`, lines[4])
	assert.Equal(t, []string{"\t]", "}", ""}, lines[5:])

	assert.Equal(t, p.path("baseline.json"), b.Path())
	assert.Equal(t, 3, b.Findings())
	require.NoError(t, b.Write())
	again, err := os.ReadFile(p.path("baseline.json"))
	require.NoError(t, err)
	assert.Equal(t, string(data), string(again), "reading and writing changes nothing")
}

func TestFileWithoutFindings(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": "package p\n"})
	assert.Empty(t, p.baseline().Entries())
	data, err := os.ReadFile(p.path("baseline.json"))
	require.NoError(t, err)
	assert.Equal(t, "{\n\t\"version\": 2,\n\t\"findings\": []\n}\n", string(data))
}

func TestMessageThatIsNotUTF8(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": "package p\n\nfunc \xff\xfe() {\n\tBAD(1)\n}\n"})
	b := p.baseline()
	assert.Equal(t, "\ufffd\ufffd is bad", b.Entries()[0].Message)
	assert.Equal(t, b.Entries(), p.match(b).Update().Entries())
}

// What version 1 knows stands for any place, until it is found again.
func TestPlacesOfVersion1(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": one, "b.go": "package p\n"})
	data, err := os.ReadFile(p.baseline().Path())
	require.NoError(t, err)
	old := strings.NewReplacer(`"version": 2`, `"version": 1`, `, "places": []`, "").Replace(string(data))
	p.write("baseline.json", old)
	b, err := baseline.Read(checkout.Named(p.path("baseline.json")))
	require.NoError(t, err)
	assert.Nil(t, b.Entries()[0].Places)
	assert.Nil(t, p.match(b, "b.go").Prune().Entries()[0].Places, "nobody has looked there")

	p.write("a.go", strings.Replace(one, "\tBAD", "\t// tools: find, list\n\tBAD", 1))
	m := p.match(b)
	assert.Empty(t, m.New)
	assert.Equal(t, []baseline.Place{{Tool: "find"}, {Tool: "list"}}, m.Prune().Entries()[0].Places)
}

func TestPlacesInMessagesDoNotChangeTheFile(t *testing.T) {
	p := newProject(t, map[string]string{"a.go": "package p\n\nfunc f in store.go:12:3 and line 7() {\n\tBAD(1)\n}\n"})
	before := p.baseline().Entries()
	p.write("a.go", "package p\n\nfunc f in store.go:99:1 and line 8() {\n\tBAD(1)\n}\n")
	assert.Equal(t, before, p.baseline().Entries())
}

// entry1 is a line of a file.
const entry1 = `{"rule": "r", "file": "a.go", "message": "m", "code": "1"}`

func TestReadRefuses(t *testing.T) {
	const damaged, advice = ": this is no baseline, or a damaged one: ", "; restore the file, or write it anew with mcperrlint baseline write"
	rows := []struct{ name, content, want string }{
		{"empty", "", "1" + damaged + "the file is empty" + advice},
		{"blank", " \n\n", "1" + damaged + "the file is empty" + advice},
		{"another kind of file", "rules:\n  - x\n", "1" + damaged + "invalid character 'r' looking for beginning of value" + advice},
		{"breaks off", "{\n\"version\": 1,\n\"findings\": [\n" + entry1, "4" + damaged + "unexpected end of JSON input" + advice},
		{"comma at the end", "{\n\"version\": 1,\n\"findings\": [\n" + entry1 + ",\n]}", "5" + damaged + "invalid character ']' looking for beginning of value" + advice},
		{"more behind it", "{\"version\": 1, \"findings\": []}\n{}", "2" + damaged + "invalid character '{' after top-level value" + advice},
		{"a list", "[]", "1" + damaged + "it has no version of the format" + advice},
		{"no version", "{\"findings\": []}", "1" + damaged + "it has no version of the format" + advice},
		{"an odd version", "{\n\"version\": true}", "2" + damaged + "it has no version of the format" + advice},
		{"a version in quotes", "{\n\"version\": \"1\", \"findings\": []}", "2" + damaged + "the version is no number" + advice},
		{"version 0", "{\n\"version\": 0}", "2" + damaged + "there is no version 0 of the format" + advice},
		{"version 1.5", "{\n\"version\": 1.5}", "2" + damaged + "there is no version 1.5 of the format" + advice},
		{"future", "{\n\n\"version\": 7, \"more\": [{}]}", "3: the file has version 7 of the format, and this program knows versions up to 2: a newer mcperrlint wrote it"},
		{"no findings", "{\n\"version\": 1\n}\n", "3" + damaged + "it has no list of findings" + advice},
		{"unknown field", "{\n\"version\": 1,\n\"finding\": []}", "3" + damaged + `unknown field "finding"` + advice},
		{"no list", "{\n\"version\": 1,\n\"findings\": {}}", "3" + damaged + "the findings are no list" + advice},
		{"no object", "{\n\"version\": 1,\n\"findings\": [\n7]}", "4" + damaged + "an entry is an object, not a number" + advice},
		{"unknown field of an entry", "{\n\"version\": 1,\n\"findings\": [\n{\"line\": 7}]}", "4" + damaged + `unknown field "line"` + advice},
		{"wrong kind", "{\n\"version\": 1,\n\"findings\": [\n" + entry1 + ",\n{\"file\": 7}]}", "5" + damaged + `"file" must not be a number` + advice},
		{"no rule", "{\n\"version\": 1,\n\"findings\": [\n{}]}", "4" + damaged + `an entry needs a "rule"` + advice},
		{"no file", "{\n\"version\": 1,\n\"findings\": [\n{\"rule\": \"r\"}]}", "4" + damaged + `an entry needs a "file", not ""` + advice},
		{"odd file", "{\n\"version\": 1,\n\"findings\": [\n{\"rule\": \"r\", \"file\": \"./a//b.go\"}]}", "4" + damaged + `an entry needs a "file", not "./a//b.go"` + advice},
		{"no code", "{\n\"version\": 1,\n\"findings\": [\n{\"rule\": \"r\", \"file\": \"a.go\"}]}", "4" + damaged + `an entry needs a "code"` + advice},
		{"no count", "{\n\"version\": 1,\n\"findings\": [\n{\"rule\": \"r\", \"file\": \"a.go\", \"code\": \"1\", \"count\": 0}]}", "4" + damaged + `a "count" is one at least` + advice},
		{"a place of nothing", "{\n\"version\": 2,\n\"findings\": [\n{\"rule\": \"r\", \"file\": \"a.go\", \"code\": \"1\", \"places\": [{}]}]}", "4" + damaged + `a place needs a "tool" or a "code"` + advice},
		{"a place without code", "{\n\"version\": 2,\n\"findings\": [\n{\"rule\": \"r\", \"file\": \"a.go\", \"code\": \"1\", \"places\": [{\"tool\": \"t\", \"file\": \"b.go\"}]}]}", "4" + damaged + `a place needs a "file" with a "code", not "b.go"` + advice},
		{"places that are no list", "{\n\"version\": 2,\n\"findings\": [\n{\"rule\": \"r\", \"file\": \"a.go\", \"code\": \"1\", \"places\": 7}]}", "4" + damaged + `"places" must not be a number` + advice},
		{"twice", "{\n\"version\": 1,\n\"findings\": [\n" + entry1 + ",\n" + entry1 + "]}", "5" + damaged + "the entry is the same as in line 4" + advice},
		{"conflict", "{\n\"version\": 1,\n\"findings\": [\n<<<<<<< HEAD\n" + entry1 + "\n=======\n>>>>>>> topic\n]}",
			"4: the file has a merge conflict: keep the entries of both sides, or write it anew with mcperrlint baseline write"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			p := newProject(t, nil)
			p.write("base.json", row.content)
			_, err := baseline.Read(checkout.Named(p.path("base.json")))
			assert.EqualError(t, err, p.path("base.json")+":"+row.want)
		})
	}
}

func TestByteOrderMark(t *testing.T) {
	p := newProject(t, nil)
	p.write("base.json", "\ufeff{\"version\": 1, \"findings\": [\r\n"+entry1+"\r\n]}\r\n")
	b, err := baseline.Read(checkout.Named(p.path("base.json")))
	require.NoError(t, err)
	assert.Equal(t, 1, b.Findings())
}

func TestReadFails(t *testing.T) {
	p := newProject(t, map[string]string{"folder/x": ""})
	_, err := baseline.Read(checkout.Named(p.path("missing.json")))
	require.ErrorIs(t, err, fs.ErrNotExist)
	assert.EqualError(t, err, p.path("missing.json")+": file does not exist: write the known findings to it with mcperrlint baseline write")
	_, err = baseline.Read(checkout.Named(p.path("folder")))
	assert.EqualError(t, err, p.path("folder")+": the baseline cannot be read: this is no regular file")
}

func TestWriteFails(t *testing.T) {
	p := newProject(t, nil)
	b, err := baseline.New(checkout.Named(p.path("missing/base.json")))
	require.NoError(t, err)
	assert.EqualError(t, b.Write(), "write "+p.path("missing/base.json")+": no such file or directory")
}

func TestReadSortsEntries(t *testing.T) {
	p := newProject(t, nil)
	p.write("base.json", `{"findings": [`+strings.Replace(entry1, "a.go", "z.go", 1)+`, `+entry1+`], "version": 1}`)
	b, err := baseline.Read(checkout.Named(p.path("base.json")))
	require.NoError(t, err)
	assert.Equal(t, []baseline.Entry{
		{Rule: "r", File: "a.go", Message: "m", Code: "1", Count: 1},
		{Rule: "r", File: "z.go", Message: "m", Code: "1", Count: 1},
	}, b.Entries())
}
