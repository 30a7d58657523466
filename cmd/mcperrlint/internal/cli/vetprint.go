package cli

import (
	"flag"
	"go/token"
	"io"
	"log"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Under go vet it is the framework that prints. Messages of rules are fit to be printed; what
// it says beside them, and the places, are made so here.

// A plainWriter writes lines of text to another writer.
type plainWriter struct{ w io.Writer }

// Write writes whole lines.
func (p plainWriter) Write(lines []byte) (int, error) {
	if _, err := io.WriteString(p.w, printable.Lines(string(lines))); err != nil {
		return 0, err
	}
	return len(lines), nil
}

// spellComplaints has the framework complain in characters that can be printed.
func spellComplaints(w io.Writer) {
	log.SetOutput(plainWriter{w})
	flag.CommandLine.SetOutput(plainWriter{w})
}

// atPrintablePlaces returns a diagnostic whose places have names of files that can be printed.
func atPrintablePlaces(fset *token.FileSet, d analysis.Diagnostic) analysis.Diagnostic {
	d.Pos, d.End = printablePlace(fset, d.Pos, d.End)
	d.Related = slices.Clone(d.Related)
	for i, r := range d.Related {
		d.Related[i].Pos, d.Related[i].End = printablePlace(fset, r.Pos, r.End)
	}
	return d
}

// printablePlace returns a place that the framework prints as the given one, with a name of the
// file that can be printed: //line directives say what they like.
func printablePlace(fset *token.FileSet, pos, end token.Pos) (token.Pos, token.Pos) {
	at := fset.Position(pos)
	name := printable.Text(at.Filename)
	if name == at.Filename {
		return pos, end
	}
	file := fset.AddFile(name, -1, 1)
	file.AddLineColumnInfo(0, name, at.Line, at.Column)
	return file.Pos(0), token.NoPos
}
