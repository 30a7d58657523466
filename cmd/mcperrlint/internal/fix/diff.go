package fix

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A Target is what a diff is written to. It decides about lines of code with characters that
// are not fit to be printed.
type Target int

const (
	// ToFile is for a file, which has the lines as they are.
	ToFile Target = iota
	// ToPipe is for another program, or the log of a build. Lines are as they are, or git
	// would not apply them. A file is left out in which a log would take one for several, or
	// for a command.
	ToPipe
	// ToTerminal is for somebody who reads, and sees the characters spelled.
	ToTerminal
)

// A Remark says of a line of a diff what the diff does not show.
type Remark struct {
	File string // relative to the directory of the diff, with slashes
	Line int    // of the file before the changes
	Text string
	// LeftOut tells that the diff has nothing of the file.
	LeftOut bool
}

// What there is to say of a line.
const (
	spelledHere = "characters that are hidden, or that terminals and logs act on, are spelled here; -diff > FILE has them as they are"
	leftOut     = "the file is left out, because logs of builds would take this line for several, or for a command; -diff > FILE has it"
	asItIs      = "the line has characters that are hidden, or that terminals act on"
)

// String returns the place and the text.
func (r Remark) String() string { return fmt.Sprintf("%s:%d: %s", r.File, r.Line, r.Text) }

// Diff writes what the plan changes as a unified diff, in the form that git apply
// and patch -p1 take, and returns what is to be said of it. Paths are relative to a
// directory. Lines before the changes of a file, which both leave out, name the fixes after
// which there is work to do.
func (p *Plan) Diff(w io.Writer, dir string, to Target) ([]Remark, error) {
	if abs, err := filepath.Abs(dir); err == nil {
		dir = resolved([]string{abs})[0]
	}
	var remarks []Remark
	for _, s := range p.files {
		name := s.path
		if rel, err := filepath.Rel(dir, s.path); err == nil {
			name = rel
		}
		name = filepath.ToSlash(name)
		changes, remark, err := s.changes(name, to)
		if err != nil {
			return remarks, err
		}
		if remark != nil {
			remarks = append(remarks, *remark)
		}
		if changes == "" {
			continue
		}
		if _, err := io.WriteString(w, p.unsafeIn(s, name)+changes); err != nil {
			return remarks, err
		}
	}
	return remarks, nil
}

// unsafeIn names the fixes to a file after which there is work to do, one in each line.
func (p *Plan) unsafeIn(s *source, name string) string {
	var b strings.Builder
	for _, a := range p.Applied {
		if a.Fix.Unsafe && slices.Contains(a.files, s) {
			line := fmt.Sprintf("# %s:%d: unsafe: %s (%s)", name, a.Finding.Range.Line, a.Fix.Message, a.Finding.ID())
			b.WriteString(printable.Text(line) + "\n")
		}
	}
	return b.String()
}

// changes returns the part of a diff that is about the file, which has the given name there.
// It is empty for a file that is left out.
func (s *source) changes(name string, to Target) (string, *Remark, error) {
	old, fixed := string(s.content), string(s.fixed)
	diff, err := udiff.ToUnifiedDiff(label("a/"+name), label("b/"+name), old, udiff.Lines(old, fixed), udiff.DefaultContextLines)
	if err != nil || to == ToFile {
		return diff.String(), nil, err
	}
	worst, at := plain, 0
	for _, hunk := range diff.Hunks {
		number := hunk.FromLine - 1 // of the line that came last
		for i, line := range hunk.Lines {
			if line.Kind != udiff.Insert {
				number++
			}
			if fit := fitness(line.Kind, line.Content); fit > worst {
				worst, at = fit, max(number, 1)
			}
			if to == ToTerminal {
				hunk.Lines[i].Content = shown(line.Kind, line.Content)
			}
		}
	}
	switch {
	case worst == plain:
		return diff.String(), nil, nil
	case to == ToTerminal:
		return diff.String(), &Remark{File: name, Line: at, Text: spelledHere}, nil
	case worst == breaking:
		return "", &Remark{File: name, Line: at, Text: leftOut, LeftOut: true}, nil
	}
	return diff.String(), &Remark{File: name, Line: at, Text: asItIs}, nil
}

// label returns the name of a file as git writes it into a diff: in quotes if there is
// something in it to be spelled, and with a tab that tells where a name with spaces ends.
func label(name string) string {
	inQuotes := func(character string) string {
		var b strings.Builder
		for _, c := range []byte(character) {
			fmt.Fprintf(&b, `\%03o`, c)
		}
		return b.String()
	}
	quoted := printable.Spell(strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(name), inQuotes)
	switch {
	case printable.Text(name) != name:
		return `"` + quoted + `"`
	case strings.Contains(name, " "):
		return name + "\t"
	}
	return name
}
