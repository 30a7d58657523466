// Package selection says which rules run, and which of their findings are reported:
// what the configuration file and the settings of the golangci-lint plugin have in
// common.
package selection

import (
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// A Selection is what a project asks for.
type Selection struct {
	// Preset decides about rules that are not mentioned.
	Preset Preset
	// Tests says that test files are looked at.
	Tests bool
	// Generated says that generated files are looked at.
	Generated bool
	// RecoveryWords is how many words a recovery needs; zero means the default.
	RecoveryWords int
	// PublicErrors are types and functions, by qualified name, the text of whose
	// errors is fit for agents.
	PublicErrors []string
	// Rules are what is said of rules, and of categories as rule/category.
	Rules map[string]Setting
}

// A Setting is what is said of a rule or a category.
type Setting struct {
	// Level says whether it is reported.
	Level Level
	// Strict says that all strict categories of the rule are.
	Strict bool
	// Tests says that the rule looks at test files.
	Tests bool
}

// Names returns the names of which something can be said: those of all rules, and
// of their categories behind a slash.
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

// WhereAdopted reports whether a rule that runs reports only in packages which import package
// taxonomy or contract: nothing but the preset turns it on.
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

// LooksAtTests reports whether a rule looks at test files.
func (s *Selection) LooksAtTests(r analyzers.Rule) bool {
	return s.Tests || s.Rules[r.Analyzer.Name].Tests
}

// Reports reports whether findings of a category are reported in all packages, where the
// strict ones of the rule are on or not.
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

// Shows reports whether a finding that a rule has is shown: unless its category is off. The rule
// itself has no finding of a strict category that nobody asked for, see [Selection.Apply].
func (s *Selection) Shows(r analyzers.Rule, category string) bool {
	return s.Rules[r.Analyzer.Name+"/"+category].Level != Off
}

// Severity returns the severity of a category that is stated, if one is.
func (s *Selection) Severity(rule, category string) (analyzers.Severity, bool) {
	for _, name := range [...]string{rule + "/" + category, rule} {
		if severity, stated := s.Rules[name].Level.Severity(); stated {
			return severity, true
		}
	}
	return 0, false
}
