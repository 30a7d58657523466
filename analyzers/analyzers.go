// Package analyzers is the suite of rules.
//
// Each rule is a package that exports an Analyzer, so that drivers can pick.
// This package lists them with their metadata.
package analyzers

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/ignore"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// The types that describe rules.
type (
	// Rule is one rule of the suite.
	Rule = rule.Rule
	// Category is a kind of finding of a rule.
	Category = rule.Category
	// Tier says when a rule runs.
	Tier = rule.Tier
	// Severity says how much a finding matters.
	Severity = rule.Severity
	// Weakness is an entry of the Common Weakness Enumeration.
	Weakness = rule.Weakness
	// Page is the documentation of a rule.
	Page = rule.Page
	// Section is a part of a page.
	Section = rule.Section
)

// The tiers and the severities.
const (
	TierDefault = rule.Default
	TierAdopted = rule.Adopted
	TierStrict  = rule.Strict

	SeverityInfo    = rule.Info
	SeverityWarning = rule.Warning
	SeverityError   = rule.Error
)

// rules are all rules. They are made once, because an analyzer is the same as
// another only if it is the same pointer.
var rules = sorted(append(ignore.Others(), ignore.Rule()))

func sorted(all []Rule) []Rule {
	slices.SortFunc(all, func(a, b Rule) int { return strings.Compare(a.Analyzer.Name, b.Analyzer.Name) })
	return all
}

// Rules returns all rules, by name.
func Rules() []Rule { return slices.Clone(rules) }

// All returns the analyzers of all rules, sorted by name.
func All() []*analysis.Analyzer {
	return analyzersOf(Rules())
}

// Default returns the analyzers of the rules that are on by default in every
// package, sorted by name.
func Default() []*analysis.Analyzer {
	var rules []Rule
	for _, r := range Rules() {
		if r.Tier == TierDefault {
			rules = append(rules, r)
		}
	}
	return analyzersOf(rules)
}

// Settings returns the analyzer whose flags hold what a project states about its own
// functions. It is not a rule and reports nothing; layers that rules use require it.
// Drivers whose users can set flags run it beside the rules.
func Settings() *analysis.Analyzer { return settings.Analyzer }

func analyzersOf(rules []Rule) []*analysis.Analyzer {
	list := make([]*analysis.Analyzer, len(rules))
	for i, r := range rules {
		list[i] = r.Analyzer
	}
	return list
}
