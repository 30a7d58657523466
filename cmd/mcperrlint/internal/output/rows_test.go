package output

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// drawn returns the rows of a line, each with a marker below the bytes between two offsets.
func drawn(line string, start, end, columns int) []string {
	var list []string
	for _, r := range rowsOf(line, columns) {
		list = append(list, r.text())
		if first, last, found := r.between(start, end); found {
			list = append(list, strings.Repeat(" ", first)+strings.Repeat("^", last-first))
		}
	}
	return list
}

func TestRows(t *testing.T) {
	rows := []struct {
		name       string
		line, text string // the marker stands below the text
		want       []string
	}{
		{"plain", "return err", "err", []string{"return err", "       ^^^"}},
		{"tab", "\tx\t= err  ", "err", []string{"    x   = err", "          ^^^"}},
		{"wide", "f(\"日本\", err)", "err", []string{"f(\"日本\", err)", "          ^^^"}},
		{"wide within", "f(\"日本\")", "\"日本\"", []string{"f(\"日本\")", "  ^^^^^^"}},
		{"combining", "f(\"e\u0301\", err)", "err", []string{"f(\"e\u0301\", err)", "       ^^^"}},
		{"a flag", "f(\"🇩🇪\", err)", "err", []string{"f(\"🇩🇪\", err)", "        ^^^"}},
		{"half of a flag", "f(\"🇩🇪\")", "🇩", []string{"f(\"🇩🇪\")", "   ^^"}},
		{"a sign shown as emoji", "f(\"❤\ufe0f\", err)", "err", []string{"f(\"❤\ufe0f\", err)", "        ^^^"}},
		{"no text", "f(\"\xff\x1b\", err)", "err", []string{`f("\xff\x1b", err)`, "              ^^^"}},
		{"hidden", "a\u202eb", "b", []string{`a\u202eb`, "       ^"}},
		{"command", "x ##vso[a]::b", "a", []string{`x \x23#vso[a]::b`, "           ^"}},
		{"goes on after a space", "return fmt.Errorf(\"a: %w\", err)", "err", []string{"return ", "    fmt.Errorf(\"a: ", "    %w\", err)", "         ^^^"}},
		{"marked in two rows", "first second third fourth", "second third", []string{"first second third ", "      ^^^^^^^^^^^^", "    fourth"}},
		{"a word too wide", strings.Repeat("d", 30) + " err", "err", []string{strings.Repeat("d", 20), "    " + strings.Repeat("d", 10) + " err", "               ^^^"}},
		{"nothing", "", "", []string{""}},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			start := strings.Index(row.line, row.text)
			assert.Equal(t, row.want, drawn(row.line, start, start+len(row.text), 20))
		})
	}
}

// Of a line with very many rows, those with the marker are shown.
func TestFewRows(t *testing.T) {
	rows := rowsOf(strings.Repeat("word ", 100)+"here "+strings.Repeat("word ", 100), 20)
	marked := func(r row) bool { return strings.Contains(r.text(), "here") }
	chosen := fewRows(rows, marked)
	assert.Len(t, chosen, mostRows)
	assert.True(t, marked(rows[chosen[mostRows-1]]))
	assert.Equal(t, []int{0}, fewRows(rowsOf("short", 20), marked))
}

// No row is wider than it may be, and together they show the whole line.
func FuzzRows(f *testing.F) {
	f.Add("\t\treturn fmt.Errorf(\"日本 😀 \xff e\u0301: %w\", err)", 5, 30, 20)
	f.Add("", 0, 0, 0)
	f.Add(strings.Repeat("0", 36)+"\u0301", 37, 30, 20) // in the middle of a character
	f.Fuzz(func(t *testing.T, line string, start, end, columns int) {
		columns = 12 + max(columns, 0)%100
		line = strings.ReplaceAll(line, "\n", "")
		shown := ""
		for _, r := range rowsOf(line, columns) {
			assert.LessOrEqual(t, r.end(), columns)
			first, last, found := r.between(start, end)
			assert.True(t, !found || 0 <= first && first < last && last <= columns+1)
			shown += r.text()[r.indent:]
		}
		cells, _ := cellsOf(line)
		assert.Contains(t, row{cells: cells}.text(), strings.TrimRight(shown, " "))
	})
}
