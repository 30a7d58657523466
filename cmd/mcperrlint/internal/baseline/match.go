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
	names := b.names()
	m := &matcher{found: b.describe(list, names, read), places: placesOf(list, names, read), by: make([]*slot, len(list)), area: b.area(scope)}
	for _, e := range b.entries {
		m.slots = append(m.slots, &slot{entry: e, left: e.Count, looked: m.area.covers(e), gone: !b.exists(e)})
	}
	for i := range list {
		m.order = append(m.order, i)
	}
	slices.SortStableFunc(m.order, func(i, j int) int { return finding.Compare(list[i], list[j]) })
	m.pass(Entry.key, every)
	m.pass(anyMessage, every)
	m.pass(anyFile, (*slot).mayHaveMoved)
	m.pass(onlyPackage, (*slot).isToldOnce)
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

func anyMessage(e Entry) key {
	e.Message = ""
	return e.key()
}

func anyFile(e Entry) key {
	e.File = ""
	return e.key()
}

// onlyPackage is the key of what is told once for each package. Other findings have keys
// that no entry told once has.
func onlyPackage(e Entry) key {
	if !finding.IsToldOnce(e.Rule) {
		return e.key()
	}
	return key{rule: e.Rule, file: path.Dir(e.File)}
}

func (s *slot) isToldOnce() bool { return finding.IsToldOnce(s.entry.Rule) }

// matcher finds an entry for each finding.
type matcher struct {
	found  []Entry // what was found
	places []sites // of what was found
	order  []int   // of what was found, by place
	by     []*slot // for each that was found, the entry that knows it
	slots  []*slot
	area   *area
}

// pass finds entries for findings that have none, of those that are eligible and
// have the same key.
func (m *matcher) pass(keyOf func(Entry) key, eligible func(*slot) bool) {
	index := make(map[key][]*slot)
	for _, s := range m.slots {
		if s.left > 0 && eligible(s) {
			index[keyOf(s.entry)] = append(index[keyOf(s.entry)], s)
		}
	}
	for _, i := range m.order {
		if m.by[i] != nil {
			continue
		}
		if s := nearest(index[keyOf(m.found[i])], m.found[i].File); s != nil {
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
	isMore := m.divide(result)
	for i, f := range list {
		if m.by[i] == nil {
			m.found[i].Places = m.places[i].all()
			result.New = append(result.New, f)
			result.added = append(result.added, m.found[i])
			continue
		}
		result.Known = append(result.Known, f)
		result.New = append(result.New, m.places[i].told(f, isMore[i], m.by[i].entry.Code != m.found[i].Code)...)
		known, more := m.places[i].divided(isMore[i])
		result.kept = append(result.kept, m.found[i].with(known))
		if len(more) > 0 {
			result.added = append(result.added, m.found[i].only(more))
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

// divide returns for each place of what is known whether it is one more than those for
// which its entry stands. It keeps those at which the run has not looked.
func (m *matcher) divide(result *Match) [][]bool {
	bySlot := make(map[*slot][]int)
	for _, i := range m.order {
		if s := m.by[i]; s != nil {
			bySlot[s] = append(bySlot[s], i)
		}
	}
	isMore := make([][]bool, len(m.found))
	for _, s := range m.slots {
		var found []Place
		for _, i := range bySlot[s] {
			found = append(found, m.places[i].all()...)
		}
		flags := make([]bool, len(found)) // where any place is known
		if s.entry.Places != nil {
			flags, s.entry.Places = unknown(found, s.entry.Places)
		}
		for _, i := range bySlot[s] {
			n := len(m.places[i].all())
			isMore[i], flags = flags[:n], flags[n:]
		}
		if len(bySlot[s]) > 0 && (s.left == 0 || s.looked) {
			rest := slices.DeleteFunc(slices.Clone(s.entry.Places), m.area.hasPlace)
			result.kept = append(result.kept, m.found[bySlot[s][0]].only(rest))
		}
	}
	return isMore
}

// Prune returns the baseline without the entries that have vanished. Those of
// code that was moved are where the code is now.
func (m *Match) Prune() *Baseline { return m.baseline.with(m.kept) }

// Update returns the pruned baseline with the new findings.
func (m *Match) Update() *Baseline { return m.baseline.with(slices.Concat(m.kept, m.added)) }
