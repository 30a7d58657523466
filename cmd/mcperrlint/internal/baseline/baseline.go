// Package baseline records known findings, so that old code does not block a
// new rule: only new findings are reported.
//
// The file is readable. It has a line for each entry, sorted by file, so that
// reviews show what comes and goes:
//
//	{"rule": "errfactory/new", "file": "search/find.go", "message": "…", "code": "6f1c…", "count": 2}
//
// The code is a hash of the source line without indentation. The count is the
// number of equal findings in a file, if it is not one. Places in messages have
// no line numbers. So changes around the code do not change an entry.
//
// A finding that one edit fixes may stand for several tools and places. Its entry
// lists them, so that another one is new, and is reported there:
//
//	…, "places": [{"tool": "find"}, {"tool": "list", "code": "07ab…"}]}
//
// A finding is known if it has an entry. Each entry counts once for every
// finding that it stands for:
//
//  1. same file, line of code and message;
//  2. same file and line of code: the message changes with the name of the
//     function, or with a newer version of this program;
//  3. same line of code and message in another file, if that file is gone or no
//     longer has the finding: code was moved;
//  4. same directory, if the rule reports once per package, at whatever place comes
//     first.
//
// The remaining entries have vanished, if the run analysed their place.
package baseline

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A Baseline is a list of known findings.
type Baseline struct {
	file    checkout.File
	dir     string // absolute, to which paths in entries are relative
	entries []Entry
	former  map[string]string // names of rules that the file writes and that are called otherwise today
}

// An Entry stands for equal findings in one file.
type Entry struct {
	// Rule is the rule, and the category behind a slash.
	Rule string
	// File is the path from the directory of the baseline, with slashes.
	File string
	// Message is what the findings say, without the places in it.
	Message string
	// Code tells the line of source from others.
	Code string
	// Count is how many findings there are.
	Count int
	// Places are those that the findings stand for. Nil means any: the entry is of a
	// version that did not write them down.
	Places []Place
}

// A key is what tells entries apart.
type key struct{ rule, file, message, code string }

func (e Entry) key() key { return key{e.Rule, e.File, e.Message, e.Code} }

// String returns the file, the message, the rule, and the number if there are
// several.
func (e Entry) String() string {
	text := fmt.Sprintf("%s: %s (%s)", e.File, e.Message, e.Rule)
	if e.Count > 1 {
		text += fmt.Sprintf(", %d times", e.Count)
	}
	return text
}

// Compare orders entries by file, and then by what they say.
func Compare(a, b Entry) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Message, b.Message),
		cmp.Compare(a.Code, b.Code), cmp.Compare(a.Count, b.Count))
}

// New returns an empty baseline that is going to be written to a file.
func New(file checkout.File) (*Baseline, error) {
	abs, err := filepath.Abs(file.Path)
	if err != nil {
		return nil, err
	}
	return &Baseline{file: file, dir: filepath.Dir(abs)}, nil
}

// Path returns the path of the file, as it was given.
func (b *Baseline) Path() string { return b.file.Path }

// Renamed returns a sentence for every rule and category that the file names and that is called
// otherwise today. Entries have the names of today.
func (b *Baseline) Renamed() []string {
	var notes []string
	for _, former := range slices.Sorted(maps.Keys(b.former)) {
		notes = append(notes, fmt.Sprintf("%s is called %s now", former, b.former[former]))
	}
	return notes
}

// Entries returns the entries, in order.
func (b *Baseline) Entries() []Entry { return slices.Clone(b.entries) }

// Findings returns how many findings are known.
func (b *Baseline) Findings() int {
	total := 0
	for _, e := range b.entries {
		total += e.Count
	}
	return total
}

// Abs returns the absolute path of the file of an entry.
func (b *Baseline) Abs(e Entry) string { return b.abs(e.File) }

func (b *Baseline) abs(file string) string {
	path := filepath.FromSlash(file)
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(b.dir, path)
}

// with returns the baseline with other entries. Equal ones become one, which stands for
// the places of all of them.
func (b *Baseline) with(entries []Entry) *Baseline {
	return &Baseline{file: b.file, dir: b.dir, entries: merge(entries)}
}

// merge returns entries in order, with one in the place of equal ones.
func merge(entries []Entry) []Entry {
	merged := make(map[key]Entry)
	for _, e := range entries {
		if known, twice := merged[e.key()]; twice {
			e.Count += known.Count
			e.Places = together(known.Places, e.Places)
		}
		merged[e.key()] = e
	}
	list := make([]Entry, 0, len(merged))
	for _, e := range merged {
		slices.SortFunc(e.Places, comparePlaces)
		list = append(list, e)
	}
	slices.SortFunc(list, Compare)
	return list
}

// describe returns the entry that each finding would have of its own, without places.
func (b *Baseline) describe(list []finding.Finding, names *names, read func(path string) ([]byte, error)) []Entry {
	code := finding.Contents(list, read)
	entries := make([]Entry, len(list))
	for i, f := range list {
		entries[i] = Entry{Rule: f.ID(), File: names.of(f.Range.File), Message: legible(finding.Neutral(f.Message)), Code: code[i], Count: 1}
	}
	return entries
}
