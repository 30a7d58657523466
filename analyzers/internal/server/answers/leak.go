package answers

import (
	"cmp"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
)

// Leaks returns those readings that an agent must not read: the one that tells the most, of two that tell as
// much the one that came the shorter way, and others that another function lets out, as that takes another
// edit.
func Leaks(all []Reading) []Reading {
	all = slices.DeleteFunc(slices.Clone(all), func(r Reading) bool { return rankOf(r) == 0 })
	if len(all) == 0 {
		return nil
	}
	worst := slices.MaxFunc(all, func(a, b Reading) int {
		return cmp.Or(cmp.Compare(rankOf(a), rankOf(b)), cmp.Compare(len(b.Via), len(a.Via)))
	})
	list := []Reading{worst}
	for _, r := range all {
		if len(r.Via) > 0 && !slices.ContainsFunc(list, func(other Reading) bool { return len(other.Via) == 0 || other.Via[0].Func == r.Via[0].Func }) {
			list = append(list, r)
		}
	}
	return list
}

// Bodies returns those readings that are the whole body of a response in a failure, however long it is. A body that is
// cut on one of the ways to the text is one with a limit.
func Bodies(all []Reading) []Reading {
	var list []Reading
	for _, r := range all {
		if r.Failed && r.Name == words.BodyText && !slices.ContainsFunc(all, func(other Reading) bool {
			return other.Short && other.Name == r.Name && other.Pos == r.Pos
		}) {
			list = append(list, r)
		}
	}
	return list
}

// rankOf is higher for what tells more, and 0 for what is no leak. What a tool answers if all is well
// is what it was made for, unless it is a credential or a stack.
func rankOf(r Reading) int {
	switch r.Content() {
	case words.Credential, words.Stated:
		return 3
	case words.Address, words.Quoted:
		return 2
	case words.Secret:
		if r.Failed || r.Name == words.StackText {
			return 1
		}
	}
	return 0
}
