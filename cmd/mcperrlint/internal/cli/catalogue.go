package cli

import (
	"fmt"
	"io"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/catalogue"
)

// writeFailures writes the failures of tools wherever they are asked for. What could not be looked at stands in every
// format, and on standard error where nobody reads the text.
func (l *linting) writeFailures(tools []failures.Tool) error {
	c := catalogue.Catalogue{Tools: tools, Dir: l.dir, Root: l.root(), Source: l.source, Version: readVersion().Version}
	unseen := problems(l.result)
	for _, problem := range unseen {
		at := failures.Place{File: problem.At.Filename, Line: problem.At.Line, Column: problem.At.Column}
		c.Problems = append(c.Problems, catalogue.Problem{Package: problem.Package, At: at, Message: problem.Message})
	}
	targets := l.outputs
	if len(targets) == 0 {
		targets = []target{{"text", ""}}
	}
	shown := false
	for _, t := range targets {
		if err := l.writeCatalogue(t, c); err != nil {
			return err
		}
		shown = shown || t.format == "text" && t.file == ""
	}
	if shown {
		return nil
	}
	return l.tell(unseen)
}

// writeCatalogue writes a catalogue in one format.
func (l *linting) writeCatalogue(t target, c catalogue.Catalogue) error {
	return l.writeTarget(t, func(w io.Writer) error {
		width, terminal := isTerminal(w)
		options := catalogue.Options{Color: l.colours(l.color, terminal), Width: width, Way: l.verbose, Beside: l.dir}
		if t.file != "" {
			file, err := filepath.Abs(t.file)
			if err != nil {
				return err
			}
			options.Beside = filepath.Dir(file)
		}
		writer, err := catalogue.New(t.format, options)
		if err != nil {
			return err
		}
		return writer.Write(w, c)
	})
}

// printFailuresSchema prints the schema of the format json.
func (p *program) printFailuresSchema(args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("failures schema: takes nothing, not %q", args[0])
	}
	data, err := catalogue.Schema()
	if err == nil {
		_, err = p.out.Write(data)
	}
	return err
}
