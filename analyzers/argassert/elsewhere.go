package argassert

import (
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/answers"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/asserted"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// maxNamed is how many places a message names.
const maxNamed = 20

// reportElsewhere reports what functions of other packages assert, at the method from
// which they have it: their own package does not know that it is the arguments.
func reportElsewhere(pass *analysis.Pass, e asserted.Elsewhere) {
	named := strings.Join(places.Short(e.Places[:min(len(e.Places), maxNamed)]), ", ")
	if len(e.Places) > maxNamed {
		named += " and more"
	}
	count := "1 place"
	if n := len(e.Places); n > 1 {
		count = fmt.Sprintf("%d places", n)
	}
	var related []analysis.RelatedInformation
	for _, at := range e.At {
		if at.IsValid() {
			related = append(related, analysis.RelatedInformation{Pos: at, Message: "it is asserted here"})
		}
	}
	report.Report(pass, report.Finding{
		Pos: e.Method.Pos(), Category: categoryArgument, Related: related,
		Message: "gives the arguments of calls to functions that assert them to be of a type without a check, in " + count + " (" + named +
			"): if the client sends anything else, or nothing, the handler panics" + answers.Panic(pass, e.Method) +
			"; assert there with a second value and answer with an error result",
	})
}
