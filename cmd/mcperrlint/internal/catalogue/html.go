package catalogue

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/palette"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// browser is the format html: one page that needs nothing else. Its script draws what the address says after #,
// such as #tool=read_note&failure=2, from data that are text and nothing else: the policy of the page names the
// script and the style by their sums, so that no others run, whatever is in the data.
type browser struct{ options Options }

var (
	//go:embed page.html
	pageText string
	//go:embed page.css
	pageStyle string
	//go:embed page.js
	pageScript string
)

// A shell is what the page is made of.
type shell struct {
	Title, Version string
	Policy         string
	Style          template.CSS
	Script         template.JS
	Data           template.JS
}

// Write writes the page.
func (f browser) Write(w io.Writer, c Catalogue) error {
	c = c.readable()
	data, err := f.data(c)
	if err != nil {
		return err
	}
	style := string(palette.CSS()) + pageStyle
	page := shell{
		Title: totalsOf(c.Tools...).String(), Version: c.Version,
		Policy: fmt.Sprintf("default-src 'none'; style-src %s; script-src %s; base-uri 'none'; form-action 'none'", sum(style), sum(pageScript)),
		Style:  template.CSS(style), Script: template.JS(pageScript), Data: template.JS(data),
	}
	t, err := template.New("page").Parse(pageText)
	if err != nil {
		return err
	}
	var b strings.Builder
	if err := t.Execute(&b, page); err != nil {
		return err
	}
	_, err = io.WriteString(w, printable.Lines(b.String()))
	return err
}

// sum returns the source by which a policy names a script or a style.
func sum(text string) string {
	s := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(s[:]) + "'"
}

// data returns the data of the page as JSON, a line for each tool. No text in it ends the element in which it stands,
// because < is spelled \u003c.
func (f browser) data(c Catalogue) (string, error) {
	var b strings.Builder
	b.WriteString("{\"problems\":")
	if err := encode(&b, f.problems(c)); err != nil {
		return "", err
	}
	b.WriteString(",\"tools\":[")
	for i, t := range f.tools(c) {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n")
		if err := encode(&b, t); err != nil {
			return "", err
		}
	}
	b.WriteString("\n]}")
	return printable.JSON(b.String()), nil
}

func encode(b *strings.Builder, value any) error {
	text, err := json.Marshal(value)
	b.Write(text)
	return err
}
