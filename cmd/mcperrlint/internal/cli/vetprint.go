package cli

import (
	"flag"
	"fmt"
	"go/token"
	"io"
	"log"
	"path/filepath"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/internal/position"
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

// vetPlaces knows the places of a package: what the framework prints, and reads where it is
// asked for lines of code, is what a //line directive says.
type vetPlaces struct {
	fset *token.FileSet
	dir  string // of the package
}

// real returns where a position is. What cgo has copied, for the go command and outside of the
// package, is where it was written.
func (v vetPlaces) real(pos token.Pos) token.Position {
	file := v.fset.File(pos)
	if file != nil && position.IsCopyName(file.Name()) && filepath.Dir(file.Name()) != v.dir {
		return position.Copied(v.fset, pos)
	}
	return position.Real(v.fset, pos)
}

// shown returns a diagnostic at places that are real and have names of files that can be
// printed. The message has the help; as a place of its own it would look like another finding.
func (v vetPlaces) shown(d analysis.Diagnostic) analysis.Diagnostic {
	d.Message = v.said(d.Pos) + d.Message
	d.Pos, d.End = v.place(d.Pos, d.End)
	d.Related = analyzers.Apart("", d).Related
	for i, r := range d.Related {
		d.Related[i].Message = v.said(r.Pos) + r.Message
		d.Related[i].Pos, d.Related[i].End = v.place(r.Pos, r.End)
	}
	return d
}

// place returns a place that the framework prints as the real one.
func (v vetPlaces) place(pos, end token.Pos) (token.Pos, token.Pos) {
	at := v.real(pos)
	name := printable.Text(at.Filename)
	if _, differs := position.Said(v.fset, pos, at); !differs && name == at.Filename {
		return pos, end
	}
	at.Filename = name
	return position.Add(v.fset, at), token.NoPos
}

// said returns what a //line directive says of a place, in front of a message.
func (v vetPlaces) said(pos token.Pos) string {
	at, differs := position.Said(v.fset, pos, v.real(pos))
	if !differs {
		return ""
	}
	if rel, err := filepath.Rel(v.dir, at.Filename); err == nil && filepath.IsLocal(rel) {
		at.Filename = rel
	}
	return fmt.Sprintf("(//line says %s:%d) ", printable.Text(at.Filename), at.Line)
}
