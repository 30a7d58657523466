package output

import (
	"encoding/json"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// documentVersion is that of the form of the document. It changes when a program
// that reads the form could be misled.
const documentVersion = 1

// document is the format json.
type document struct{}

// documentObject is the whole document.
type documentObject struct {
	Version  int             `json:"version"`
	Tool     toolObject      `json:"tool"`
	Counts   countsObject    `json:"counts"`
	Findings []findingObject `json:"findings"`
	Problems []problemObject `json:"problems"`
}

type toolObject struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// Write writes one document.
func (document) Write(w io.Writer, r Report) error {
	return WriteJSON(w, documentObject{
		Version:  documentVersion,
		Tool:     toolObject{Name: toolName, Version: r.Version},
		Counts:   r.counts(),
		Findings: r.findingObjects(),
		Problems: r.problemObjects(),
	})
}

// toolName is what the program is called.
const toolName = "mcperrlint"

// WriteJSON writes a value as a document that people can read, too.
func WriteJSON(w io.Writer, value any) error { return writeJSON(w, value, "  ") }

// writeJSON writes a value as a document, indented if there is something to do that with.
func writeJSON(w io.Writer, value any, indent string) error {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indent)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	_, err := io.WriteString(w, printable.JSON(b.String()))
	return err
}
