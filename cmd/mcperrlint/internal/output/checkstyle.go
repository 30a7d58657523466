package output

import (
	"cmp"
	"encoding/xml"
	"io"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// checkstyle is the format of Checkstyle, which many programs read.
type checkstyle struct{}

type (
	checkstyleReport struct {
		XMLName xml.Name          `xml:"checkstyle"`
		Version string            `xml:"version,attr"`
		Files   []*checkstyleFile `xml:"file"`
	}

	checkstyleFile struct {
		Name   string            `xml:"name,attr"`
		Errors []checkstyleError `xml:"error"`
	}

	checkstyleError struct {
		Line     int    `xml:"line,attr"`
		Column   int    `xml:"column,attr,omitempty"`
		Severity string `xml:"severity,attr"`
		Message  string `xml:"message,attr"`
		Source   string `xml:"source,attr"`
	}
)

// Write writes the findings by file, in the order in which files come up.
func (checkstyle) Write(w io.Writer, r Report) error {
	report := checkstyleReport{Version: "5.0"}
	byName := make(map[string]*checkstyleFile)
	add := func(at finding.Range, severity, message, id string) {
		name := cmp.Or(r.inDir(at.File), withoutFile)
		file := byName[name]
		if file == nil {
			file = &checkstyleFile{Name: name}
			byName[name], report.Files = file, append(report.Files, file)
		}
		file.Errors = append(file.Errors, checkstyleError{
			Line: max(at.Line, 1), Column: at.Column, Severity: severity, Message: r.saying(at, message), Source: toolName + "." + id,
		})
	}
	for _, f := range r.Findings {
		add(f.Range, f.Severity.String(), briefly(f), f.ID())
	}
	for _, p := range r.Problems {
		add(p.place(), "error", p.text(), p.kind())
	}
	return writeXML(w, report)
}

// writeXML writes a value as a document that people can read, too.
func writeXML(w io.Writer, value any) error {
	data, err := xml.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, xml.Header+printable.XML(string(data))+"\n")
	return err
}
