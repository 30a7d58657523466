package output_test

import (
	"flag"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

var update = flag.Bool("update", false, "write the golden files")

const (
	mainFile = "/src/server/cmd/main.go"
	noteFile = "/src/server/notes/notes.go"
)

// sources are the files that the report is about.
var sources = map[string]string{
	mainFile: "package main\n\nfunc read(ctx context.Context) (*mcp.CallToolResult, error) {\n" +
		"\ttext, err := store.Read(ctx, name)\n" +
		"\tif err != nil {\n" +
		"\t\treturn nil, fmt.Errorf(\"lire «日本» 😀: %w\", err)\n" +
		"\t}\n" +
		"\treturn nil, taxonomy.New(taxonomy.CodeNotFound, \"gone\")\n" +
		"}\n",
	noteFile: "package notes\n\nvar failures = contract.Contract{\n\t{Reason: \"gone\"},\n\t{Reason: \"gone\"},\n}\n",
}

// read reads from the sources.
func read(file string) ([]byte, error) {
	if content, found := sources[file]; found {
		return []byte(content), nil
	}
	return nil, fs.ErrNotExist
}

// place returns the place of a text, the nth of its kind in a file.
func place(file, text string, nth int) finding.Range {
	content := sources[file]
	start := 0
	for range nth {
		start += strings.Index(content[start:], text) + 1
	}
	start--
	from := func(offset int) (line, column int) {
		before := content[:offset]
		return strings.Count(before, "\n") + 1, offset - strings.LastIndex(before, "\n")
	}
	r := finding.Range{File: file}
	r.Line, r.Column = from(start)
	r.EndLine, r.EndColumn = from(start + len(text))
	return r
}

// point returns the beginning of a place, of which the end is unknown.
func point(r finding.Range) finding.Range {
	r.EndLine, r.EndColumn = r.Line, r.Column
	return r
}

// said returns a place of which a //line directive says another one.
func said(r finding.Range) finding.Range {
	r.Said = finding.Said{File: "/src/server/notes/notes.y", Line: 70}
	return r
}

func rule(name string, severity analyzers.Severity, weakness analyzers.Weakness, category string) analyzers.Rule {
	return analyzers.Rule{
		Analyzer: &analysis.Analyzer{
			Name: name, URL: "https://example.test/" + name + ".md",
			Doc: "report what " + name + " is about\n\nSome more.\n\n# What it reports\n\nAll of it.\n\n# Before\n\n\tbad()\n",
		},
		Severity: severity, Weakness: weakness,
		Categories: []analyzers.Category{{Name: category, Severity: severity, Summary: "something is wrong"}},
	}
}

// common is the report that all formats write.
func common() output.Report {
	ret := place(mainFile, "return nil, fmt.Errorf(\"lire «日本» 😀: %w\", err)", 1)
	const text = `taxonomy.New(taxonomy.CodeNotFound, "gone")`
	call, start := place(mainFile, text, 1), strings.Index(sources[mainFile], text)
	return output.Report{
		Findings: []finding.Finding{
			{
				Rule: "upstreamtext", Category: "filesystem", Severity: analyzers.SeverityWarning, Package: "example.test/server/cmd", Tool: "notes_read",
				Message: "when `os.Open` fails, notes_read answers with the path of the file on the server",
				Help:    "answer with a text written for the agent, such as \"There is no such note.\", and log the error",
				Sees:    `isError: true, "lire «日本» 😀: open /srv/notes/x: permission denied"`,
				Wire:    `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"lire «日本» 😀:  …"}],"isError":true}}`,
				After:   `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"…"}],"isError":true}}`,
				URL:     "https://example.test/upstreamtext.md", Range: ret,
				Related: []finding.Related{
					{Range: point(place(mainFile, "(ctx, name)", 1)), Message: "origin: the text of an error of os.Open in notes.open (notes.go:9)"},
					{Range: point(place(mainFile, "(ctx, name)", 1)), Message: "returned through notes.Read (notes.go:5)"},
				},
			},
			{
				Rule: "errfactory", Category: "new", Severity: analyzers.SeverityInfo, Package: "example.test/server/cmd",
				Message: "`taxonomy.New` is called with `CodeNotFound`, for which there is a factory", Help: "call `taxonomy.NotFound`",
				URL: "https://example.test/errfactory.md", Range: call,
				Fixes: []finding.Fix{{Message: "Call taxonomy.NotFound", Edits: []finding.Edit{
					{File: mainFile, Start: start, End: start + len(text), New: []byte(`taxonomy.NotFound("gone")`)},
				}}},
			},
			{
				Rule: "contractshape", Category: "reason-unique", Severity: analyzers.SeverityError, Package: "example.test/server/notes",
				Message: `failure "gone" is declared twice: the agent never sees the second one; give it a reason of its own`,
				URL:     "https://example.test/contractshape.md", Range: said(place(noteFile, `"gone"`, 2)),
				Related: []finding.Related{{Range: place(noteFile, `"gone"`, 1), Message: "the reason is declared here [first]"}},
			},
		},
		Known: []finding.Finding{{
			Rule: "errfactory", Category: "new", Severity: analyzers.SeverityInfo, Package: "example.test/server/cmd",
			Message: "`taxonomy.New` is called with `CodeNotFound`, for which there is a factory", Help: "call `taxonomy.NotFound`", Range: call,
		}},
		Problems: []output.Problem{
			{Package: "example.test/server/web", At: token.Position{Filename: "/src/server/web/web.go", Line: 3, Column: 8}, Said: finding.Said{File: "/etc/passwd", Line: 1}, Message: "undefined: serve"},
			{Package: "example.test/server/missing", Message: "no such package"},
			{Package: "example.test/server/cmd", Rule: "upstreamtext", Message: "it gave up"},
			{Package: "example.test/server/cmd", Layer: "errflow", Message: "it gave up"},
		},
		Packages: []string{"example.test/server/cmd", "example.test/server/fine", "example.test/server/notes"},
		Rules: []analyzers.Rule{
			rule("contractshape", analyzers.SeverityError, 0, "reason-unique"),
			rule("errfactory", analyzers.SeverityInfo, 0, "new"),
			rule("upstreamtext", analyzers.SeverityWarning, 209, "filesystem"),
		},
		Dir: "/src/server/cmd", Root: "/src/server", Version: "v1.2.3", Read: read,
	}
}

func write(t testing.TB, format string, options output.Options, r output.Report) string {
	t.Helper()
	w, err := output.New(format, options)
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, w.Write(&b, r))
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
