package agreement

import (
	"fmt"
	"io"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// A Format is a form in which reports are written.
type Format struct{ Name, About string }

// Formats returns all formats.
func Formats() []Format {
	return []Format{{"text", "for people"}, {"json", "the whole report, for programs"}}
}

// Known returns an error unless a format is one of these.
func Known(name string) error {
	for _, f := range Formats() {
		if f.Name == name {
			return nil
		}
	}
	return fmt.Errorf("unknown format %q (formats: text, json)", name)
}

// Write writes the report in a format.
func (r Report) Write(w io.Writer, format string) error {
	if err := Known(format); err != nil {
		return err
	}
	if format == "json" {
		return output.WriteJSON(w, r)
	}
	return r.text(w)
}
