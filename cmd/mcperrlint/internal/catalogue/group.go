package catalogue

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// A group is failures of a tool that are told once: those of the same check of several arguments, which differ in
// nothing but their places, and those of one call, which differ in what arrives then.
type group struct {
	failures.Failure // the first

	at   []failures.Place
	said []failures.Failure // one of each that differs in what is said of it
}

// grouped returns failures in groups, in the order of the first of each.
func grouped(list []failures.Failure) []*group {
	byPlaces := merged(list, func(f failures.Failure) string {
		f.At, f.Way, f.Wire = failures.Place{}, nil, ""
		return fmt.Sprintf("%#v", f)
	})
	var groups []*group
	index := make(map[string]*group)
	for _, g := range byPlaces {
		head := fmt.Sprintf("%q", []string{label(g.Failure), g.What, g.Function, g.places()})
		if known := index[head]; known != nil {
			known.said = append(known.said, g.Failure)
			continue
		}
		index[head] = g
		groups = append(groups, g)
	}
	return groups
}

// merged returns failures in groups that have the same key.
func merged(list []failures.Failure, key func(failures.Failure) string) []*group {
	var groups []*group
	index := make(map[string]*group)
	for _, f := range list {
		k := key(f)
		if index[k] == nil {
			index[k] = &group{Failure: f, said: []failures.Failure{f}}
			groups = append(groups, index[k])
		}
		index[k].at = append(index[k].at, f.At)
	}
	return groups
}

// places returns the places of the failures, without the file where it is that of the place before.
func (g *group) places() string {
	var list []string
	for i, at := range g.at {
		text := lineText(at)
		if i > 0 && at.File == g.at[i-1].File {
			text = strings.TrimPrefix(text, lineText(failures.Place{File: at.File})+":")
		}
		if text != "" {
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}
