package output_test

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"go/token"
	"io"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

// nasty is a text with all that is special to some format, and some that is no
// text at all.
const nasty = "a \"b\" 'c' <script>alert(1)</script> ]]> & %0A :: , \\ [x](1) {0} \u2028 \xff\xfe \x00 \x1b[31m \t\r\n::error::d"

// reportOf returns a report in which everything is called text.
func reportOf(text string) output.Report {
	at := finding.Range{File: "/src/" + text, Line: 1, Column: 3, EndLine: 1, EndColumn: 5}
	return output.Report{
		Findings: []finding.Finding{
			{Rule: text, Category: text, Message: text, Help: text, Sees: text, Wire: text, After: text, URL: "https://example.test/" + text, Package: text, Tool: text, Range: at,
				Related: []finding.Related{{Range: at, Message: text, Tool: text}, {Range: at, Message: "returned through " + text}},
				Fixes:   []finding.Fix{{Message: text, Edits: []finding.Edit{{File: at.File, Start: 1, End: 2, New: []byte(text)}}}}},
			{Rule: "contractuse", Category: "b", Message: text, Range: at, Package: text, Related: []finding.Related{{Range: at, Message: text}}},
		},
		Problems: []output.Problem{
			{Package: text, Rule: text, At: token.Position{Filename: at.File, Line: 1, Column: 1}, Message: text},
			{Package: text, Message: text},
		},
		Packages: []string{text}, Dir: "/src", Root: "/src", Version: text,
		Read: func(string) ([]byte, error) { return []byte("x" + text + "\n" + text), nil },
		Diff: func([]finding.Finding) string { return "--- a\n+++ b\n@@ -1 +1 @@\n-" + text + "\n " + text + "\n" },
	}
}

// hostile is a report with places that are not there, beside nasty texts.
func hostile() output.Report {
	r := reportOf(nasty)
	for _, at := range []finding.Range{
		{File: "/src/a.go", Line: 1, Column: 1000, EndLine: 1, EndColumn: 2000},
		{File: "/src/a.go", Line: 1000, Column: 1, EndLine: 2000, EndColumn: 1},
		{File: "/src/a.go", Line: 1, Column: 5, EndLine: 1, EndColumn: 2},
		{File: "/src/a.go", Line: 2, Column: 1, EndLine: 1, EndColumn: 1},
		{File: "/src/a.go", Line: 1, Column: 1, EndLine: 1000, EndColumn: 1000},
		{File: "/src/a.go", Line: 1},
		{File: "/src/a.go"},
		{File: "/elsewhere/a.go", Line: 1, Column: 1, EndLine: 1, EndColumn: 1},
		{File: "/src/missing.go", Line: 1, Column: 1, EndLine: 1, EndColumn: 4},
		{},
	} {
		edits := []finding.Edit{{File: at.File, Start: 5, End: 1 << 30, New: []byte("\xff")}, {File: at.File, Start: -1, End: -1}}
		r.Findings = append(r.Findings, finding.Finding{
			Rule: "plainerror", Message: "a", Range: at,
			Related: []finding.Related{{Range: at, Message: "b"}, {Range: at, Message: "b"}},
			Fixes:   []finding.Fix{{Message: "c", Edits: edits}, {Message: "d"}},
		})
	}
	content := r.Read
	r.Read = func(file string) ([]byte, error) {
		if strings.HasSuffix(file, "missing.go") {
			return nil, errors.New("it is gone")
		}
		return content(file)
	}
	return r
}

func TestHostile(t *testing.T) {
	r := hostile()
	checkForms(t, r)
	checkSame(t, nasty)
	for _, text := range printabletest.Hostile() {
		checkForms(t, reportOf(text))
		checkSame(t, text)
	}
}

// checkPrintable checks that nothing in any format is acted on or hidden.
func checkPrintable(t *testing.T, r output.Report) {
	t.Helper()
	for _, name := range names() {
		got := write(t, name, output.Options{Each: true}, r)
		if name == "github" {
			got = strings.ReplaceAll("\n"+got, "\n::", "\n") // its own commands, see checkForms
		}
		printabletest.Check(t, got)
	}
	printabletest.Check(t, write(t, "text", output.Options{Screen: true, Related: true, Summary: true, Width: 1}, r))
	printabletest.Check(t, write(t, "text", output.Options{Screen: true, Each: true}, r))
	coloured := write(t, "text", output.Options{Color: true, Screen: true, Related: true, Summary: true}, r)
	printabletest.Check(t, regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(coloured, ""))
}

// checkForms checks that what machines read has the form that it should have.
func checkForms(t *testing.T, r output.Report) {
	t.Helper()
	checkPrintable(t, r)
	for _, name := range []string{"json", "sarif", "gitlab"} {
		assert.True(t, json.Valid([]byte(write(t, name, output.Options{}, r))), name)
	}
	lines := strings.Split(strings.TrimSuffix(write(t, "jsonl", output.Options{}, r), "\n"), "\n")
	assert.Len(t, lines, len(r.Findings)+len(r.Problems))
	for _, line := range lines {
		assert.True(t, json.Valid([]byte(line)), line)
	}
	for _, name := range []string{"checkstyle", "junit"} {
		decoder := xml.NewDecoder(strings.NewReader(write(t, name, output.Options{}, r)))
		for {
			if _, err := decoder.Token(); err != nil {
				require.ErrorIs(t, err, io.EOF, name)
				break
			}
		}
	}
	commands := strings.Split(strings.TrimSuffix(write(t, "github", output.Options{}, r), "\n"), "\n")
	assert.Len(t, commands, len(r.Findings)+len(r.Problems))
	for _, command := range commands {
		assert.Regexp(t, `^::(error|warning|notice) ([a-zA-Z]+=[^:,\r\n]*(,|::))+`, command)
	}
}

var (
	tag   = regexp.MustCompile(`<[^>]*>`)
	value = regexp.MustCompile(`"[^"]*"`)
)

// checkSame checks that a text in the page makes the same elements, with the same
// attributes, as any other one.
func checkSame(t *testing.T, text string) {
	t.Helper()
	shape := func(text string) string {
		r := reportOf(text)
		r.Read = func(string) ([]byte, error) { return nil, errors.New("the lines would differ") }
		for i := range r.Findings {
			r.Findings[i].Tool, r.Findings[i].Related[0].Tool = "", "" // a comma in it makes two tools
		}
		tags := tag.FindAllString(write(t, "html", output.Options{}, r), -1)
		return value.ReplaceAllString(strings.Join(tags, "\n"), "")
	}
	assert.True(t, shape("a") == shape("a"+text), "%q", text)
}

// Programs get the texts back as they are.
func TestTextsComeBack(t *testing.T) {
	for _, text := range printabletest.Hostile() {
		text = strings.ToValidUTF8(text, "?")
		var document struct {
			Findings []struct{ Message, Package, File string }
		}
		require.NoError(t, json.Unmarshal([]byte(write(t, "json", output.Options{}, reportOf(text))), &document))
		assert.Equal(t, text, document.Findings[0].Message)
		assert.Equal(t, text, document.Findings[0].Package)
		assert.Equal(t, path.Clean(text), document.Findings[0].File)
		var issues []struct{ Description string }
		require.NoError(t, json.Unmarshal([]byte(write(t, "gitlab", output.Options{}, reportOf(text))), &issues))
		assert.Equal(t, text+"; help: "+text, issues[0].Description)
	}
}

func FuzzTexts(f *testing.F) {
	f.Add(nasty)
	f.Add("a")
	f.Add("returned through a; b: c (d/e)")
	for _, text := range printabletest.Hostile() {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		checkForms(t, reportOf(text))
		checkSame(t, text)
	})
}
