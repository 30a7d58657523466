// Package config reads .mcperrlint.yaml, the settings of a project.
//
// The file is found upward from where the program runs, to the root of the module.
// It is read strictly: what is not known is a mistake, told with its place and what
// was probably meant. docs/configuration.md describes it.
package config

import (
	"path/filepath"
	"slices"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// Name is the name of the file.
const Name = ".mcperrlint.yaml"

// A Config is the settings of a project.
type Config struct {
	// Path is the file from which they come, or empty.
	Path string
	// Preset decides about rules that are not mentioned.
	Preset Preset
	// Tests says that test files are looked at.
	Tests bool
	// Generated says that generated files are looked at.
	Generated bool
	// RecoveryWords is how many words a recovery needs; zero means the default.
	RecoveryWords int
	// FailOn is the least severity that fails a run: info, warning, error or never.
	FailOn string
	// Baseline is the absolute path of the file with known findings, or empty.
	Baseline string
	// PublicErrors are types and functions, by qualified name, the text of whose
	// errors is fit for agents.
	PublicErrors []string
	// Exclude are places from which nothing, or nothing of some rules, is reported.
	Exclude []Exclusion

	rules  map[string]setting // by rule, or rule/category
	own    []own
	public []place // where PublicErrors stand
}

// An Exclusion is a place from which findings are left out.
type Exclusion struct {
	// Path is a glob with slashes, relative to the directory of the file, in
	// which ** stands for any number of directories.
	Path string
	// Rules are the rules and categories that are left out; none means all.
	Rules []string
	// Reason says why, for those who read the file.
	Reason string
}

// A setting is what the file says of a rule or a category.
type setting struct {
	level  level
	strict bool
	tests  bool
}

// Default returns the settings of a project without a file.
func Default() *Config {
	return &Config{Preset: PresetDefault, FailOn: "warning", rules: make(map[string]setting)}
}

// Enabled reports whether a rule runs.
func (c *Config) Enabled(r analyzers.Rule) bool {
	switch s := c.rules[r.Analyzer.Name]; s.level {
	case levelOff:
		return false
	case levelUnset:
		return c.Preset.has(r) || c.turnsOnCategory(r)
	}
	return true
}

// turnsOnCategory reports whether a category of the rule is asked for.
func (c *Config) turnsOnCategory(r analyzers.Rule) bool {
	return slices.ContainsFunc(r.Categories, func(k analyzers.Category) bool {
		return c.rules[r.Analyzer.Name+"/"+k.Name].level > levelOff
	})
}

// Strict reports whether all strict categories of a rule are on.
func (c *Config) Strict(r analyzers.Rule) bool {
	return c.Preset == PresetStrict || c.rules[r.Analyzer.Name].strict
}

// LooksAtTests reports whether a rule looks at test files.
func (c *Config) LooksAtTests(r analyzers.Rule) bool {
	return c.Tests || c.rules[r.Analyzer.Name].tests
}

// NeedsStrict reports whether a rule has to look for findings of any strict
// category. Those that nobody asked for are dropped by [Config.Reports].
func (c *Config) NeedsStrict(r analyzers.Rule) bool {
	return c.Strict(r) || slices.ContainsFunc(r.Categories, func(k analyzers.Category) bool {
		return k.Tier == analyzers.TierStrict && c.rules[r.Analyzer.Name+"/"+k.Name].level > levelOff
	})
}

// Reports reports whether findings of a category are reported, where the strict
// ones of the rule are on or not.
func (c *Config) Reports(r analyzers.Rule, category string, strict bool) bool {
	switch c.rules[r.Analyzer.Name+"/"+category].level {
	case levelOff:
		return false
	case levelUnset:
		for _, k := range r.Categories {
			if k.Name == category && k.Tier == analyzers.TierStrict {
				return strict
			}
		}
	}
	return true
}

// Severity returns the severity of a category that the file states, if it does.
func (c *Config) Severity(rule, category string) (analyzers.Severity, bool) {
	for _, name := range [...]string{rule + "/" + category, rule} {
		if severity, stated := c.rules[name].level.severity(); stated {
			return severity, true
		}
	}
	return 0, false
}

// Excluded reports whether a finding in a file is left out.
func (c *Config) Excluded(file, rule, category string) bool {
	rel, err := filepath.Rel(filepath.Dir(c.Path), file)
	if c.Path == "" || err != nil {
		return false
	}
	rel = filepath.ToSlash(rel)
	return slices.ContainsFunc(c.Exclude, func(e Exclusion) bool {
		matches := doublestar.MatchUnvalidated(e.Path, rel)
		return matches && (len(e.Rules) == 0 || slices.Contains(e.Rules, rule) || slices.Contains(e.Rules, rule+"/"+category))
	})
}
