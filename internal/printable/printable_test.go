package printable_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/internal/printable"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

func TestText(t *testing.T) {
	for _, row := range []struct{ name, text, want string }{
		{"plain", "main.go:3:1: a \"b\" \\ 'c'", "main.go:3:1: a \"b\" \\ 'c'"},
		{"other scripts", "Übung 日本語\u3000שלום e\u0301 1 000 €", "Übung 日本語\u3000שלום e\u0301 1 000 €"},
		{"emoji", "⚠️ 😀", "⚠️ 😀"},
		{"style without a symbol", "a\ufe0f", `a\ufe0f`},
		{"variation", "一\U000e0100", `一\U000e0100`},
		{"line breaks", "a\nb\r\nc", `a\nb\r\nc`},
		{"tab", "a\tb", `a\tb`},
		{"escape", "\x1b[31m", `\x1b[31m`},
		{"nul, bell, backspace, delete", "\x00\a\b\x7f", `\x00\x07\x08\x7f`},
		{"C1", "\u0085\u009b", `\u0085\u009b`},
		{"separators", "\u2028\u2029", `\u2028\u2029`},
		{"bidirectional", "\u202e\u2066\u200f\u061c", `\u202e\u2066\u200f\u061c`},
		{"zero width", "\u200b\u200c\u200d\u2060\ufeff\u00ad", `\u200b\u200c\u200d\u2060\ufeff\u00ad`},
		{"tags", "\U000e0041", `\U000e0041`},
		{"invisible letters", "\u3164\u115f\uffa0\u17b4", `\u3164\u115f\uffa0\u17b4`},
		{"private", "\ue000", `\ue000`},
		{"unassigned", "\u0378\uffff", `\u0378\uffff`},
		{"bytes", "a\xffb\xed\xa0\x80", `a\xffb\xed\xa0\x80`},
		{"replacement character", "\ufffd", "\ufffd"},
		{"GitHub", "::error::a", `\x3a:error::a`},
		{"GitHub, indented", " \t\u3000::error::a", ` \t` + "\u3000" + `\x3a:error::a`},
		{"colons", "a::b", "a::b"},
		{"one colon", ":a", ":a"},
		{"GitHub, first form", "a ##[error]b", `a \x23#[error]b`},
		{"Azure", "##vso[task.setvariable]", `\x23#vso[task.setvariable]`},
		{"TeamCity", "##teamcity[a]", `\x23#teamcity[a]`},
		{"more signs", "###[a]", `#\x23#[a]`},
		{"heading", "## a [b]", "## a [b]"},
		{"empty", "", ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, row.want, printable.Text(row.text))
		})
	}
}

func TestLines(t *testing.T) {
	assert.Equal(t, "a\n\tb\\r\n  \\x3a:c\nd", printable.Lines("a\n\tb\r\n  ::c\nd"))
}

func TestError(t *testing.T) {
	require.NoError(t, printable.Error(nil))
	decent, hostile := errors.New("a\n\tb"), errors.New("a\x1b\n::b")
	assert.Same(t, decent, printable.Error(decent))
	assert.EqualError(t, printable.Error(hostile), "a\\x1b\n\\x3a:b")
	assert.ErrorIs(t, printable.Error(hostile), hostile)
}

func TestJSON(t *testing.T) {
	assert.Equal(t, "{\n  \"a\\u202e\": \"\\udb40\\udc41#\"\n}", printable.JSON("{\n  \"a\u202e\": \"\U000e0041#\"\n}"))
	assert.Equal(t, `["\u0023#[error]"]`, printable.JSON(`["##[error]"]`))
}

func TestXML(t *testing.T) {
	assert.Equal(t, "<a b=\"&#x202e;\">\n&#x3a;:c\n&#x23;#[d]&#xe0041;</a>", printable.XML("<a b=\"\u202e\">\n::c\n##[d]\U000e0041</a>"))
}

func TestHostile(t *testing.T) {
	all := printabletest.Hostile()
	for _, text := range append(all, strings.Join(all, ""), strings.Join(all, "\n")) {
		check(t, text)
	}
}

func check(t *testing.T, text string) {
	t.Helper()
	one := printable.Text(text)
	printabletest.Check(t, one)
	assert.NotContains(t, one, "\n")
	assert.NotContains(t, one, "\t")
	assert.Equal(t, one, printable.Text(one))
	several := printable.Lines(text)
	printabletest.Check(t, several)
	assert.Equal(t, strings.Count(text, "\n"), strings.Count(several, "\n"))
	var again strings.Builder
	for character := range printable.Characters(text) {
		again.WriteString(character)
	}
	assert.Equal(t, text, again.String())
}

// Nothing that is printed is acted on, and what is only text stays as it is.
func FuzzText(f *testing.F) {
	for _, text := range printabletest.Hostile() {
		f.Add(text)
	}
	f.Add("main.go:3:1: 日本 ⚠️ e\u0301")
	f.Fuzz(func(t *testing.T, text string) {
		check(t, text)
		if len(text) < 100 && !strings.Contains(text, `\`) {
			assert.Equal(t, text, unquoted(t, printable.Text(text)))
		}
	})
}

// unquoted reads what Text has spelled.
func unquoted(t *testing.T, text string) string {
	t.Helper()
	var b strings.Builder
	for text != "" {
		if text[0] != '\\' {
			_, size := utf8.DecodeRuneInString(text)
			b.WriteString(text[:size])
			text = text[size:]
			continue
		}
		character, rest := spelled(t, text)
		b.WriteString(character)
		text = rest
	}
	return b.String()
}
