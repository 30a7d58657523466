package upstreamtext

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// A text is something that an agent reads and should not.
type text struct {
	category string
	origin   cause.Origin
	returned bool // in an error that is returned, and not in a result
}

// worst returns the text of an answer that tells the most, and reports whether
// there is any. Of two that tell as much it is the one that came the shorter way. Errors
// that are returned count only if somebody reads them.
func worst(a answers.Answer, public public, read bool) (text, bool) {
	var all []text
	if read {
		for _, f := range a.Errors {
			if f, ok := a.Left(f); ok {
				all = append(all, textsOf(f, public, true)...)
			}
		}
	}
	for _, r := range a.Results {
		for _, f := range r.Rendered {
			for _, t := range textsOf(f, public, false) {
				if r.InFailure(f.Origin) || t.origin.Class != cause.Sensitive {
					all = append(all, t)
				}
			}
		}
		for _, o := range r.Text {
			if category, ok := categoryOf(o, public); ok && r.InFailure(o) {
				all = append(all, text{category: category, origin: o})
			}
		}
	}
	if len(all) == 0 {
		return text{}, false
	}
	found := all[0]
	for _, t := range all[1:] {
		if t.rank() < found.rank() || t.rank() == found.rank() && len(t.origin.Via) < len(found.origin.Via) {
			found = t
		}
	}
	return found, true
}

// textsOf returns what the message of an error shows.
func textsOf(f cause.Failure, public public, returned bool) []text {
	var all []text
	if public[f.Name] {
		return nil
	}
	if category, ok := categoryOf(f.Origin, public); ok {
		all = append(all, text{category, f.Origin, returned})
	}
	for _, p := range f.Parts {
		if category, ok := categoryOf(p.Origin, public); ok && p.Role&cause.Shown != 0 {
			all = append(all, text{category, p.Origin, returned})
		}
	}
	return all
}

// categories are the categories of what texts tell.
var categories = map[words.Content]string{
	words.Database:   categoryDatabase,
	words.Transport:  categoryTransport,
	words.Filesystem: categoryFilesystem,
	words.Process:    categoryProcess,
	words.API:        categoryAPI,
	words.Other:      categoryForeign,
}

// categoryOf returns the category of a text from an origin, and whether it is one
// that agents should not read.
func categoryOf(o cause.Origin, public public) (string, bool) {
	if public[o.Name] {
		return "", false
	}
	switch o.Class {
	case cause.Infrastructure, cause.Sensitive, cause.Foreign:
		category, ok := categories[o.Content()]
		return category, ok
	}
	return "", false
}

// ranks are the categories, that which tells the most first.
var ranks = []string{categoryDatabase, categoryProcess, categoryFilesystem, categoryTransport, categoryAPI, categoryForeign}

// rank is lower for what tells more.
func (t text) rank() int { return slices.Index(ranks, t.category) }

// isStrict reports whether the category of the text is one that is reported only if it is asked
// for, or where the package has adopted codes.
func (t text) isStrict() bool {
	return t.category != categoryDatabase
}
