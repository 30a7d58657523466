package output

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestExcerpt(t *testing.T) {
	rows := []struct {
		name       string
		line, text string // the marker stands below the text
		shown      string
		marker     string
	}{
		{"plain", "return err", "err", "return err", "       ^^^"},
		{"indented", "\t\treturn err // why  ", "err", "return err // why", "       ^^^"},
		{"tab before", "x\t= err", "err", "x   = err", "      ^^^"},
		{"tab within", "a\tb", "a\tb", "a   b", "^^^^^"},
		{"wide", "f(\"日本\", err)", "err", "f(\"日本\", err)", "          ^^^"},
		{"wide within", "f(\"日本\")", "\"日本\"", "f(\"日本\")", "  ^^^^^^"},
		{"emoji", "f(\"😀\", err)", "err", "f(\"😀\", err)", "        ^^^"},
		{"combining", "f(\"e\u0301\", err)", "err", "f(\"e\u0301\", err)", "       ^^^"},
		{"a flag", "f(\"🇩🇪\", err)", "err", "f(\"🇩🇪\", err)", "        ^^^"},
		{"a sign shown as emoji", "f(\"❤\ufe0f\", err)", "err", "f(\"❤\ufe0f\", err)", "        ^^^"},
		{"a colour of skin", "f(\"👍🏽\", err)", "err", "f(\"👍🏽\", err)", "        ^^^"},
		{"a syllable of several runes", "f(\"क्षि\", err)", "err", "f(\"क्षि\", err)", "       ^^^"},
		{"half of a flag", "f(\"🇩🇪\")", "🇩", "f(\"🇩🇪\")", "   ^^"},
		{"an accent on a quote", "f(\"\u0301a\", err)", "\u0301a", "f(\"\u0301a\", err)", "  ^^"},
		{"several bytes", "f(\"né\", err)", "err", "f(\"né\", err)", "        ^^^"},
		{"no text", "f(\"\xff\x1b\", err)", "err", `f("\xff\x1b", err)`, "              ^^^"},
		{"hidden", "a\u202eb", "b", `a\u202eb`, "       ^"},
		{"hidden, marked", "a\u202eb", "\u202e", `a\u202eb`, " ^^^^^^"},
		{"hidden, at the border", "return 1234567890 + \u202eb", "return", "return 1234567890 +…", "^^^^^^"},
		{"command", "x ##vso[a]::b", "a", `x \x23#vso[a]::b`, "           ^"},
		{"long line, at its beginning", "abc" + strings.Repeat("d", 40), "abc", "abc" + strings.Repeat("d", 16) + "…", "^^^"},
		{"long line, at its end", strings.Repeat("d", 40) + "abc", "abc", "…" + strings.Repeat("d", 16) + "abc", strings.Repeat(" ", 17) + "^^^"},
		{"long line, in the middle", strings.Repeat("d", 20) + "abc" + strings.Repeat("e", 30), "abc", "…ddddabceeeeeeeeeee…", "     ^^^"},
		{"long marker", "f(" + strings.Repeat("d", 40) + ")", strings.Repeat("d", 40), "f(" + strings.Repeat("d", 17) + "…", "  " + strings.Repeat("^", 18)},
		{"a flag at the border", "abc" + strings.Repeat("🇩🇪", 20), "abc", "abc" + strings.Repeat("🇩🇪", 8) + "…", "^^^"},
		{"wide at both borders", "dddddd" + strings.Repeat("日", 3) + "abcd" + strings.Repeat("本", 20), "abcd", "…日日abcd本本本本本…", "     ^^^^"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			start := strings.Index(row.line, row.text)
			shown, marker := excerpt(row.line, start, start+len(row.text), 20)
			assert.Equal(t, row.shown, shown)
			assert.Equal(t, row.marker, marker)
		})
	}
}

func TestExcerptOfWhatIsNotThere(t *testing.T) {
	rows := []struct {
		line          string
		start, end    int
		shown, marker string
	}{
		{"abc", 1, 1, "abc", " ^"},
		{"abc", 2, 1, "abc", "  ^"},
		{"abc", 1, 100, "abc", " ^^"},
		{"abc", 100, 200, "abc", "   ^"},
		{"abc", -5, -2, "abc", "^"},
		{"\tabc", 0, 2, "    abc", "^^^^^"},
		{"", 0, 0, "", "^"},
		{"   ", 2, 3, "", "^"},
	}
	for _, row := range rows {
		shown, marker := excerpt(row.line, row.start, row.end, 20)
		assert.Equal(t, row.shown, shown, "%q %d %d", row.line, row.start, row.end)
		assert.Equal(t, row.marker, marker, "%q %d %d", row.line, row.start, row.end)
	}
}

// What is shown is never wider than it may be, and the marker is below it.
func FuzzExcerpt(f *testing.F) {
	f.Add("\t\treturn fmt.Errorf(\"日本 😀 \xff e\u0301: %w\", err)", 5, 30, 20)
	f.Add("", 0, 0, 0)
	f.Add(strings.Repeat("0", 36)+"\u0301", 37, 30, 20) // in the middle of a character
	f.Fuzz(func(t *testing.T, line string, start, end, columns int) {
		columns = 4 + max(columns, 0)%100
		shown, marker := excerpt(strings.ReplaceAll(line, "\n", ""), start, end, columns)
		_, width := cellsOf(shown)
		assert.LessOrEqual(t, width, columns)
		assert.LessOrEqual(t, len(marker), columns+1)
		assert.Regexp(t, `^ *\^+$`, marker)
	})
}
