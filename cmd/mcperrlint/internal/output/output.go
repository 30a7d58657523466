// Package output writes what a run found, in the formats that people and other
// programs read. A format is one file of this package. What the formats promise
// is written in docs/output.md.
package output

import (
	"io"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// A Writer writes reports in one format.
type Writer interface {
	// Write writes a report. An error is one of the io.Writer.
	Write(w io.Writer, r Report) error
}

// Options are for the format text, which people read, but for Each. All of them off gives
// one line for each finding, or for several that have a cause in common.
type Options struct {
	// Color asks for colours, by the codes that terminals understand.
	Color bool
	// Screen asks for what people read on a terminal: what a rule finds often under one heading, the
	// rest with code and labels, what the agent sees and what to do, all of it wrapped.
	Screen bool
	// Related asks for the related places, and for all places that have a cause in
	// common, as lines of their own.
	Related bool
	// Summary asks for the number of findings of each rule at the end, see
	// [WriteSummary].
	Summary bool
	// Each asks for all findings, also where they have a cause in common. GitHub's annotations
	// and the page tell all of them anyway.
	Each bool
	// Width is how many columns the terminal has. Zero means 100.
	Width int
}

// A Format is a way to write a report.
type Format struct {
	Name string
	// About says in half a sentence what the format is for.
	About string

	writer func(Options) Writer
}

// Formats returns all formats; the first is the one that people read.
func Formats() []Format {
	plain := func(w Writer) func(Options) Writer { return func(Options) Writer { return w } }
	once := func(w Writer) func(Options) Writer {
		return func(o Options) Writer {
			if o.Each {
				return w
			}
			return told{w}
		}
	}
	return []Format{
		{"text", "for people on a terminal, and one line for each cause in a pipe", func(o Options) Writer { return text{o} }},
		{"agent", "for coding agents, which get it by themselves: few tokens, fixes as diffs, what to run next", func(o Options) Writer { return agent{o} }},
		{"json", "one JSON document, for programs", once(document{})},
		{"jsonl", "one JSON object in each line, for programs that read line by line", once(objects{})},
		{"sarif", "SARIF 2.1.0, for code scanning and editors", once(sarifLog{})},
		{"github", "annotations of GitHub Actions", plain(github{})},
		{"gitlab", "a code quality report of GitLab", plain(gitlab{})},
		{"checkstyle", "Checkstyle XML, for Jenkins and others", plain(checkstyle{})},
		{"junit", "JUnit XML, for what shows the results of tests", plain(junit{})},
		{"html", "one page to look at, with the way of each error to the agent", plain(page{})},
	}
}

// A told writes what one edit mends as one finding, in formats that can name the other places.
type told struct{ Writer }

// Write writes the report with each cause once.
func (t told) Write(w io.Writer, r Report) error {
	r.Findings = finding.Told(r.Findings)
	return t.Writer.Write(w, r)
}

// New returns what writes a format. Other names than those of [Formats] are an
// error that says which was probably meant.
func New(format string, options Options) (Writer, error) {
	var names []string
	for _, f := range Formats() {
		if f.Name == format {
			return f.writer(options), nil
		}
		names = append(names, f.Name)
	}
	return nil, spelling.Unknown("format", format, names)
}
