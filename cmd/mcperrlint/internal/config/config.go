// Package config reads .mcperrlint.yaml, the settings of a project.
//
// The file is searched upward from the working directory to the root of the module.
// It is parsed strictly: unknown keys and values are errors, with position and
// suggestion. docs/configuration.md describes it.
package config

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
)

// Name is the name of the file.
const Name = ".mcperrlint.yaml"

// A Config is the settings of a project.
type Config struct {
	// Path is the file from which they come, or empty.
	Path string
	// Selection says which rules run, and which of their findings count.
	selection.Selection
	// FailOn is the least severity that fails a run: info, warning, error or never.
	FailOn string
	// Baseline is the absolute path of the file with known findings, or empty.
	Baseline string
	// Exclude are places from which nothing, or nothing of some rules, is reported.
	Exclude []Exclusion
	// Failures are settings for changes of failures.
	Failures Failures

	own      []own
	public   []place // where PublicErrors stand
	excluded []place // where the paths of Exclude stand
	baseline place   // where Baseline stands
	former   []rename
}

// A rename is a former name of a rule or category that a file writes, and that of today.
type rename struct {
	place        place
	written, now string
}

// Renamed returns one line, with its place in the file, for every rule and category that is
// called otherwise today.
func (c *Config) Renamed() []string {
	var lines []string
	for _, r := range c.former {
		lines = append(lines, fmt.Sprintf("%s:%d:%d: %s", c.Path, r.place.line, r.place.column, selection.RenameNote(r.written, r.now)))
	}
	return lines
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

// Default returns the settings of a project without a file.
func Default() *Config {
	return &Config{
		Selection: selection.Selection{Preset: selection.PresetDefault, Rules: make(map[string]selection.Setting)},
		FailOn:    "warning",
		Failures:  Failures{Changes: make(map[string]breaking.Level)},
	}
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
