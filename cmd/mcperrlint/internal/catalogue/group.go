package catalogue

import (
	"fmt"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// A group is failures of a tool that differ in nothing but their places, such as those of the same check of
// several arguments.
type group struct {
	failures.Failure

	at []failures.Place
}

// grouped returns failures in groups, in the order of the first of each.
func grouped(list []failures.Failure) []group {
	var groups []group
	index := make(map[string]int)
	for _, f := range list {
		key := f
		key.At, key.Way, key.Wire = failures.Place{}, nil, ""
		text := fmt.Sprintf("%#v", key)
		i, known := index[text]
		if !known {
			i = len(groups)
			index[text] = i
			groups = append(groups, group{Failure: f})
		}
		groups[i].at = append(groups[i].at, f.At)
	}
	return groups
}

// places returns the places of the failures, without the file where it is that of the place before.
func (g group) places() string {
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
