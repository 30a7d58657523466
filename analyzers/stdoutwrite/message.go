package stdoutwrite

import (
	"cmp"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// A writer reports what writes, one finding for what is corrected in one place.
type writer struct {
	pass   *analysis.Pass
	groups [][]write
}

const (
	consequence = ": the client reads it as a message of the protocol, fails, and may end the session; write to os.Stderr"
	there       = " there"
	handlers    = " where handlers of a stdio server get to"
	start       = " on the way to serving on standard output"
)

// report reports every group at its first write in the source, with the others beside it.
func (w *writer) report() {
	for _, group := range w.groups {
		if group[0].served != nil {
			report.Report(w.pass, w.served(group))
			continue
		}
		slices.SortFunc(group, func(a, b write) int { return places.Compare(w.pass.Fset, a.deed.Pos(), b.deed.Pos()) })
		finding := w.finding(group[0])
		for _, other := range group[1:] {
			pos, end, fix := w.place(other.deed)
			finding.Related = append(finding.Related, analysis.RelatedInformation{Pos: pos, End: end, Message: "writes there too, with " + other.deed.Name})
			finding.Fix = report.Together(finding.Fix, fix)
		}
		report.Report(w.pass, finding)
	}
}

// served returns what is said where handlers are served that the package does not see, of all that
// they write.
func (w *writer) served(group []write) report.Finding {
	slices.SortFunc(group, func(a, b write) int { return cmp.Compare(a.deed.Place, b.deed.Place) })
	first, more := group[0].deed, ""
	var related []analysis.RelatedInformation
	for _, one := range group {
		related = append(related, one.deed.Elsewhere()...)
	}
	if len(group) > 1 {
		more = fmt.Sprintf(", as code in %d more places does,", len(group)-1)
	}
	if len(group) == 2 {
		more = ", as code in 1 more place does,"
	}
	pos, end := syntax.Place(w.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), group[0].served.Pos())
	return report.Finding{
		Pos: pos, End: end, Category: group[0].category,
		Message: "serves on standard output, to which " + first.Func + " writes with " + first.Name + " (" + first.Place.Short() + ")" + more + handlers + consequence + there,
		Related: related,
	}
}

// finding returns what is said of one write.
func (w *writer) finding(one write) report.Finding {
	d, where := one.deed, handlers
	if one.category == categoryStart {
		where = start
	}
	at, end, fix := w.place(d)
	what, last := "lets "+d.Name+" write to standard output", ""
	switch {
	case d.Func != "":
		what, last = d.Told("writes to standard output with "+d.Name), there
	case isPrint(d.Name):
		what = "writes to standard output with " + d.Name
	}
	return report.Finding{Pos: at, End: end, Category: one.category, Message: what + where + consequence + last, Related: d.Elsewhere(), Fix: fix}
}

func isPrint(name string) bool {
	return name == "fmt.Print" || name == "fmt.Printf" || name == "fmt.Println"
}
