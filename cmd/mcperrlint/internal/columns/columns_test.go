package columns_test

import (
	"strings"
	"testing"

	"github.com/clipperhouse/displaywidth"
	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/columns"
	"github.com/mcperrlint/mcperrlint/internal/printable/printabletest"
)

func TestWrap(t *testing.T) {
	for _, row := range []struct {
		name, text    string
		first, others int
		whole, broken []string
	}{
		{"short", "a b", 10, 10, []string{"a b"}, []string{"a b"}},
		{"empty", "", 10, 10, []string{""}, []string{""}},
		{"two lines", "return an error result", 16, 16, []string{"return an error", "result"}, []string{"return an error", "result"}},
		{"narrow first line", "aa bb cc", 2, 5, []string{"aa", "bb cc"}, []string{"aa", "bb cc"}},
		{"wide characters", "查询 读取", 5, 5, []string{"查询", "读取"}, []string{"查询", "读取"}},
		{"wide word", "a bcdefgh i", 3, 3, []string{"a", "bcdefgh", "i"}, []string{"a", "bcd", "efg", "h i"}},
		{"a wide character in less room", "日本", 1, 1, []string{"日本"}, []string{"日", "本"}},
		{"a command in little room", "::abcdef", 6, 6, []string{`\x3a:abcdef`}, []string{`\x3a:a`, "bcdef"}},
		{"no room for a space", " abcdef g", 6, 6, []string{"abcdef", "g"}, []string{"abcdef", "g"}},
		{"a command after a space", " aaa ::b c", 12, 12, []string{" aaa ::b c"}, []string{" aaa ::b c"}},
		{"a command after spaces", "  ::bbb cc", 10, 10, []string{`  \x3a:bbb`, "cc"}, []string{`  \x3a:bbb`, "cc"}},
		{"a command of a build log", "aaa aaa aaa ::error::b", 20, 20, []string{"aaa aaa aaa", `\x3a:error::b`}, []string{"aaa aaa aaa", `\x3a:error::b`}},
	} {
		t.Run(row.name, func(t *testing.T) {
			assert.Equal(t, row.whole, columns.Wrap(row.text, row.first, row.others))
			assert.Equal(t, row.broken, columns.Break(row.text, row.first, row.others))
		})
	}
}

func FuzzBreak(f *testing.F) {
	for _, text := range printabletest.Hostile() {
		f.Add(text, 20)
	}
	f.Fuzz(func(t *testing.T, text string, width int) {
		width = 20 + (width%80+80)%80
		for _, line := range columns.Break(text, width, width) {
			printabletest.Check(t, line)
			if strings.ToValidUTF8(text, "") == text && isASCII(text) {
				assert.LessOrEqual(t, displaywidth.String(line), width, "%q", line)
			}
		}
	})
}

// isASCII reports whether nothing in a text is escaped, which would make it wider.
func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r < ' ' || r > '~' || r == '#' }) < 0
}
