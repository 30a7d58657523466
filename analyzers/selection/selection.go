// Package selection decides which rules run and which findings are reported. The
// configuration file and the golangci-lint plugin share it.
package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Selection is what a project selects.
type Selection struct {
	// Preset decides about rules that are not named.
	Preset Preset
	// Tests reports that test files are linted.
	Tests bool
	// Generated reports that generated files are linted.
	Generated bool
	// RecoveryWords is the minimum number of words in a recovery; zero means
	// the default.
	RecoveryWords int
	// PublicErrors are types and functions, by qualified name, whose error text
	// may be shown to agents.
	PublicErrors []string
	// Rules are the settings of rules, and of categories as rule/category.
	Rules map[string]Setting
}

// A Setting is the setting of a rule or a category.
type Setting struct {
	// Level says whether it is reported.
	Level Level
	// Strict turns on all strict categories of the rule.
	Strict bool
	// Tests turns on test files for the rule.
	Tests bool
}

// Names returns the names that settings may use: all rules, and categories as
// rule/category.
func Names() []string {
	var names []string
	for _, r := range analyzers.Rules() {
		names = append(names, r.Analyzer.Name)
		for _, c := range r.Categories {
			names = append(names, r.Analyzer.Name+"/"+c.Name)
		}
	}
	return names
}

// Enabled reports whether a rule runs.
func (s *Selection) Enabled(r analyzers.Rule) bool {
	switch s.Rules[r.Analyzer.Name].Level {
	case Off:
		return false
	case Unset:
		return s.Preset.has(r) || s.turnsOnCategory(r)
	}
	return true
}

// WhereAdopted reports whether a rule reports only in packages that import package taxonomy
// or contract, because only the preset turns it on.
func (s *Selection) WhereAdopted(r analyzers.Rule) bool {
	return r.Tier == analyzers.TierAdopted && !s.Strict(r) && s.Rules[r.Analyzer.Name].Level <= Off && !s.turnsOnCategory(r)
}

// turnsOnCategory reports whether a category of the rule is asked for.
func (s *Selection) turnsOnCategory(r analyzers.Rule) bool {
	return slices.ContainsFunc(r.Categories, func(k analyzers.Category) bool {
		return s.Rules[r.Analyzer.Name+"/"+k.Name].Level > Off
	})
}

// Strict reports whether all strict categories of a rule are on.
func (s *Selection) Strict(r analyzers.Rule) bool {
	return s.Preset == PresetStrict || s.Rules[r.Analyzer.Name].Strict
}

// LooksAtTests reports whether a rule lints test files.
func (s *Selection) LooksAtTests(r analyzers.Rule) bool {
	return s.Tests || s.Rules[r.Analyzer.Name].Tests
}

// Reports reports whether findings of a category are reported in all packages, given
// whether the strict ones of the rule are on.
func (s *Selection) Reports(r analyzers.Rule, category string, strict bool) bool {
	switch s.Rules[r.Analyzer.Name+"/"+category].Level {
	case Off:
		return false
	case Unset:
		for _, k := range r.Categories {
			if k.Name == category && k.Tier != analyzers.TierDefault {
				return strict
			}
		}
	}
	return true
}

// Shows reports whether a finding of a rule is shown, which it is unless its category is off.
// Rules have no findings of strict categories that are off, see [Selection.Apply].
func (s *Selection) Shows(r analyzers.Rule, category string) bool {
	return s.Rules[r.Analyzer.Name+"/"+category].Level != Off
}

// Severity returns the severity that is set for a category, if any.
func (s *Selection) Severity(rule, category string) (analyzers.Severity, bool) {
	for _, name := range [...]string{rule + "/" + category, rule} {
		if severity, stated := s.Rules[name].Level.Severity(); stated {
			return severity, true
		}
	}
	return 0, false
}
