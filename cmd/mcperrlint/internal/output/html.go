package output

import (
	_ "embed"
	"html/template"
	"io"
	"strings"
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
	if err := t.Execute(&b, pageOf(&r)); err != nil {
		return err
	}
	_, err = io.WriteString(w, strings.Map(func(c rune) rune {
		if c == '\n' {
			return c
		}
		return visible(c)
	}, b.String()))
	return err
}
