package output

import (
	"slices"
	"strings"
	"unicode"
)

// A row is what a terminal shows of a line of code in one of its own lines.
type row struct {
	cells  []cell
	indent int // columns before the cells
}

const (
	mostRows = 4 // of one line of code
	hanging  = 4 // columns by which the rows after the first are indented
)

// rowsOf returns the rows of a line of code. A line that is too wide goes on in the next row after a
// space, or within a word that is too wide itself.
func rowsOf(line string, columns int) []row {
	cells, _ := cellsOf(strings.TrimRightFunc(line, unicode.IsSpace))
	rows := []row{}
	indent := 0
	for {
		n := fitting(cells, columns-indent)
		rows = append(rows, row{cells[:n], indent})
		cells = cells[n:]
		if len(cells) == 0 {
			return rows
		}
		indent = min(rows[0].blanks()+hanging, columns/3)
	}
}

// fitting returns how many cells fit into so many columns, at least one if there are any.
func fitting(cells []cell, columns int) int {
	n := 0
	for n < len(cells) && cells[n].column+cells[n].width-cells[0].column <= columns {
		n++
	}
	if n == len(cells) {
		return n
	}
	for i := n; i > 1; i-- {
		if cells[i-1].text == " " && strings.TrimSpace(row{cells: cells[:i]}.text()) != "" {
			return i
		}
	}
	return max(n, 1)
}

// text returns what the row shows.
func (r row) text() string {
	var b strings.Builder
	b.WriteString(strings.Repeat(" ", r.indent))
	for _, c := range r.cells {
		b.WriteString(c.text)
	}
	return b.String()
}

// blanks returns with how many columns of space the row begins.
func (r row) blanks() int {
	text := r.text()
	return len(text) - len(strings.TrimLeft(text, " "))
}

// between returns the columns that the bytes of the line between two offsets take in the row. A character
// that an offset divides belongs to them.
func (r row) between(start, end int) (first, last int, found bool) {
	for _, c := range r.cells {
		if c.begin >= end || c.end <= start {
			continue
		}
		at := r.indent + c.column - r.cells[0].column
		if !found {
			first, found = at, true
		}
		last = max(at+c.width, first+1)
	}
	return first, last, found
}

// end returns the column after the row.
func (r row) end() int {
	if len(r.cells) == 0 {
		return r.indent
	}
	last := r.cells[len(r.cells)-1]
	return r.indent + last.column + last.width - r.cells[0].column
}

// fewRows returns which rows are shown where a line has very many: those with what is marked first. The
// list is in order.
func fewRows(rows []row, isMarked func(row) bool) []int {
	var chosen, rest []int
	for i, r := range rows {
		if isMarked(r) {
			chosen = append(chosen, i)
		} else {
			rest = append(rest, i)
		}
	}
	chosen = append(chosen, rest...)
	chosen = chosen[:min(len(chosen), mostRows)]
	slices.Sort(chosen)
	return chosen
}
