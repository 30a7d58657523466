package golangci

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// readRules reads what is said of rules and categories, in the order of their names,
// so that it is always the same mistake that is told first.
func (s *settings) readRules(d *document) error {
	for _, written := range slices.Sorted(maps.Keys(d.Rules)) {
		name, former := selection.Current(written)
		if _, twice := d.Rules[name]; former && twice {
			return fmt.Errorf("rules: %s is called %s now, which is there, too", written, name)
		}
		if err := selection.Removed(name); err != nil {
			return fmt.Errorf("rules: %w", err)
		}
		if !slices.Contains(selection.Names(), name) {
			return unknown("rules: unknown rule", name, alternatives(name))
		}
		_, _, category := strings.Cut(name, "/")
		setting, err := readRule(d.Rules[written], category)
		if err != nil {
			return fmt.Errorf("rules: %s: %w", name, err)
		}
		s.Rules[name] = setting
	}
	return nil
}

// alternatives returns what could be said instead of an unknown name: all rules, or
// all categories of a rule that there is.
func alternatives(name string) []string {
	rule, _, _ := strings.Cut(name, "/")
	inRule := func(other string) bool { return strings.HasPrefix(other, rule+"/") }
	isCategory := func(other string) bool { return strings.Contains(other, "/") }
	if names := selection.Names(); slices.ContainsFunc(names, inRule) {
		return slices.DeleteFunc(names, func(other string) bool { return !inRule(other) })
	}
	return slices.DeleteFunc(selection.Names(), isCategory)
}

var (
	errLevel    = errors.New("want off or on, or keys with values: strict, tests")
	errCategory = errors.New("want off or on")
	errSeverity = errors.New("golangci-lint decides about severities itself; want off or on, and use its severity.rules")
)

// readRule reads what is said of one rule or category: a word, or several things.
func readRule(data json.RawMessage, category bool) (selection.Setting, error) {
	var word string
	if json.Unmarshal(data, &word) == nil {
		return levelOf(word, category)
	}
	switch {
	case category:
		return selection.Setting{}, errCategory
	case data[0] != '{':
		return selection.Setting{}, errLevel
	}
	several := struct {
		Severity any  `json:"severity"`
		Strict   bool `json:"strict"`
		Tests    bool `json:"tests"`
	}{}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&several); err != nil {
		return selection.Setting{}, explain(err)
	}
	if several.Severity != nil {
		return selection.Setting{}, errSeverity
	}
	return selection.Setting{Level: selection.On, Strict: several.Strict, Tests: several.Tests}, nil
}

func levelOf(word string, category bool) (selection.Setting, error) {
	level := selection.ParseLevel(word)
	if _, severity := level.Severity(); severity {
		return selection.Setting{}, errSeverity
	}
	if level == selection.Unset && category {
		return selection.Setting{}, errCategory
	}
	if level == selection.Unset {
		return selection.Setting{}, errLevel
	}
	return selection.Setting{Level: level}, nil
}
