package config

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// keys are what a file can have.
var keys = append([]string{"version", "preset", "tests", "generated", "recovery-words", "fail-on", "baseline", "rules", "exclude", "public-errors"}, ownLists()...)

// severities are the words for fail-on.
var severities = []string{"info", "warning", "error", "never"}

// document reads a file.
func (r *reader) document(node ast.Node) {
	c := r.config
	r.mapping(node, "the file", keys, func(key string, at, value ast.Node) {
		switch key {
		case "version":
			r.version(value)
		case "preset":
			c.Preset = Preset(r.word(value, key, presets))
		case "tests":
			c.Tests = r.truth(value, key)
		case "generated":
			c.Generated = r.truth(value, key)
		case "recovery-words":
			c.RecoveryWords = r.number(value, key)
		case "fail-on":
			c.FailOn = r.word(value, key, severities)
		case "baseline":
			c.Baseline = filepath.Join(filepath.Dir(c.Path), filepath.FromSlash(r.text(value, key)))
		case "rules":
			r.rules(value)
		case "exclude":
			r.list(value, key, func(element ast.Node) { c.Exclude = append(c.Exclude, r.exclusion(element)) })
		case "public-errors":
			r.list(value, key, func(element ast.Node) {
				c.PublicErrors = append(c.PublicErrors, r.qualified(element))
				c.public = append(c.public, placeOf(element))
			})
		default:
			r.owned(key, value)
		}
	})
}

// rules reads what is said of rules and categories.
func (r *reader) rules(node ast.Node) {
	r.mapping(node, "rules", nil, func(key string, at, value ast.Node) {
		if !slices.Contains(ruleNames(), key) {
			_ = r.fail(at, "unknown rule %q%s", key, meant(key, ruleNames()))
			return
		}
		r.config.rules[key] = r.setting(key, value)
	})
}

// setting reads what is said of one rule: a word, or several things.
func (r *reader) setting(name string, node ast.Node) setting {
	if _, scalar := node.(ast.ScalarNode); scalar {
		return setting{level: r.level(name, node)}
	}
	s := setting{level: levelUnset}
	known := []string{"severity", "strict", "tests"}
	if strings.Contains(name, "/") {
		known = known[:1]
	}
	r.mapping(node, name, known, func(key string, at, value ast.Node) {
		switch key {
		case "severity":
			s.level = r.level(name, value)
		case "strict":
			s.strict = r.truth(value, key)
		case "tests":
			s.tests = r.truth(value, key)
		}
	})
	if s.level == levelUnset {
		s.level = levelOn
	}
	return s
}

func (r *reader) level(name string, node ast.Node) level {
	return level(slices.Index(levels, r.word(node, name, levels[levelOff:])))
}

// exclusion reads one place from which findings are left out.
func (r *reader) exclusion(node ast.Node) Exclusion {
	var e Exclusion
	r.mapping(node, "exclude", []string{"path", "rules", "reason"}, func(key string, at, value ast.Node) {
		switch key {
		case "path":
			e.Path = r.glob(value)
		case "reason":
			e.Reason = r.text(value, key)
		case "rules":
			r.list(value, key, func(element ast.Node) { e.Rules = append(e.Rules, r.word(element, key, ruleNames())) })
		}
	})
	if e.Path == "" {
		_ = r.fail(node, "exclude: want a path")
	}
	return e
}

// qualified reads the name of a type or function with its package.
func (r *reader) qualified(node ast.Node) string {
	name := r.text(node, "public-errors")
	if dot := strings.LastIndexByte(name, '.'); name != "" && (dot <= strings.LastIndexByte(name, '/')+1 || dot == len(name)-1) || strings.ContainsAny(name, ", ") {
		_ = r.fail(node, "public-errors: want the name of a type or function with the path of its package, as in example.test/orders.Refusal")
	}
	return name
}

// ruleNames returns the names of all rules, and of their categories behind a slash.
func ruleNames() []string {
	var names []string
	for _, r := range analyzers.Rules() {
		names = append(names, r.Analyzer.Name)
		for _, c := range r.Categories {
			names = append(names, r.Analyzer.Name+"/"+c.Name)
		}
	}
	return names
}
