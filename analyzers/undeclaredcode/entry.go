package undeclaredcode

import (
	"fmt"
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// An entryWriter writes an entry in the style of the last one of a literal.
type entryWriter struct {
	file    *token.File
	literal *ast.CompositeLit
	last    ast.Expr
	fields  [][2]string // name and value
	name    string      // the variable that is the entry, if there is one
}

// edit inserts the entry: in lines of its own above the closing brace if that
// begins a line, else right behind the last entry. It reports whether the layout
// is one that gofmt leaves as it is.
func (w entryWriter) edit() (e analysis.TextEdit, ok bool) {
	lines := w.line(w.last.End()) > w.line(w.last.Pos())
	if entry, isLiteral := w.last.(*ast.CompositeLit); lines && w.name == "" && (!isLiteral || !w.closesAlone(entry)) {
		return e, false
	}
	if w.line(w.last.End()) == w.line(w.literal.Rbrace) {
		at := w.last.End()
		return analysis.TextEdit{Pos: at, End: at, NewText: []byte(", " + w.entry(w.indent(at-1), lines))}, true
	}
	at, indent := w.file.LineStart(w.line(w.literal.Rbrace)), w.indent(w.literal.Rbrace)+"\t"
	return analysis.TextEdit{Pos: at, End: at, NewText: []byte(indent + w.entry(indent, lines) + ",\n")}, true
}

// closesAlone reports whether the closing brace of an entry begins a line.
func (w entryWriter) closesAlone(entry *ast.CompositeLit) bool {
	return len(entry.Elts) > 0 && w.line(entry.Elts[len(entry.Elts)-1].End()) < w.line(entry.Rbrace)
}

// entry returns the entry: the variable, or a literal with its fields in lines of their
// own or in one.
func (w entryWriter) entry(indent string, lines bool) string {
	if w.name != "" {
		return w.name
	}
	var b strings.Builder
	b.WriteString("{")
	for i, field := range w.fields {
		switch {
		case lines:
			fmt.Fprintf(&b, "\n%s\t%-9s %s,", indent, field[0]+":", field[1])
		case i > 0:
			fmt.Fprintf(&b, ", %s: %s", field[0], field[1])
		default:
			fmt.Fprintf(&b, "%s: %s", field[0], field[1])
		}
	}
	if lines {
		b.WriteString("\n" + indent)
	}
	b.WriteString("}")
	return b.String()
}

// indent returns the tabs before a brace that begins a line.
func (w entryWriter) indent(brace token.Pos) string {
	return strings.Repeat("\t", w.file.PositionFor(brace, false).Column-1)
}

func (w entryWriter) line(pos token.Pos) int { return w.file.PositionFor(pos, false).Line }
