package output

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// junit is the format of JUnit, which programs read that show the results of
// tests: a package is a suite, a finding is a test that failed.
type junit struct{}

type (
	junitReport struct {
		XMLName  xml.Name      `xml:"testsuites"`
		Name     string        `xml:"name,attr"`
		Tests    int           `xml:"tests,attr"`
		Failures int           `xml:"failures,attr"`
		Errors   int           `xml:"errors,attr"`
		Suites   []*junitSuite `xml:"testsuite"`
	}

	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Cases    []junitCase `xml:"testcase"`
	}

	junitCase struct {
		Name    string        `xml:"name,attr"`
		Class   string        `xml:"classname,attr"`
		File    string        `xml:"file,attr,omitempty"`
		Line    int           `xml:"line,attr,omitempty"`
		Failure *junitFailure `xml:"failure"`
		Error   *junitFailure `xml:"error"`
	}

	junitFailure struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr"`
		Text    string `xml:",chardata"`
	}
)

// Write writes a suite for each package, by name.
func (junit) Write(w io.Writer, r Report) error {
	report := junitReport{Name: toolName}
	shown := r.readable()
	for i, f := range r.Findings {
		c := junitCaseOf(&r, f.Package, f.ID(), f.Range)
		c.Failure = &junitFailure{Message: r.saying(f.Range, f.Message), Type: f.Severity.String(), Text: junitText(shown, shown.Findings[i])}
		report.add(f.Package, c)
	}
	for i, p := range r.Problems {
		c := junitCaseOf(&r, p.Package, p.kind(), p.place())
		c.Error = &junitFailure{Message: r.saying(p.place(), p.text()), Type: "error", Text: printable.Text(c.Name) + ": " + shown.Problems[i].text()}
		report.add(p.Package, c)
	}
	for _, path := range r.Packages {
		if !report.has(path) {
			report.add(path, junitCase{Name: toolName, Class: path})
		}
	}
	if len(report.Suites) == 0 {
		report.add(toolName, junitCase{Name: toolName, Class: toolName})
	}
	slices.SortStableFunc(report.Suites, func(a, b *junitSuite) int { return cmp.Compare(a.Name, b.Name) })
	return writeXML(w, report)
}

func junitCaseOf(r *Report, path, id string, at finding.Range) junitCase {
	c := junitCase{Name: id, Class: path, File: r.inDir(at.File), Line: at.Line}
	if c.File != "" {
		c.Name += fmt.Sprintf(" %s:%d:%d", c.File, at.Line, at.Column)
	}
	return c
}

// junitText returns a finding with what the agent sees, the help and the related places, each in a line.
func junitText(r *Report, f finding.Finding) string {
	var b strings.Builder
	line := func(at finding.Range, message string) {
		fmt.Fprintf(&b, "%s:%s %s\n", r.at(at), r.said(at), message)
	}
	line(f.Range, strings.ReplaceAll(spelt(f), "\n", "\n\t"))
	for _, related := range f.Related {
		line(related.Range, "\t"+related.Message)
	}
	return b.String()
}

func (r *junitReport) has(path string) bool {
	return slices.ContainsFunc(r.Suites, func(s *junitSuite) bool { return s.Name == path })
}

// add adds a test to the suite of a package.
func (r *junitReport) add(path string, c junitCase) {
	i := slices.IndexFunc(r.Suites, func(s *junitSuite) bool { return s.Name == path })
	if i < 0 {
		i = len(r.Suites)
		r.Suites = append(r.Suites, &junitSuite{Name: path})
	}
	suite := r.Suites[i]
	suite.Cases = append(suite.Cases, c)
	suite.Tests++
	r.Tests++
	if c.Failure != nil {
		suite.Failures++
		r.Failures++
	}
	if c.Error != nil {
		suite.Errors++
		r.Errors++
	}
}
