package changes

import (
	"io"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/output"
)

// github is the format of the workflow commands that GitHub Actions turns into annotations.
type github struct{ options Options }

// commands are the workflow commands for levels.
var commands = map[breaking.Level]string{breaking.Breaking: "error", breaking.Look: "warning", breaking.Fine: "notice"}

// Write writes a line for each change that nobody has accepted. GitHub shows ten of a level.
func (g github) Write(w io.Writer, r Report) error {
	var list []output.Annotation
	for _, level := range levels() {
		entries, _ := g.options.told(r, level)
		for _, e := range entries {
			message := e.about() + ": " + e.Message + " (since " + r.Since + ")"
			if rest := e.rest(); rest != "" {
				message += "; " + rest
			}
			list = append(list, output.Annotation{
				Level: commands[level], File: r.inRoot(e.At.File), Line: e.At.Line, Title: "mcperrlint: " + e.Category, Message: message,
			})
		}
	}
	return output.Annotate(w, list)
}
