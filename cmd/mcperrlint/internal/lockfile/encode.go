package lockfile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/jsonfile"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// Write writes the lock to a file, as a whole or not at all. The same lock always gives the same file.
func (l *Lock) Write(file checkout.File) error {
	data, err := l.Encode()
	if err != nil {
		return fmt.Errorf("%s: %w", file.Path, err)
	}
	return file.Write(data)
}

// Encode returns the content of the file: each tool has lines of its own, and each of its failures one.
func (l *Lock) Encode() ([]byte, error) {
	w := new(writer)
	w.text("{\n\t\"version\": %d,\n\t\"packages\": ", format.Version)
	w.value(notNil(l.Packages))
	w.text(",\n\t\"accepted\": [")
	for i, a := range l.Accepted {
		w.element(i, "\t\t")
		w.value(a)
	}
	w.close(len(l.Accepted), "\t")
	w.text(",\n\t\"tools\": [")
	for i, t := range l.Tools {
		w.element(i, "\t\t")
		w.tool(t)
	}
	w.close(len(l.Tools), "\t")
	w.text("\n}\n")
	if w.err == nil && w.out.Len() > Limit {
		w.err = fmt.Errorf("the lock would have %d bytes, and files of more than %d bytes are not read; write one for each server", w.out.Len(), Limit)
	}
	return w.out.Bytes(), w.err
}

// notNil returns a list that is not null in JSON.
func notNil(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

// A writer writes a lock, and keeps the first error.
type writer struct {
	out bytes.Buffer
	err error
}

func (w *writer) text(format string, args ...any) { fmt.Fprintf(&w.out, format, args...) }

// element begins the element of a list that has a number of elements before it.
func (w *writer) element(before int, indent string) {
	if before > 0 {
		w.text(",")
	}
	w.text("\n%s", indent)
}

// close ends a list of some elements.
func (w *writer) close(elements int, indent string) {
	if elements > 0 {
		w.text("\n%s", indent)
	}
	w.text("]")
}

// value writes a value in one line.
func (w *writer) value(value any) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false) // texts have < and & in them
	if err := encoder.Encode(value); err != nil && w.err == nil {
		w.err = err
		return
	}
	w.text("%s", printable.JSON(strings.TrimSpace(string(jsonfile.Spaced(line.Bytes())))))
}

func (w *writer) tool(t Tool) {
	w.text("{\n\t\t\t\"kind\": ")
	w.value(t.Kind)
	w.text(",\n\t\t\t\"name\": ")
	w.value(t.Name)
	if t.Unknown {
		w.text(",\n\t\t\t\"unknown\": true")
	}
	w.text(",\n\t\t\t\"failures\": [")
	for i, f := range t.Failures {
		w.element(i, "\t\t\t\t")
		w.value(f)
	}
	w.close(len(t.Failures), "\t\t\t")
	w.text("\n\t\t}")
}
