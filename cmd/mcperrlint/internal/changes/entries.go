package changes

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/breaking"
)

// An entry is what people read of one or several changes: a helper that fails in another way has changed every tool
// that calls it.
type entry struct {
	breaking.Change

	tools []string // all that it is about, each as it is called
	more  int      // changes of the same kind that are not told
}

// mostAlike is how many changes of one category are told of one tool, or of the same tools, unless they are breaking.
const mostAlike = 3

// entries returns the entries for changes, in their order.
func entries(list []breaking.Change) []entry {
	type key struct{ category, message, accepted string }
	found := make(map[key]int)
	var together []entry
	for _, c := range list {
		k := key{c.Category, c.Message, c.Accepted}
		i, known := found[k]
		if !known {
			found[k], together = len(together), append(together, entry{Change: c, tools: []string{called(c)}})
			continue
		}
		if e := &together[i]; !slices.Contains(e.tools[max(len(e.tools)-1, 0):], called(c)) { // they are in order
			e.tools = append(e.tools, called(c))
		}
	}
	return abridge(together)
}

// mostFine is how many entries that are fine are told. Of more there are the numbers.
const mostFine = 10

// told returns the entries of a level that are told. If there are too many, rest says of what.
func (o Options) told(r Report, level breaking.Level) (list []entry, rest string) {
	changes := r.of(level)
	list = entries(changes)
	if level > breaking.Fine || o.All || len(list) <= mostFine {
		return list, ""
	}
	numbers := make(map[string]int)
	for _, c := range changes {
		numbers[c.Category]++
	}
	var parts []string
	for _, c := range breaking.Categories() {
		if n := numbers[c.Name]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, c.Name))
		}
	}
	return nil, strings.Join(parts, ", ") + " (-v shows them)"
}

// abridge leaves out what is alike.
func abridge(list []entry) []entry {
	type key struct{ category, tools string }
	kept := make(map[key][]int)
	var told []entry
	for _, e := range list {
		k := key{e.Category, strings.Join(e.tools, "\x00")}
		if alike := kept[k]; len(alike) == mostAlike && e.Level < breaking.Breaking && e.Accepted == "" {
			told[alike[mostAlike-1]].more++
			continue
		}
		kept[k] = append(kept[k], len(told))
		told = append(told, e)
	}
	return told
}

// mostTools is how many tools are named of those that a change is about.
const mostTools = 5

// about names the tools.
func (e entry) about() string {
	if left := len(e.tools) - mostTools; left > 1 {
		return strings.Join(e.tools[:mostTools], ", ") + fmt.Sprintf(" and %d more", left)
	}
	return strings.Join(e.tools, ", ")
}

// rest says how much is left out.
func (e entry) rest() string {
	if e.more == 0 {
		return ""
	}
	return fmt.Sprintf("and %d more of the kind, which the format json has", e.more)
}
