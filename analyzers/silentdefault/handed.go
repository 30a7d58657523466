package silentdefault

import (
	"cmp"
	"fmt"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/intake"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/replaced"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// handed returns the finding for a call that hands arguments to a function of another package, which
// replaces those that it cannot parse: one for all of them.
func handed(h replaced.Handing, home *places.Home) report.Finding {
	first := h.Ways[0]
	what, them := "an argument", "it"
	if name := nameOf(h, first); name != "" {
		what = "the argument " + strconv.Quote(name)
	}
	if len(h.Ways) > 1 {
		what, them = fmt.Sprintf("%d arguments", len(h.Ways)), "each"
		if name := nameOf(h, first); name != "" {
			what += ", such as " + strconv.Quote(name) + ","
		}
	}
	f := report.Finding{Pos: h.Call.Pos(), Category: categoryParsed}
	f.Message = "gives " + what + " to " + first.Func + ", which parses " + them + " with " + first.Words[0] + " and goes on without a word where that fails: the agent gets an answer to what it has not asked; return an error there that says what is wrong with the argument"
	for _, w := range h.Ways {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: home.Pos(w.Place), Message: "parses it here with " + w.Words[0]})
	}
	return f
}

// nameOf returns the name of the argument that a call gives by a way, or nothing.
func nameOf(h replaced.Handing, w intake.Way) string {
	arg := h.Call.Call.Args[w.Param]
	for _, v := range w.Given(h.Call) {
		if name := argumentName(v); name != "" {
			return name
		}
	}
	if at := program.FieldIndex(arg.Type(), w.Field); w.Field != "" && at >= 0 {
		return cmp.Or(jsonName(arg.Type(), program.Field(arg.Type(), at)), w.Field)
	}
	return ""
}
