package output_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// The page needs nothing from elsewhere, and its links lead somewhere.
func TestPageStandsAlone(t *testing.T) {
	page := write(t, "html", output.Options{}, common())
	for _, other := range []string{"src=", "<link", "<iframe", "@import", "url(", "fetch("} {
		assert.NotContains(t, page, other)
	}
	links := regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(page, -1)
	assert.Len(t, links, 3+2+2+2*3, "rules, packages, tools, and findings by package and tool")
	for _, link := range links {
		assert.Equal(t, 1, strings.Count(page, fmt.Sprintf("id=%q", link[1])), link[1])
	}
}

func TestPageTellsTheWay(t *testing.T) {
	page := write(t, "html", output.Options{}, common())
	_, way, _ := strings.Cut(page, `<ol class="way">`)
	way, _, _ = strings.Cut(way, "</ol>")
	var at []int
	for _, step := range []string{
		"origin: the text of an error of os.Open in notes.open (notes.go:9)", "<mark>store.Read(ctx, name)</mark>", "returned through notes.Read (notes.go:5)",
		"when `os.Open` fails, notes_read answers", "<mark>return nil, fmt.Errorf(&#34;lire «日本» 😀: %w&#34;, err)</mark>", "isError: true, &#34;lire",
	} {
		at = append(at, strings.Index(way, step))
	}
	assert.NotContains(t, at, -1)
	assert.IsIncreasing(t, at)
}

// A finding in a helper stands under the tools that reach it.
func TestPageNamesToolsOfHelpers(t *testing.T) {
	at := finding.Range{File: mainFile, Line: 4, Column: 2}
	helper := finding.Finding{Rule: "a", Message: "b", Range: place(noteFile, "package", 1), Related: []finding.Related{
		{Range: at, Message: "answered by list_notes and 1 tool more", Tool: "list_notes, read_note"},
		{Range: at, Message: "answered by this prompt"},
		{Range: at, Message: "returned through notes.Read"},
	}}
	r := output.Report{Findings: []finding.Finding{helper, {Rule: "a", Message: "c", Tool: "read_note"}, {Rule: "a", Message: "d"}}, Root: "/src/server", Dir: "/src/server", Read: read}
	_, tools, _ := strings.Cut(write(t, "html", output.Options{}, r), "<h2>By tool</h2>")
	tools, _, _ = strings.Cut(tools, "</table>")
	var got []string
	for _, row := range regexp.MustCompile(`<td class="n">(\d)</td><td><a href="#tool-\d">(.*)</a>`).FindAllStringSubmatch(tools, -1) {
		got = append(got, row[1]+" "+row[2])
	}
	assert.Equal(t, []string{"2 read_note", "1 list_notes", "1 the prompt at cmd/main.go:4", "1 in no handler of a tool"}, got)
}

// A page of many findings begins with them closed.
func TestPageOfManyFindings(t *testing.T) {
	r := common()
	assert.Equal(t, 3, strings.Count(write(t, "html", output.Options{}, r), " open>"))
	r.Findings = nil
	for range 16 {
		r.Findings = append(r.Findings, finding.Finding{Rule: "a", Message: "b"})
	}
	assert.NotContains(t, write(t, "html", output.Options{}, r), " open>")
}
