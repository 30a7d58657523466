package changes

import (
	"io"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// document is the format json.
type document struct{}

// documentVersion is that of the form of the document. It changes when a program that reads the form could be misled.
const documentVersion = 1

// The objects of the document. docs/failures.md describes them.
type (
	documentObject struct {
		Version int            `json:"version"`
		Program programObject  `json:"program"`
		Since   string         `json:"since"`
		Totals  totalsObject   `json:"totals"`
		Changes []changeObject `json:"changes"`
	}

	programObject struct {
		Name    string `json:"name"`
		Version string `json:"version"`
	}

	totalsObject struct {
		Breaking int `json:"breaking"`
		Look     int `json:"look"`
		Fine     int `json:"fine"`
		Accepted int `json:"accepted"`
	}

	changeObject struct {
		Level    string         `json:"level"`
		Change   string         `json:"change"`
		Kind     string         `json:"kind"`
		Tool     string         `json:"tool"`
		Failure  string         `json:"failure"`
		Message  string         `json:"message"`
		Was      string         `json:"was"`
		Is       string         `json:"is"`
		At       failures.Place `json:"at"`
		Accepted string         `json:"accepted"`
	}
)

// Write writes one document.
func (document) Write(w io.Writer, r Report) error {
	d := documentObject{
		Version: documentVersion, Program: programObject{"mcperrlint", r.Version}, Since: r.Since, Changes: []changeObject{},
		Totals: totalsObject{len(r.of(breaking.Breaking)), len(r.of(breaking.Look)), len(r.of(breaking.Fine)), len(r.accepted())},
	}
	for _, c := range r.Changes {
		d.Changes = append(d.Changes, changeObject{
			Level: c.Level.String(), Change: c.Category, Kind: c.Kind, Tool: c.Tool, Failure: c.Failure, Message: c.Message, Was: c.Was, Is: c.Is,
			At: c.At, Accepted: c.Accepted,
		})
	}
	return output.WriteJSON(w, d)
}
