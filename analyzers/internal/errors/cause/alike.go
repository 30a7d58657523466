package cause

import (
	"fmt"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/budget"
)

// merged makes one of facts that differ in nothing but the line.
func merged(all []Failure) []Failure {
	var list []Failure
	at := make(map[string]int) // in the list, by what a fact says
	for _, fact := range all {
		says, mergeable := fact.says()
		i, found := at[says]
		if !mergeable || !found {
			if mergeable {
				at[says] = len(list)
			}
			list = append(list, fact)
			continue
		}
		lines, all := withLines(list[i].Lines, list[i].madeAt(), append([]string{fact.madeAt()}, fact.Lines...))
		list[i].Lines, list[i].Cut = lines, list[i].Cut || fact.Cut || !all
	}
	return list
}

// withLines adds lines to a list of those that differ from one, as far as there is room, and
// reports whether there was.
func withLines(list []string, own string, more []string) (lines []string, all bool) {
	list = slices.Clip(list) // others may remember it
	for _, line := range more {
		switch {
		case line == own || line == "" || slices.Contains(list, line):
		case len(list) >= budget.Kept:
			return list, false
		default:
			list = append(list, line)
		}
	}
	return list, true
}

// Alike returns the places, in words, of errors that differ from this one only in place, as
// far as they are remembered.
func (f Failure) Alike() []string { return slices.Clone(f.Lines) }

// says returns all that a fact says without the lines, and whether it says which error it is.
func (f Failure) says() (text string, known bool) {
	if f.Class == Parameter || f.Class == Unknown {
		return "", false
	}
	text = fmt.Sprintf("%q %d %s", f.Name, len(f.Parts), f)
	for _, step := range f.Via {
		text += fmt.Sprintf(" %q", step.Func)
	}
	return text, true
}
