package baseline

import (
	"path"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// A Match is what comes of the findings of a run and a baseline.
type Match struct {
	// New and Known divide the findings, in their order.
	New, Known []finding.Finding
	// Vanished are the entries whose findings are gone from where the run has
	// looked, with the number of those that are.
	Vanished []Entry

	baseline *Baseline
	added    []Entry // of the findings that are new
	kept     []Entry // of those that are known, as they are now, and of those elsewhere
}

// Match finds out which findings are known. They must be all that the run has
// found, before anything else is filtered out. Read returns the content of a file
// by its path in the findings.
func (b *Baseline) Match(list []finding.Finding, scope Scope, read func(path string) ([]byte, error)) *Match {
	m := &matcher{found: b.describe(list, read), by: make([]*slot, len(list))}
	area := b.area(scope)
	for _, e := range b.entries {
		m.slots = append(m.slots, &slot{entry: e, left: e.Count, looked: area.covers(e), gone: !b.exists(e)})
	}
	for i := range list {
		m.order = append(m.order, i)
	}
	slices.SortStableFunc(m.order, func(i, j int) int { return finding.Compare(list[i], list[j]) })
	m.pass(Entry.key, every)
	m.pass(anyMessage, every)
	m.pass(anyFile, (*slot).mayHaveMoved)
	return m.result(b, list)
}

// A slot is an entry and the number of its findings that were not met yet.
type slot struct {
	entry  Entry
	left   int
	looked bool // the run has looked at its place
	gone   bool // there is no such file any more
}

func every(*slot) bool { return true }

// mayHaveMoved reports whether the findings of the entry are certain not to be
// where they were: nobody knows of a file that is there and was not analysed.
func (s *slot) mayHaveMoved() bool { return s.gone || s.looked }

func anyMessage(e Entry) Entry {
	e.Message = ""
	return e.key()
}

func anyFile(e Entry) Entry {
	e.File = ""
	return e.key()
}

// matcher finds an entry for each finding.
type matcher struct {
	found []Entry // what was found
	order []int   // of what was found, by place
	by    []*slot // for each that was found, the entry that knows it
	slots []*slot
}

// pass finds entries for findings that have none, of those that are eligible and
// have the same key.
func (m *matcher) pass(key func(Entry) Entry, eligible func(*slot) bool) {
	index := make(map[Entry][]*slot)
	for _, s := range m.slots {
		if s.left > 0 && eligible(s) {
			index[key(s.entry)] = append(index[key(s.entry)], s)
		}
	}
	for _, i := range m.order {
		if m.by[i] != nil {
			continue
		}
		if s := nearest(index[key(m.found[i])], m.found[i].File); s != nil {
			s.left--
			m.by[i] = s
		}
	}
}

// nearest returns the entry whose file is most likely to have been the given one:
// one with the same name, else one in the same directory, else the first.
func nearest(slots []*slot, file string) *slot {
	var best *slot
	score := -1
	for _, s := range slots {
		likely := 0
		switch {
		case s.left == 0:
			continue
		case path.Base(s.entry.File) == path.Base(file):
			likely = 2
		case path.Dir(s.entry.File) == path.Dir(file):
			likely = 1
		}
		if likely > score {
			best, score = s, likely
		}
	}
	return best
}

// result tells what the entries that were found mean.
func (m *matcher) result(b *Baseline, list []finding.Finding) *Match {
	result := &Match{baseline: b}
	for i, f := range list {
		if m.by[i] == nil {
			result.New = append(result.New, f)
			result.added = append(result.added, m.found[i])
		} else {
			result.Known = append(result.Known, f)
			result.kept = append(result.kept, m.found[i])
		}
	}
	for _, s := range m.slots {
		left := s.entry
		left.Count = s.left
		switch {
		case s.left == 0:
		case s.looked:
			result.Vanished = append(result.Vanished, left)
		default:
			result.kept = append(result.kept, left)
		}
	}
	return result
}

// Prune returns the baseline without the entries that have vanished. Those of
// code that was moved are where the code is now.
func (m *Match) Prune() *Baseline { return m.baseline.with(m.kept) }

// Update returns the pruned baseline with the new findings.
func (m *Match) Update() *Baseline { return m.baseline.with(slices.Concat(m.kept, m.added)) }
