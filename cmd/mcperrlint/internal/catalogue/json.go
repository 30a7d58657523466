package catalogue

import (
	"io"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// documentVersion is that of the form of the document. It changes when a program
// that reads the form could be misled.
const documentVersion = 1

// document is the format json.
type document struct{}

// documentObject is the whole document. Its form is promised by the schema.
type documentObject struct {
	Version  int             `json:"version"`
	Program  programObject   `json:"program"`
	Totals   Totals          `json:"totals"`
	Tools    []failures.Tool `json:"tools"`
	Problems []Problem       `json:"problems"`
}

type programObject struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// Write writes one document.
func (document) Write(w io.Writer, c Catalogue) error {
	c = c.relative()
	return output.WriteJSON(w, documentObject{
		Version: documentVersion, Program: programObject{"mcperrlint", c.Version}, Totals: totalsOf(c.Tools...),
		Tools: c.Tools, Problems: c.Problems,
	})
}
