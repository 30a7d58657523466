package changes

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/markdown"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// table is a table for a pull request.
type table struct{}

// mostRows is how many changes are in the table. GitHub takes comments of 65,536 characters.
const mostRows = 100

// Write writes the totals and a row for each change, those first that matter most.
func (table) Write(w io.Writer, r Report) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "**mcperrlint:** %s\n", cell(r.totals()))
	rows := 0
	for _, level := range levels() {
		for _, c := range r.of(level) {
			writeRow(b, rows, titles[level], c, "")
			rows++
		}
	}
	for _, c := range r.accepted() {
		writeRow(b, rows, "accepted", c, "<br>"+cell(c.Accepted))
		rows++
	}
	if left := rows - mostRows; left > 0 {
		fmt.Fprintf(b, "\nand %d more\n", left)
	}
	return b.Flush()
}

// writeRow writes a row, and before the first one the head of the table.
func writeRow(b *bufio.Writer, before int, level string, c breaking.Change, more string) {
	if before >= mostRows {
		return
	}
	if before == 0 {
		fmt.Fprint(b, "\n| | tool | what changes for agents | where |\n|---|---|---|---|\n")
	}
	if level == titles[breaking.Breaking] {
		level = "**" + level + "**"
	}
	at := ""
	if where := place(c.At); where != "" {
		at = markdown.Code(printable.Text(where))
	}
	fmt.Fprintf(b, "| %s | %s | %s (%s)%s | %s |\n", level, cell(called(c)), cell(c.Message), c.Category, more, at)
}

// cell returns a text as it can stand in a table. It is cut where it is very long.
func cell(text string) string {
	const most = 500
	if runes := []rune(text); len(runes) > most {
		text = strings.TrimSpace(string(runes[:most])) + "…"
	}
	return markdown.Text(printable.Text(text))
}
