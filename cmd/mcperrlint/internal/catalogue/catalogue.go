// Package catalogue writes which failures the tools of a server have, in the formats that people and other
// programs read. Of a tool that answers a failed read as an empty success, people read
//
//	read_note  tool, mcp-go, server/read.go:12
//	  HIDDEN           os.ReadFile in store.Load  store/store.go:40
//	                   only a log knows
//
//	1 tool, 1 failure: 1 hidden from the agent, no JSON-RPC errors
//
// A failure that the agent cannot see stands first in its tool, whatever its place: it is what a maintainer
// looks for. What is not known is said to be unknown. What the formats promise is written in docs/failures.md.
//
// Read catalogue.go, shown.go, arrival.go, group.go and totals.go; then text.go, json.go with schema.go, and
// markdown.go with links.go, and html.go with what it is made of.
package catalogue

import (
	"io"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// A Catalogue is what is known of the tools of some packages.
type Catalogue struct {
	// Tools are the tools, in the order in which they are written.
	Tools []failures.Tool
	// Problems say what could not be looked at.
	Problems []Problem
	// Dir is the directory that paths are shown relative to.
	Dir string
	// Root is the directory of the repository or module. {file} in Source is relative to it.
	Root string
	// Source is a template of the address of a line, with {file} and {line}, or "" for files beside the
	// page, see [CheckSource].
	Source string
	// Version is that of the program.
	Version string
}

// A Problem is a package that does not load or type-check, or a pass that failed.
type Problem struct {
	// Package is the import path of the package, or what was asked for instead.
	Package string `json:"package"`
	// At is the place, as far as it is known.
	At failures.Place `json:"at"`
	// Message is one line.
	Message string `json:"message"`
}

// Options are for formats that people read.
type Options struct {
	// Color asks for colours, by the codes that terminals understand.
	Color bool
	// Width is how many columns the terminal has. Zero, and more than 100, mean 100.
	Width int
	// Way asks for the way of each failure to the agent, in text.
	Way bool
	// Beside is the directory in which what is written lies. Links to files of the checkout begin there.
	Beside string
}

// A Writer writes catalogues in one format.
type Writer interface {
	// Write writes a catalogue. An error is one of the io.Writer.
	Write(w io.Writer, c Catalogue) error
}

// A Format is a way to write a catalogue.
type Format struct {
	Name string
	// About says in half a sentence what the format is for.
	About string

	writer func(Options) Writer
}

// Formats returns all formats; the first is the one that people read.
func Formats() []Format {
	return []Format{
		{"text", "for people on a terminal: one block for each tool", func(o Options) Writer { return text{o} }},
		{"json", "one JSON document, for programs", func(Options) Writer { return document{} }},
		{"md", "a page of a repository: a table for each tool", func(o Options) Writer { return repositoryPage{o} }},
		{"html", "one page to look at: tools, failures, and what the agent gets", func(o Options) Writer { return browser{o} }},
	}
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
