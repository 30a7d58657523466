package lsp

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp/buffer"
)

// A state is what is known of a workspace.
type state struct {
	files     map[string]*file // by path, those of which there is something to tell
	modules   []string
	problems  []Problem
	served    *Served
	published map[string]string // what the client was told, by path
}

func newState() state {
	return state{files: make(map[string]*file), served: new(Served), published: make(map[string]string)}
}

// A file is one with findings or handlers.
type file struct {
	text     *buffer.Text // as it was looked at
	findings []finding.Finding
	// stale tells that the file could not be looked at since, because something does not type-check.
	stale bool
	texts map[string]*buffer.Text // of other files, with related places
}

// take takes a report. What is known of files that it could not look at stays.
func (w *workspace) take(r *Report, exists func(path string) bool) {
	w.modules, w.problems = r.Modules, nil
	before := w.files
	w.files = make(map[string]*file)
	texts := make(map[string]*buffer.Text)
	read := func(path string) *buffer.Text {
		if texts[path] == nil {
			content, err := r.Read(path)
			if err != nil {
				return nil
			}
			texts[path] = buffer.New(content)
		}
		return texts[path]
	}
	for _, f := range r.Findings {
		for _, told := range f.Everywhere() {
			path := told.Range.File
			if w.files[path] == nil {
				text := read(path)
				if text == nil {
					continue // it has changed meanwhile, and is looked at again
				}
				w.files[path] = &file{text: text, texts: texts}
			}
			w.files[path].findings = append(w.files[path].findings, told)
		}
		for _, related := range f.Related {
			read(related.Range.File)
		}
	}
	if r.Incomplete {
		w.keep(before, r.Files, exists)
	}
}

// keep keeps what was known of files that were not looked at.
func (w *workspace) keep(before map[string]*file, looked []string, exists func(path string) bool) {
	for path, f := range before {
		if _, found := slices.BinarySearch(looked, path); !found && w.files[path] == nil && exists(path) {
			f.stale = true
			w.files[path] = f
		}
	}
}

// fail takes that nothing could be looked at. What was known stays.
func (w *workspace) fail(problems []Problem) {
	for i := range problems {
		if problems[i].File == "" {
			problems[i].File = moduleFile(w.root)
		}
	}
	w.problems = problems
	for _, f := range w.files {
		f.stale = true
	}
}

// serve takes what the servers offer. If not all packages could be looked at, what is known of files without handlers now
// stays.
func (w *workspace) serve(served *Served, incomplete bool) {
	if incomplete && len(served.Handlers) < len(w.served.Handlers) {
		return // the counts would be of half a program
	}
	w.served = served
}

// count returns how many findings there are about a tool.
func (w *workspace) count(tool string) int {
	n := 0
	for _, f := range w.files {
		for _, told := range f.findings {
			if slices.Contains(strings.Split(told.Tool, ", "), tool) {
				n++
			}
		}
	}
	return n
}
