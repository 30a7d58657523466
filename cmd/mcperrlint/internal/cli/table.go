package cli

import (
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// gap stands between two columns of a table.
const gap = "  "

// A table is rows of text whose columns stand below each other in a terminal, where
// "查询" is as wide as "read". All rows have the same number of columns. What is in the last one
// is a place.
type table [][]string

// within returns the table, a line for each row, none of them wider than a number of columns of a terminal: of the
// widest column of the table, texts are cut. Texts are shown, not obeyed: none begins another row.
func (t table) within(columns int) string {
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
	narrow(widths, columns-len(gap)*(len(widths)-1))
	var b strings.Builder
	for _, row := range shown {
		last := len(row) - 1
		for j, text := range row[:last] {
			text = displaywidth.TruncateString(text, widths[j], cut)
			b.WriteString(text + strings.Repeat(" ", widths[j]-displaywidth.String(text)) + gap)
		}
		b.WriteString(ending(row[last], widths[last]) + "\n")
	}
	return b.String()
}

// cut stands where the rest of a text is left out.
const cut = "…"

// narrow makes the widest of some widths smaller, until their sum is no more than a number.
func narrow(widths []int, sum int) {
	for total(widths) > max(sum, len(widths)) {
		widths[slices.Index(widths, slices.Max(widths))]--
	}
}

func total(widths []int) int {
	sum := 0
	for _, w := range widths {
		sum += w
	}
	return sum
}

// ending returns a text of at most some width: its end, if there is no room for all of it. A place is
// known by that.
func ending(text string, width int) string {
	if displaywidth.String(text) <= width {
		return text
	}
	var characters []string
	for g := displaywidth.StringGraphemes(text); g.Next(); {
		characters = append(characters, g.Value())
	}
	end := ""
	for _, character := range slices.Backward(characters) {
		if displaywidth.String(cut+character+end) > width {
			break
		}
		end = character + end
	}
	return cut + end
}
