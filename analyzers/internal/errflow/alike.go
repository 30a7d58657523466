package errflow

import (
	"fmt"
	"slices"
)

// merged makes one of facts that differ in nothing but the line.
func merged(all []failureFact) []failureFact {
	var list []failureFact
	at := make(map[string]int) // in the list, by what a fact says
	for n, fact := range all {
		says, mergeable := fact.says()
		i, found := at[says]
		switch {
		case !mergeable || !found:
			if mergeable {
				at[says] = len(list)
			}
			list = append(list, fact)
			continue
		case slices.ContainsFunc(all[:n], fact.isSameError): // Have: it is one error, made of something else.
			list[i].Alike = max(list[i].Alike, fact.Alike)
		default:
			list[i].Alike += 1 + fact.Alike
		}
		list[i].Others |= fact.Others
	}
	return list
}

// says returns all that a fact says without the lines, and whether it says which error it is.
func (f failureFact) says() (text string, known bool) {
	if f.Origin.Class == Parameter || f.Origin.Class == Unknown {
		return "", false
	}
	text = fmt.Sprintf("%q %d %d %s", f.Origin.Name, f.Nils, len(f.Parts), f)
	for _, step := range f.Origin.Via {
		text += fmt.Sprintf(" %q", step.Func)
	}
	return text, true
}
