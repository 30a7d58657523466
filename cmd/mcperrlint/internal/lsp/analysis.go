package lsp

import (
	"context"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
)

// An Analyst knows the modules of a machine.
type Analyst interface {
	// Root returns the directory of the module, or of the workspace of several, of whose packages a file is one, or "".
	Root(file string) string
	// Open returns what looks at the packages of a root. Nothing is looked at yet.
	Open(root string) Workspace
	// Page returns, in Markdown, what a rule is about, given the rule or the category.
	Page(id string) string
}

// A Workspace is a module, or a workspace of several, whose packages are looked at whenever they change.
type Workspace interface {
	// Look finds what there is to report, with the content of some files, by absolute path, in place of what is on the disk. It
	// tells what it is doing. An error is a [*Trouble], or that of the context.
	Look(ctx context.Context, overlay map[string][]byte, doing func(string)) (*Report, error)
	// Serves finds the tools, prompts and resources, and what they answer when something fails.
	Serves(ctx context.Context, overlay map[string][]byte) (*Served, error)
	// Close forgets what was kept between runs.
	Close()
}

// A Report is what was found in the packages of a workspace.
type Report struct {
	// Findings are those that are reported, by place.
	Findings []finding.Finding
	// Files are the files that were looked at.
	Files []string
	// Modules are the directories of the modules whose files may be changed.
	Modules []string
	// Incomplete tells that there are packages that do not load or type-check.
	Incomplete bool
	// Notes are sentences about how the report came about.
	Notes []string
	// Read returns a file as it was looked at.
	Read func(path string) ([]byte, error)
}

// Trouble is why there is no report.
type Trouble struct{ Problems []Problem }

// A Problem is a mistake in a file, such as the settings or go.mod.
type Problem struct {
	File         string // absolute
	Line, Column int    // from 1; 0 if unknown
	Message      string
}

// Error returns all messages.
func (t *Trouble) Error() string {
	list := make([]string, len(t.Problems))
	for i, p := range t.Problems {
		list[i] = p.Message
	}
	return strings.Join(list, "\n")
}

// Served is what the servers of a workspace offer.
type Served struct {
	// Handlers are the tools, prompts and resources, by place.
	Handlers []Handler
	// Texts are the files with handlers as they were looked at.
	Texts map[string]*buffer.Text
	// Page and Text return what some of them answer when something fails, in Markdown and as plain text.
	Page, Text func(of []Handler) string
}

// A Handler is a tool, prompt or resource.
type Handler struct {
	// Name is the name under which it is registered, or the function in parentheses if that is not known.
	Name string
	// File and Line say where the function is that handles it.
	File string
	Line int
	// Become says what its failures become, with how many do, in the order in which they are told.
	Become []Count
	// Index is its place in the list.
	Index int
}

// Count is a number of failures, and what they become.
type Count struct {
	N  int
	To string
}
