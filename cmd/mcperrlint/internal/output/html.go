package output

import (
	_ "embed"
	"html/template"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// page is the format html: one page that needs nothing else.
type page struct{}

//go:embed page.html
var pageText string

// Write writes the page.
func (page) Write(w io.Writer, r Report) error {
	t, err := template.New("page").Parse(pageText)
	if err != nil {
		return err
	}
	var b strings.Builder
	if err := t.Execute(&b, pageOf(r.readable())); err != nil {
		return err
	}
	// The lines of code have their tabs, and are lines of the page.
	_, err = io.WriteString(w, printable.Lines(b.String()))
	return err
}
