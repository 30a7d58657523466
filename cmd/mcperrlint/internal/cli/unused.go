package cli

import (
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// usage knows what the packages of a run mention. A pass sees what a package imports, and never who imports it.
type usage struct {
	packages map[string]*listing.Mention
	spans    map[string][]unusedSpan // by file
	said     map[string]bool         // functions that some package mentions, by their full names
	names    map[string]bool         // of methods that can be called through interfaces
}

// An unusedSpan is an exported function that its own package does not mention.
type unusedSpan struct {
	at   finding.Range
	name string
}

// leaveUnused leaves out findings in exported functions that no package of the program mentions, and takes what the analyzer
// told from the list. The program is a main package that is looked at and imports the package of the function. Without
// one, or with a package that could not be looked at, somebody else may use the function.
func leaveUnused(r *driver.Result) []finding.Finding {
	u := usage{make(map[string]*listing.Mention), make(map[string][]unusedSpan), make(map[string]bool), make(map[string]bool)}
	kept := r.Findings[:0:0]
	for _, f := range r.Findings {
		if f.Rule == listing.Mentions.Name {
			u.add(f)
		} else {
			kept = append(kept, f)
		}
	}
	if len(r.Broken)+len(r.Skipped)+len(r.Failed)+len(r.Gaps) > 0 {
		return kept
	}
	programs := u.inPrograms()
	return slices.DeleteFunc(kept, func(f finding.Finding) bool { return programs[f.Package] && u.isUnused(f.Range) })
}

func (u usage) add(f finding.Finding) {
	m := listing.ParseMention(f.Category, f.Message)
	if m.Unused != "" {
		u.spans[f.Range.File] = append(u.spans[f.Range.File], unusedSpan{f.Range, m.Unused})
		return
	}
	u.packages[f.Package] = &m
	for _, name := range m.Functions {
		u.said[name] = true
	}
	for _, name := range m.Names {
		u.names[name] = true
	}
}

// inPrograms returns the packages that a main package imports, directly or not, if all of that was looked at.
func (u usage) inPrograms() map[string]bool {
	found := make(map[string]bool)
	for _, m := range u.packages {
		if !m.Program {
			continue
		}
		open := slices.Clone(m.Imports)
		for len(open) > 0 {
			path := open[0]
			open = open[1:]
			next := u.packages[path]
			if next == nil {
				return nil
			}
			if !found[path] {
				found[path], open = true, append(open, next.Imports...)
			}
		}
	}
	return found
}

// isUnused reports whether a place is in a function that nobody mentions.
func (u usage) isUnused(place finding.Range) bool {
	return slices.ContainsFunc(u.spans[place.File], func(s unusedSpan) bool {
		return beginsIn(place, s.at) && !u.said[s.name] && !u.names[s.name[strings.LastIndexByte(s.name, '.')+1:]]
	})
}
