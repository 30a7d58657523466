package catalogue_test

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

var (
	codeSpan  = regexp.MustCompile("`[^`]*`")
	reference = regexp.MustCompile(`&#[0-9]+;`)
	link      = regexp.MustCompile(`\]\([^)]*\)`)
)

// checkMarkdown checks that a text in the page makes the same lines, cells, code and HTML as any other one.
func checkMarkdown(t *testing.T, text string) {
	t.Helper()
	shape := func(text string) string {
		page := write(t, "md", catalogue.Options{}, everything(text))
		page = codeSpan.ReplaceAllString(page, "C")
		page = regexp.MustCompile(`<code>[^<]*</code>`).ReplaceAllString(page, "C")
		page = link.ReplaceAllString(page, "](L)")
		return regexp.MustCompile(`(?m)[^|\n<>\[\]*#`+"`"+`]+`).ReplaceAllString(reference.ReplaceAllString(page, "x"), "")
	}
	assert.Equal(t, shape("a"), shape("a"+text+"a"), "%q", text)
}

// Each text comes back from the code in which it stands.
func TestCodeComesBack(t *testing.T) {
	for _, text := range []string{"a", "a|b", "a`b", "``", `a\|b`, `\`, " a ", "<b>&amp;</b>", "*a* _b_ [c](d) ![e](f) ~g~ #1 @h :i: https://example.test www.example.test", nasty} {
		c := catalogue.Catalogue{Tools: []failures.Tool{{Name: text, Kind: "tool", Library: "mcp-go"}}}
		page := write(t, "md", catalogue.Options{}, c)
		heading := regexp.MustCompile(`(?m)^## (.*)$`).FindStringSubmatch(page)
		require.NotNil(t, heading)
		got := strings.Trim(heading[1], "`")
		if inner, found := strings.CutPrefix(heading[1], "<code>"); found {
			assert.NotRegexp(t, "[`|*_\\[\\]~@:#]|www\\.", reference.ReplaceAllString(inner, ""))
			got = html.UnescapeString(strings.TrimSuffix(inner, "</code>"))
		}
		assert.Equal(t, printable.Text(text), got)
	}
}

// Links lead from where the page lies to the files, or to where the template says.
func TestLinks(t *testing.T) {
	for _, row := range []struct{ name, file, dir, root, beside, source, want string }{
		{"beside", "/src/a.go", "/src", "/src", "", "", "a.go#L7"},
		{"page in another folder", "/src/b/a.go", "/src", "/src", "/src/docs", "", "../b/a.go#L7"},
		{"relative path", "b/a.go", "/src", "/src", "/src", "", "b/a.go#L7"},
		{"started in a folder", "/src/b/a.go", "/src/b", "/src", "", "", "a.go#L7"},
		{"template", "a.go", "/src/b", "/src", "/src/docs", "https://example.test/x/{file}#L{line}", "https://example.test/x/b/a.go#L7"},
		{"outside", "/usr/local/a.go", "/src", "/src", "", "", ""},
		{"outside, with a template", "/usr/local/a.go", "/src", "/src", "", "https://example.test/{file}", ""},
		{"marks", "/src/a b (c)[d]|`<>&\"'%23*.go", "/src", "/src", "", "", "a%20b%20%28c%29%5Bd%5D%7C%60%3C%3E&%22%27%2523%2A.go#L7"},
		{"colon", "/src/javascript:alert", "/src", "/src", "", "", "./javascript:alert#L7"},
	} {
		t.Run(row.name, func(t *testing.T) {
			c := catalogue.Catalogue{Dir: row.dir, Root: row.root, Source: row.source, Tools: []failures.Tool{{Name: "a", At: failures.Place{File: row.file, Line: 7}}}}
			page := write(t, "md", catalogue.Options{Beside: row.beside}, c)
			got := ""
			if found := regexp.MustCompile(`(?m)^\[.*\]\((.*)\)$`).FindStringSubmatch(page); found != nil {
				got = found[1]
			}
			assert.Equal(t, row.want, got)
		})
	}
}

func TestCheckSource(t *testing.T) {
	for _, good := range []string{"https://example.test/{file}#L{line}", "http://example.test/{file}", "../{file}"} {
		assert.NoError(t, catalogue.CheckSource(good), good)
	}
	for _, bad := range []string{"", "https://example.test", "javascript:alert({file})", "data:text/html,{file}", "\x01{file}"} {
		assert.Error(t, catalogue.CheckSource(bad), bad)
	}
}
