package stdoutwrite

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/deeds"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/syntax"
)

// A writer reports each place once.
type writer struct {
	pass *analysis.Pass
	seen map[token.Pos]bool
}

const (
	consequence = ": the client reads it as a message of the protocol, fails, and may end the session; write to os.Stderr"
	there       = " there"
	handlers    = " where handlers of a stdio server get to"
	start       = " on the way to serving on standard output"
)

// report reports what writes in the package.
func (w *writer) report(d deeds.Deed, category string) {
	if w.seen[d.Pos()] {
		return
	}
	w.seen[d.Pos()] = true
	where := handlers
	if category == categoryStart {
		where = start
	}
	at, end, fix := w.place(d)
	what := "lets " + d.Name + " write to standard output"
	switch {
	case d.Func != "":
		what = d.Told("writes to standard output with " + d.Name)
	case isPrint(d.Name):
		what = "writes to standard output with " + d.Name
	}
	message := what + where + consequence
	if d.Func != "" {
		message += there
	}
	report.Report(w.pass, report.Finding{Pos: at, End: end, Category: category, Message: message, Related: d.Elsewhere(), Fix: fix})
}

// reportElsewhere reports what handlers of another package write, where the server
// is served.
func (w *writer) reportElsewhere(transport ssa.Instruction, d deeds.Deed) {
	pos, end := syntax.Place(w.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), transport.Pos())
	report.Report(w.pass, report.Finding{
		Pos: pos, End: end, Category: categoryHandler,
		Message: "serves on standard output, to which " + d.Func + " writes with " + d.Name + " (" + d.Place.Short() + ")" + handlers + consequence + there,
		Related: d.Elsewhere(),
	})
}

func isPrint(name string) bool {
	return name == "fmt.Print" || name == "fmt.Printf" || name == "fmt.Println"
}
