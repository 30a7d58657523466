package finding

import (
	"cmp"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// An Entry is what people are told once: a finding, or several of a category that have a
// cause in common, in whatever packages.
type Entry struct {
	// Findings are the findings, at least one, by place.
	Findings []Finding
	// Cause is what they have in common. It is nil for a finding that stands alone and
	// names none.
	Cause *Cause
}

// First returns the finding that stands for the others.
func (e Entry) First() Finding { return e.Findings[0] }

// Places returns how many places the entry has.
func (e Entry) Places() int {
	n := 0
	for _, f := range e.Findings {
		n += f.Places()
	}
	return n
}

// At returns where one edit mends all of the entry: the cause, or the place of the finding.
func (e Entry) At() Range {
	if e.Cause != nil {
		return e.Cause.Range
	}
	return e.First().Range
}

// Entries returns the entries of findings, those first that matter most.
func Entries(list []Finding) []Entry {
	ordered := byWeight(list)
	causes := CausesOf(ordered)
	var entries []Entry
	at := make(map[site]int) // in the entries
	for i, f := range ordered {
		if causes[i] == nil {
			entries = append(entries, Entry{Findings: []Finding{f}})
			continue
		}
		key := siteOf(f, *causes[i])
		e, known := at[key]
		if !known {
			e, at[key] = len(entries), len(entries)
			entries = append(entries, Entry{Cause: causes[i]})
		}
		entries[e].Findings = append(entries[e].Findings, f)
	}
	return entries
}

// Singly returns an entry for each finding, those first that matter most.
func Singly(list []Finding) []Entry {
	var entries []Entry
	for _, f := range byWeight(list) {
		entries = append(entries, Entry{Findings: []Finding{f}})
	}
	return entries
}

// byWeight returns findings anew, those first that matter most.
func byWeight(list []Finding) []Finding {
	ordered := slices.Clone(list)
	slices.SortStableFunc(ordered, Matters)
	return ordered
}

// Told returns findings by place, and of those that one edit mends only the first, with the others
// as related places. Each that has a fix of its own stays: that is another edit.
func Told(list []Finding) []Finding {
	var told []Finding
	for _, e := range Entries(list) {
		first := e.First()
		first.Related = slices.Clone(first.Related)
		for _, f := range e.Findings[1:] {
			if len(f.Fixes) > 0 {
				told = append(told, f)
				continue
			}
			first.Related = append(first.Related, Related{Range: f.Range, Message: alsoMended})
		}
		told = append(told, first)
	}
	slices.SortStableFunc(told, Compare)
	return told
}

// alsoMended is how a finding speaks of the place of another one with the same cause.
const alsoMended = "same cause"

// CausesOf returns for each of the findings its cause: the one that it names, or an origin
// that it has in common with others, or the first place of a category all of which one edit mends,
// or nil.
func CausesOf(list []Finding) []*Cause {
	shared, once := sharedOrigins(list), toldOnce(list)
	causes := make([]*Cause, len(list))
	for i, f := range list {
		cause, found := f.Cause()
		if !found {
			cause, found = f.origin()
			found = found && shared[siteOf(f, cause)] > 1
		}
		if first := once[f.ID()]; !found && first != nil {
			cause, found = *first, true
		}
		if found {
			causes[i] = &cause
		}
	}
	return causes
}

// A site is a cause, for the findings of one category.
type site struct {
	id   string
	file string
	line int
}

func siteOf(f Finding, c Cause) site { return site{f.ID(), c.Range.File, c.Range.Line} }

// sharedOrigins returns how many findings of a category have an origin in common.
func sharedOrigins(list []Finding) map[site]int {
	shared := make(map[site]int)
	for _, f := range list {
		if origin, known := f.origin(); known {
			shared[siteOf(f, origin)]++
		}
	}
	return shared
}

// toldOnce returns the first place of each category all of whose findings one edit mends, if there
// are several, by ID.
func toldOnce(list []Finding) map[string]*Cause {
	first, count := make(map[string]*Cause), make(map[string]int)
	for _, f := range list {
		id := f.ID()
		if !mendedOnce[id] {
			continue
		}
		count[id]++
		if known := first[id]; known == nil || before(f.Range, known.Range) {
			first[id] = &Cause{f.Range, f.Message}
		}
	}
	for id := range first {
		if count[id] < 2 {
			delete(first, id)
		}
	}
	return first
}

// before reports whether a place stands before another one: by file, then by line.
func before(a, b Range) bool {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) < 0
}

// IsToldOnce reports whether a category, by ID, is told once for each package: at whatever place
// comes first.
func IsToldOnce(id string) bool { return mendedOnce[id] }

// mendedOnce are the categories all of whose findings in a program one edit mends.
var mendedOnce = func() map[string]bool {
	once := make(map[string]bool)
	for _, r := range analyzers.Rules() {
		for _, c := range r.Categories {
			if c.Once {
				once[Finding{Rule: r.Analyzer.Name, Category: c.Name}.ID()] = true
			}
		}
	}
	return once
}()
