package cli

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// What the program says beside reports goes through these functions: much of it is from
// outside, such as paths, values of flags and what other programs say.

// complain says what is wrong. All lines but the first are indented: a line that begins as
// ours do is ours, whatever stands in names.
func (p *program) complain(err error) {
	text := printable.Lines(strings.TrimRight(err.Error(), "\n"))
	fmt.Fprintln(p.err, "mcperrlint: "+strings.ReplaceAll(text, "\n", "\n    "))
}

// warn says something that is no finding and does not end the run, in one line.
func (p *program) warn(format string, args ...any) {
	fmt.Fprintln(p.err, "mcperrlint: "+printable.Text(fmt.Sprintf(format, args...)))
}

// say prints one line.
func (p *program) say(format string, args ...any) error {
	_, err := fmt.Fprintln(p.out, printable.Text(fmt.Sprintf(format, args...)))
	return err
}

// show prints a line and, indented below it, a text of several.
func (p *program) show(line, text string) error {
	text = "    " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n    ")
	_, err := fmt.Fprintf(p.out, "%s\n\n%s\n\n", printable.Text(line), printable.Lines(text))
	return err
}

// printJSON prints a value as a document.
func (p *program) printJSON(value any) error { return output.WriteJSON(p.out, value) }
