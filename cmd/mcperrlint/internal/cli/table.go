package cli

import (
	"strings"

	"github.com/clipperhouse/displaywidth"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// gap stands between two columns of a table.
const gap = "  "

// A table is rows of text whose columns stand below each other in a terminal, where
// "查询" is as wide as "read". All rows have the same number of columns.
type table [][]string

// String returns the table, a line for each row. Texts are shown, not obeyed: none begins
// another row.
func (t table) String() string {
	if len(t) == 0 {
		return ""
	}
	widths := make([]int, len(t[0]))
	shown := make(table, len(t))
	for i, row := range t {
		for j, text := range row {
			text = printable.Text(text)
			shown[i] = append(shown[i], text)
			widths[j] = max(widths[j], displaywidth.String(text))
		}
	}
	var b strings.Builder
	for _, row := range shown {
		last := len(row) - 1
		for j, text := range row[:last] {
			b.WriteString(text + strings.Repeat(" ", widths[j]-displaywidth.String(text)) + gap)
		}
		b.WriteString(row[last] + "\n")
	}
	return b.String()
}
