package output

import (
	"encoding/json"
	"io"
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
	return writeJSON(w, documentObject{
		Version:  documentVersion,
		Tool:     toolObject{Name: toolName, Version: r.Version},
		Counts:   r.counts(),
		Findings: r.findingObjects(),
		Problems: r.problemObjects(),
	})
}

// toolName is what the program is called.
const toolName = "mcperrlint"

// writeJSON writes a value as a document that people can read, too.
func writeJSON(w io.Writer, value any) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}
