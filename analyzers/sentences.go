package analyzers

import (
	_ "embed"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// sentences has what the rules say, in one file: build systems that take each folder for a package of its own
// cannot embed files of other folders. It is written from those of the rules by make docs.
//
//go:embed sentences.txt
var sentences string

// Sentence is what a rule says about one finding of a category.
type Sentence = rule.Sentence

// Sentences returns what a rule says, by category. Each is a finding of its tests.
func Sentences(name string) []Sentence {
	return slices.DeleteFunc(rule.Sentences(sentences), func(s Sentence) bool { return s.Rule != name })
}

// SeverityOf returns how much findings of a category matter, or of the rule where it has no such category.
func SeverityOf(r Rule, category string) Severity {
	for _, c := range r.Categories {
		if c.Name == category {
			return c.Severity
		}
	}
	return r.Severity
}
