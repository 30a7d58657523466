// Package changes writes what a change of a server does to agents, in the formats that people and other programs
// read. People read
//
//	breaking
//	  tools/delete.go:14: delete_note: when os.Remove fails, the answer is a success that hides it; it was
//	    an error result (error-now-success)
//
//	1 breaking change for agents since main (3f2a1c4)
//
// What the formats promise is written in docs/failures.md. A format is one file of this package.
package changes

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/spelling"
)

// A Report is what has changed since something.
type Report struct {
	// Changes are the changes, those first that matter most.
	Changes []breaking.Change
	// Since names what they are compared with, such as "main (3f2a1c4)".
	Since string
	// Dir is the directory that paths of changes are relative to, Root that of the repository.
	Dir, Root string
	// Version is that of the program.
	Version string
}

// Options are for formats that people read.
type Options struct {
	// Color asks for colours, by the codes that terminals understand.
	Color bool
	// Width is how many columns the terminal has. Zero, and more than 100, mean 100.
	Width int
	// All asks for the changes that are fine, also where there are many.
	All bool
}

// A Writer writes reports in one format.
type Writer interface {
	// Write writes a report. An error is one of the io.Writer.
	Write(w io.Writer, r Report) error
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
	return []Format{
		{"text", "for people on a terminal", func(o Options) Writer { return text{o} }},
		{"json", "one JSON document, for programs", plain(document{})},
		{"github", "annotations of GitHub Actions, at the places in the new source", func(o Options) Writer { return github{o} }},
		{"md", "a table for a pull request", func(o Options) Writer { return table{o} }},
	}
}

// New returns what writes a format. Other names than those of [Formats] are an error that says which was probably
// meant.
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

// levels are those that are told, in their order.
func levels() []breaking.Level {
	return []breaking.Level{breaking.Breaking, breaking.Look, breaking.Fine}
}

// titles are what people read for levels.
var titles = map[breaking.Level]string{breaking.Breaking: "breaking", breaking.Look: "worth a look", breaking.Fine: "fine"}

// of returns the changes of a level that nobody has accepted.
func (r Report) of(level breaking.Level) (list []breaking.Change) {
	for _, c := range r.Changes {
		if c.Level == level && c.Accepted == "" {
			list = append(list, c)
		}
	}
	return list
}

// accepted returns the changes that somebody has accepted.
func (r Report) accepted() (list []breaking.Change) {
	for _, c := range r.Changes {
		if c.Accepted != "" {
			list = append(list, c)
		}
	}
	return list
}

// called names the tool of a change.
func called(c breaking.Change) string {
	switch {
	case c.Tool == "":
		return "(" + c.Kind + " of unknown name)"
	case c.Kind == "tool":
		return c.Tool
	}
	return c.Kind + " " + c.Tool
}

// place returns a place as compilers write it, or "".
func place(at failures.Place) string {
	switch {
	case at.File == "":
		return ""
	case at.Line == 0:
		return at.File
	}
	return fmt.Sprintf("%s:%d", at.File, at.Line)
}

// inRoot returns the path of a file in the repository, with slashes.
func (r Report) inRoot(file string) string {
	if file == "" {
		return ""
	}
	path := filepath.FromSlash(file)
	if !filepath.IsAbs(path) {
		path = filepath.Join(r.Dir, path)
	}
	if rel, err := filepath.Rel(r.Root, path); err == nil && filepath.IsLocal(rel) {
		return filepath.ToSlash(rel)
	}
	return filepath.ToSlash(path)
}

// totals says how many changes there are.
func (r Report) totals() string {
	var parts []string
	for _, level := range levels() {
		if n := len(r.of(level)); n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, titles[level]))
		}
	}
	if n := len(r.accepted()); n > 0 {
		parts = append(parts, fmt.Sprintf("%d accepted", n))
	}
	if len(parts) == 0 {
		return "nothing has changed for agents since " + r.Since
	}
	return "changes for agents since " + r.Since + ": " + strings.Join(parts, ", ")
}
