package silentdefault

import (
	"fmt"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// unused returns the finding for arguments that a tool declares and nobody reads.
func unused(u inputs.Unread) report.Finding {
	first := u.Fields[0]
	f := report.Finding{
		Pos: first.Pos(), End: first.Pos() + token.Pos(len(first.Name())), Category: categoryUnused, Strict: true,
		Message: "declares " + quoted(u.Names) + ", which nothing reads" + unheard(u.Names, "take %s out of the input"),
		Related: []analysis.RelatedInformation{{Pos: u.Handler.Func.Pos(), Message: "this handles the tool"}},
	}
	for _, other := range u.Fields[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos(), Message: "nothing reads this, either"})
	}
	return f
}

// quoted names arguments, such as `the argument "lang"`, or `the arguments "a" and "b"`.
func quoted(names []string) string {
	var list []string
	for _, name := range names {
		list = append(list, fmt.Sprintf("%q", name))
	}
	if len(list) == 1 {
		return "the argument " + list[0]
	}
	return "the arguments " + joined(list)
}

// joined joins what a sentence lists.
func joined(list []string) string {
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " and " + list[last]
}

// unheard says what an agent makes of arguments that nobody reads, and what to do about them.
func unheard(names []string, or string) string {
	them := "it"
	if len(names) > 1 {
		them = "them"
	}
	return ": an agent that gives " + them + " takes the answer for one to what it asked; use " + them + ", or " + fmt.Sprintf(or, them)
}
