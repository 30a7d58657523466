package changes

import (
	"io"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// github is the format of the workflow commands that GitHub Actions turns into annotations.
type github struct{}

// commands are the workflow commands for levels.
var commands = map[breaking.Level]string{breaking.Breaking: "error", breaking.Look: "warning", breaking.Fine: "notice"}

// Write writes a line for each change that nobody has accepted.
func (github) Write(w io.Writer, r Report) error {
	var list []output.Annotation
	for _, level := range levels() {
		for _, c := range r.of(level) {
			list = append(list, output.Annotation{
				Level: commands[level], File: r.inRoot(c.At.File), Line: c.At.Line, Title: "mcperrlint: " + c.Category,
				Message: sentence(c) + " (since " + r.Since + ")",
			})
		}
	}
	return output.Annotate(w, list)
}
