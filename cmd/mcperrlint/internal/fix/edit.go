package fix

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// An edit replaces bytes of a file.
type edit struct {
	source     *source
	sum        finding.Sum // of the bytes to which the offsets belong
	start, end int
	text       string
}

// An accepted edit is part of the plan.
type accepted struct {
	edit
	by *candidate
}

// compareEdits orders edits by place. An insertion comes before what is replaced
// there.
func compareEdits(a, b edit) int {
	return cmp.Or(comparePaths(a.source, b.source), cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end))
}

func (e edit) inserts() bool { return e.start == e.end }

// overlap reports whether one edit changes what the other changes, or inserts
// within it. It expects edits in order.
func overlap(a, b edit) bool { return a.source == b.source && b.start < a.end }

// conflict returns the chosen fix with an edit that gets into the way of one of
// this candidate, and the file in which it does, or nil.
func (c *candidate) conflict() (other *candidate, in *source) {
	for _, e := range c.edits {
		for _, a := range e.source.accepted {
			if conflict(a.edit, e, a.by.finding.Rule == c.finding.Rule) {
				return a.by, e.source
			}
		}
	}
	return nil, nil
}

// conflict reports whether two edits of different fixes to a file get into each
// other's way. Text that both insert at one place may be meant twice, as a
// closing parenthesis is, and the order of different texts matters, unless one
// rule knows what it adds to the same list. Of imports neither is true.
func conflict(a, b edit, sameRule bool) bool {
	imports := a.source.inImports(a.start) && a.source.inImports(b.start)
	switch {
	case a == b:
		return a.inserts() && !imports
	case a.inserts() && b.inserts():
		return a.start == b.start && !imports && !sameRule
	case (a.inserts() || b.inserts()) && !imports:
		return a.start <= b.end && b.start <= a.end
	}
	return a.start < b.end && b.start < a.end
}

// apply returns the content of a file with its accepted edits.
func (s *source) apply() string {
	edits := slices.SortedStableFunc(slices.Values(s.accepted), func(a, b accepted) int { return compareEdits(a.edit, b.edit) })
	var b strings.Builder
	at := 0
	for _, e := range edits {
		b.Write(s.content[at:e.start])
		b.WriteString(e.text)
		at = e.end
	}
	b.Write(s.content[at:])
	return b.String()
}

// files returns the files that a candidate changes.
func (c *candidate) files() []*source {
	var list []*source
	for _, e := range c.edits {
		if !slices.Contains(list, e.source) {
			list = append(list, e.source)
		}
	}
	return list
}
