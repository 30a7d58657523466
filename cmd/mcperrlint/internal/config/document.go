package config

import (
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"github.com/mcperrlint/mcperrlint/analyzers/selection"
)

// keys are what a file can have.
var keys = append([]string{"version", "preset", "tests", "generated", "recovery-words", "fail-on", "baseline", "rules", "exclude", "public-errors", "failures"}, ownLists()...)

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
			c.Preset = selection.Preset(r.word(value, key, selection.Presets()))
		case "tests":
			c.Tests = r.truth(value, key)
		case "generated":
			c.Generated = r.truth(value, key)
		case "recovery-words":
			c.RecoveryWords = r.number(value, key)
		case "fail-on":
			c.FailOn = r.word(value, key, severities)
		case "baseline":
			c.baseline = placeOf(value)
			c.Baseline = r.file(value, key)
		case "rules":
			r.rules(value)
		case "exclude":
			r.list(value, key, r.exclusion)
		case "failures":
			r.failures(value)
		case "public-errors":
			r.list(value, key, func(element ast.Node) {
				if name := r.qualified(element); name != "" {
					c.PublicErrors = append(c.PublicErrors, name)
					c.public = append(c.public, placeOf(element))
				}
			})
		default:
			r.owned(key, value)
		}
	})
}

// rules reads what is said of rules and categories.
func (r *reader) rules(node ast.Node) {
	r.mapping(node, "rules", nil, func(key string, at, value ast.Node) {
		if err := selection.Removed(key); err != nil {
			r.fail(at, "%v", err)
			return
		}
		name := r.current(key, at)
		if !slices.Contains(selection.Names(), name) {
			r.fail(at, "unknown rule %q%s", key, meant(key, selection.Names()))
			return
		}
		if _, twice := r.config.Rules[name]; twice {
			r.fail(at, "%s is there twice, under its former name, too", name)
			return
		}
		r.config.Rules[name] = r.setting(name, value)
	})
}

// current returns the name of today for a rule or category, and notes that another one is written.
func (r *reader) current(written string, at ast.Node) string {
	name, former := selection.Current(written)
	if former {
		r.config.former = append(r.config.former, rename{placeOf(at), written, name})
	}
	return name
}

// setting reads what is said of one rule: a word, or several things.
func (r *reader) setting(name string, node ast.Node) selection.Setting {
	if _, scalar := node.(ast.ScalarNode); scalar {
		return selection.Setting{Level: r.level(name, node)}
	}
	var s selection.Setting
	known := []string{"severity", "strict", "tests"}
	if strings.Contains(name, "/") {
		known = known[:1]
	}
	r.mapping(node, name, known, func(key string, at, value ast.Node) {
		switch key {
		case "severity":
			s.Level = r.level(name, value)
		case "strict":
			s.Strict = r.truth(value, key)
		case "tests":
			s.Tests = r.truth(value, key)
		}
	})
	if s.Level == selection.Unset {
		s.Level = selection.On
	}
	return s
}

func (r *reader) level(name string, node ast.Node) selection.Level {
	return selection.ParseLevel(r.word(node, name, selection.Levels()))
}

// exclusion reads one place from which findings are left out.
func (r *reader) exclusion(node ast.Node) {
	var e Exclusion
	at, given := placeOf(node), false
	r.mapping(node, "exclude", []string{"path", "rules", "reason"}, func(key string, _, value ast.Node) {
		switch key {
		case "path":
			e.Path, at, given = r.glob(value), placeOf(value), true
		case "reason":
			e.Reason = r.text(value, key)
		case "rules":
			r.list(value, key, func(element ast.Node) {
				written := element.GetToken().Value
				if err := selection.Removed(written); err != nil {
					r.fail(element, "%v", err)
					return
				}
				if name := r.current(written, element); name != written {
					e.Rules = append(e.Rules, name)
					return
				}
				e.Rules = append(e.Rules, r.word(element, key, selection.Names()))
			})
		}
	})
	if !given {
		r.fail(node, "exclude: want a path")
	}
	if e.Path != "" {
		r.config.Exclude = append(r.config.Exclude, e)
		r.config.excluded = append(r.config.excluded, at)
	}
}

// qualified reads the name of a type or function with its package.
func (r *reader) qualified(node ast.Node) string {
	name := r.text(node, "public-errors")
	if dot := strings.LastIndexByte(name, '.'); name != "" && (dot <= strings.LastIndexByte(name, '/')+1 || dot == len(name)-1) || strings.ContainsAny(name, ", ") {
		r.fail(node, "public-errors: want the name of a type or function with the path of its package, as in example.test/orders.Refusal")
		return ""
	}
	return name
}
