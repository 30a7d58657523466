package config

import (
	"slices"

	"github.com/goccy/go-yaml/ast"

	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// An own is what the file says of a function or a type, by qualified name.
type own struct {
	list  string
	entry settings.Entry
	place place
}

// A place is a line and a column of the file.
type place struct{ line, column int }

func placeOf(node ast.Node) place {
	position := node.GetToken().Position
	return place{position.Line, position.Column}
}

// A Flag is a flag of the analyzer settings.Analyzer, with a value for it.
type Flag struct{ Name, Value string }

// Flags returns what the file says of the project's own functions as flags: they
// reach passes in no other way, whatever the driver is. Values for one flag add up.
func (c *Config) Flags() []Flag {
	var flags []Flag
	for _, o := range c.own {
		flags = append(flags, Flag{o.list, o.entry.String()})
	}
	return flags
}

// ownLists returns the keys of the lists of functions.
func ownLists() []string {
	var names []string
	for _, l := range settings.Lists() {
		names = append(names, l.Name)
	}
	return names
}

// nameKey is the key for the name of a function.
const nameKey = "name"

// owned reads a list of functions.
func (r *reader) owned(name string, node ast.Node) {
	i := slices.IndexFunc(settings.Lists(), func(l settings.List) bool { return l.Name == name })
	l := settings.Lists()[i]
	r.list(node, name, func(element ast.Node) { r.ownEntry(l, element) })
}

// ownEntry reads what is said of one function: its name alone, or with options.
func (r *reader) ownEntry(l settings.List, node ast.Node) {
	name, at, options := "", node, ""
	before := len(r.mistakes.lines)
	if _, scalar := node.(ast.ScalarNode); scalar {
		name = r.text(node, l.Name)
	} else {
		r.mapping(node, l.Name, append([]string{nameKey}, optionNames(l)...), func(key string, _, value ast.Node) {
			if key == nameKey {
				name, at = r.text(value, key), value
				return
			}
			options += ":" + key + "=" + r.option(l, key, value)
		})
	}
	switch {
	case len(r.mistakes.lines) > before:
		return
	case name == "":
		r.fail(node, "%s: want a name", l.Name)
		return
	}
	if _, err := settings.ParseName(name); err != nil {
		r.fail(at, "%s: %v", l.Name, err)
		return
	}
	entry, err := l.Parse(name + options)
	if err != nil {
		r.fail(at, "%s: %v", l.Name, err)
		return
	}
	if slices.ContainsFunc(r.config.own, func(o own) bool { return o.list == l.Name && o.entry.Name.String() == name }) {
		r.fail(at, "%s: %s is there twice", l.Name, name)
		return
	}
	r.config.own = append(r.config.own, own{l.Name, entry, placeOf(at)})
}

func optionNames(l settings.List) []string {
	var names []string
	for _, o := range l.Options {
		names = append(names, o.Name)
	}
	return names
}

// option reads the value of an option, in the form in which flags have it.
func (r *reader) option(l settings.List, name string, node ast.Node) string {
	o := l.Options[slices.IndexFunc(l.Options, func(o settings.Option) bool { return o.Name == name })]
	switch o.Form {
	case settings.Word:
		return r.word(node, name, o.Words)
	case settings.Truth:
		if r.truth(node, name) {
			return "true"
		}
		return "false"
	}
	if _, several := node.(*ast.SequenceNode); !several || o.Form == settings.Index {
		return r.index(name, node)
	}
	text := ""
	r.list(node, name, func(element ast.Node) {
		if text != "" {
			text += settings.IndexSeparator
		}
		text += r.index(name, element)
	})
	if text == "" {
		r.fail(node, "%s: want at least one argument, counted from 0", name)
	}
	return text
}

// index reads the index of an argument.
func (r *reader) index(name string, node ast.Node) string {
	text := node.GetToken().Value
	if _, ok := node.(*ast.IntegerNode); !ok || (settings.Option{Form: settings.Index}).Check(text) != nil {
		r.fail(node, "%s: want an argument, counted from 0", name)
	}
	return text
}
