package upstreamtext

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// A place is an answer with a text that an agent should not read.
type place struct {
	answers.Answer
	text
	fix *analysis.SuggestedFix // takes it out of this answer, or nil
}

// A group is what one edit, or one decision, would mend: a function of the module that lets the
// text of what it calls out to all who call it, or one library whose text handlers show
// themselves.
type group struct {
	// at is where the function calls the library, if that is in the package and several
	// places come from there.
	at     token.Pos
	places []place
}

// causesOf groups places by their causes, in the order of the first place of each, or leaves
// each alone. One that has a fix is its own cause: what mends it mends no other.
func causesOf(found []place, each bool) []group {
	if each {
		list := make([]group, len(found))
		for i, p := range found {
			list[i].places = []place{p}
		}
		return list
	}
	var keys []key
	groups := make(map[key]*group)
	for _, p := range found {
		k := keyOf(p)
		if p.fix != nil {
			k.at = p.Pos
		}
		if groups[k] == nil {
			keys, groups[k] = append(keys, k), &group{}
		}
		groups[k].places = append(groups[k].places, p)
	}
	list := make([]group, len(keys))
	for i, k := range keys {
		list[i] = *groups[k]
		if len(list[i].places) > 1 && k.line != "" {
			list[i].at = list[i].places[0].origin.Via[0].Pos
		}
	}
	return list
}

// A key is what the places of one cause have in common: what the text tells, whose it is, and
// the function of the package, or another package of the module, that lets it out.
type key struct {
	category, library string
	function, line    string
	at                token.Pos // the place, of one that has a fix
}

func keyOf(p place) key {
	k := key{category: p.category, library: libraryOf(p.origin)}
	if len(p.origin.Via) == 0 {
		return k
	}
	step := p.origin.Via[0]
	if step.Pos.IsValid() {
		k.function, k.line = step.Func, string(step.Place)
	} else {
		k.function, _, _ = strings.Cut(step.Func, ".")
	}
	return k
}

// libraryOf returns the name of the library from which a text comes.
func libraryOf(o cause.Origin) string {
	if o.Class == cause.Sensitive {
		return o.Name
	}
	last := strings.LastIndexByte(o.Name, '/') + 1
	if dot := strings.IndexByte(o.Name[last:], '.'); dot >= 0 {
		return o.Name[:last+dot]
	}
	return o.Name
}
