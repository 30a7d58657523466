package stdoutwrite

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/effects"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/summary"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// A writer reports what writes, one finding for what is corrected in one place.
type writer struct {
	pass   *analysis.Pass
	groups [][]write
}

// sees is what arrives at the client.
const sees = "a line that is not JSON-RPC: clients on go-sdk close the session, others skip it"

// report reports every group at its first write in the source, with the others beside it.
func (w *writer) report() {
	for _, group := range w.groups {
		if group[0].served != nil {
			report.Report(w.pass, w.served(group))
			continue
		}
		slices.SortFunc(group, func(a, b write) int { return summary.ComparePositions(w.pass.Fset, a.deed.Pos(), b.deed.Pos()) })
		finding := w.finding(group[0], len(group)-1)
		for _, other := range group[1:] {
			pos, end, fix := w.place(other.deed)
			finding.Related = append(finding.Related, analysis.RelatedInformation{Pos: pos, End: end, Message: "here, too"})
			finding.Fix = report.Together(finding.Fix, fix)
		}
		report.Report(w.pass, finding)
	}
}

// served returns what is said where handlers are served that the package does not see, of all that
// they write.
func (w *writer) served(group []write) report.Finding {
	slices.SortFunc(group, func(a, b write) int { return cmp.Compare(a.deed.Place, b.deed.Place) })
	first := group[0].deed
	var related []analysis.RelatedInformation
	for _, one := range group {
		related = append(related, one.deed.Elsewhere()...)
	}
	pos, end := syntax.Place(w.pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root(), group[0].served.Pos())
	return report.Finding{
		Pos: pos, End: end, Category: group[0].category, Related: related,
		Message: message(first, report.Func(first.Func), categoryHandler) + report.Likewise(len(group)-1),
		Help:    help(first), Sees: sees,
	}
}

// finding returns what is said of one write, of which there are more in its function.
func (w *writer) finding(one write, more int) report.Finding {
	d := one.deed
	in := report.Func(d.Func)
	if d.Func == "" {
		in = answers.CallerOf(w.pass, d.Instr.Parent()).String()
	}
	at, end, fix := w.place(d)
	return report.Finding{
		Pos: at, End: end, Category: one.category, Related: d.Elsewhere(), Fix: fix,
		Message: message(d, in, one.category) + report.Likewise(more), Help: help(d), Sees: sees,
	}
}

// message says what writes, and what the client makes of that.
func message(d effects.Deed, in, category string) string {
	text := report.Func(d.Name) + " in " + in + " " + does(d.Name) + " to stdout, this stdio server's protocol stream"
	if category == categoryStart && does(d.Name) != sendsLog { // who sets a logger seldom logs at once
		text += ", before it starts"
	}
	return text + "; clients may drop the session"
}

// does returns the verb for what a function does with its output.
func does(name string) string {
	switch pkg, _, _ := strings.Cut(name, "."); {
	case name == commandOutput:
		return "passes the command's output"
	case strings.HasPrefix(pkg, "zap"), slices.Contains([]string{"log", "slog", "logrus", "zerolog"}, pkg):
		return sendsLog
	}
	return "writes"
}

// sendsLog is the verb for loggers.
const sendsLog = "logs"

// commandOutput is the name of a deed that gives a command standard output.
const commandOutput = "exec.Cmd.Stdout"

// help says where to write instead.
func help(d effects.Deed) string {
	text := "write to `os.Stderr`"
	switch {
	case d.Name == effects.ZapPaths:
		text = `set "stderr" in place of "stdout"`
	case d.Name == commandOutput:
		text = "set it to `os.Stderr`, or to a buffer"
	case does(d.Name) == sendsLog:
		text = "log to `os.Stderr`"
	}
	if d.Func != "" {
		text += " in " + d.Place.Short()
	}
	return text
}

func isPrint(name string) bool {
	return name == "fmt.Print" || name == "fmt.Printf" || name == "fmt.Println"
}
