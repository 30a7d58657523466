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
type table struct{ options Options }

// mostRows is how many changes are in the table. GitHub takes comments of 65,536 characters.
const mostRows = 100

// Write writes the totals and a row for each entry, those first that matter most.
func (t table) Write(w io.Writer, r Report) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "**mcperrlint:** %s\n", cell(r.totals()))
	rows := 0
	var left []string
	write := func(level string, list []entry) {
		for _, e := range list {
			if rows == 0 {
				fmt.Fprint(b, "\n| | tool | what changes for agents | where |\n|---|---|---|---|\n")
			}
			if rows++; rows <= mostRows {
				writeRow(b, level, e)
			}
		}
	}
	for _, level := range levels() {
		title := titles[level]
		if level == breaking.Breaking {
			title = "**" + title + "**"
		}
		list, rest := t.options.told(r, level)
		write(title, list)
		if rest != "" {
			left = append(left, rest)
		}
	}
	write("accepted", entries(r.accepted()))
	if n := rows - mostRows; n > 0 {
		left = append(left, fmt.Sprintf("%d more", n))
	}
	if len(left) > 0 {
		fmt.Fprintf(b, "\nand %s\n", cell(strings.Join(left, ", ")))
	}
	return b.Flush()
}

// writeRow writes a row.
func writeRow(b *bufio.Writer, level string, e entry) {
	what := fmt.Sprintf("%s (%s)", cell(e.Message), e.Category)
	for _, more := range []string{e.rest(), e.Accepted} {
		if more != "" {
			what += "<br>" + cell(more)
		}
	}
	at := ""
	if where := place(e.At); where != "" {
		at = markdown.Code(printable.Text(where))
	}
	fmt.Fprintf(b, "| %s | %s | %s | %s |\n", level, cell(e.about()), what, at)
}

// cell returns a text as it can stand in a table. It is cut where it is very long.
func cell(text string) string {
	const most = 500
	if runes := []rune(text); len(runes) > most {
		text = strings.TrimSpace(string(runes[:most])) + "…"
	}
	return markdown.Text(printable.Text(text))
}
