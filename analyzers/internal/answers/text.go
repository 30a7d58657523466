package answers

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errflow"
)

// shortPath is how many steps of a path a message names.
const shortPath = 2

// Through returns the path of an origin in words, the outermost function first,
// such as " through store.Load and client.Row". It is empty if there is none, or
// if it is long: then the related places tell it.
func Through(o errflow.Origin) string {
	if len(o.Via) == 0 || len(o.Via) > shortPath {
		return ""
	}
	names := make([]string, len(o.Via))
	for i, step := range o.Via {
		names[len(o.Via)-1-i] = step.Func
	}
	return " through " + strings.Join(names, " and ")
}

// Path returns the places through which an origin came, the innermost first. The
// first of them says what happens there. Places in other packages are named in
// the text, at the call that leads to them.
func Path(o errflow.Origin, what string) []analysis.RelatedInformation {
	if !o.Pos.IsValid() {
		return nil
	}
	var related []analysis.RelatedInformation
	add := func(pos token.Pos, text string) {
		if !pos.IsValid() {
			pos = o.Pos
		}
		related = append(related, analysis.RelatedInformation{Pos: pos, Message: text})
	}
	if len(o.Via) == 0 {
		add(o.Pos, what)
	}
	for i, step := range o.Via {
		if i == 0 {
			add(step.Pos, what+" in "+step.String())
		} else {
			add(step.Pos, "returned through "+step.String())
		}
	}
	return related
}
