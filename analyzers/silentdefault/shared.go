package silentdefault

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/words"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// shared reports the arguments of an input that several tools have, or that another package
// declares, and that a handler does not read.
func (c *checker) shared(s inputs.Share) {
	var nobody []string
	if s.Elsewhere {
		nobody = unreadByAll(s)
		c.reportNobody(s, nobody)
	}
	for _, part := range s.Handlers {
		names := slices.DeleteFunc(slices.Clone(part.Unread), func(name string) bool { return !isMissed(s, part, name) })
		if len(names) == 0 || slices.Contains(nobody, names[0]) || syntax.InTest(c.pass.Fset, part.Handler.Func.Pos()) {
			continue
		}
		report.Report(c.pass, report.Finding{
			Pos: part.Handler.Func.Pos(), Category: categoryUnused, Strict: true,
			Message: ignored(answers.CallerIn(c.pass, part.Handler), names) + "; another tool with the same input uses " + them(names),
			Help:    "read " + them(names) + " here, or give this tool an input without " + them(names), Sees: seesWithout(quoted(names)),
		})
	}
}

// reportNobody reports the arguments that no handler reads, at the first of the handlers.
func (c *checker) reportNobody(s inputs.Share, names []string) {
	first := s.Handlers[0].Handler.Func
	if len(names) == 0 || syntax.InTest(c.pass.Fset, first.Pos()) {
		return
	}
	f := report.Finding{
		Pos: first.Pos(), Category: categoryUnused, Strict: true,
		Message: ignored(answers.CallerIn(c.pass, s.Handlers[0].Handler), names),
		Help:    unheard(names, "input"), Sees: seesWithout(quoted(names)),
	}
	for _, other := range s.Handlers[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Handler.Func.Pos(), Message: "ignored here, too"})
	}
	report.Report(c.pass, f)
}

// unreadByAll returns the names of the arguments that no handler reads.
func unreadByAll(s inputs.Share) []string {
	return slices.DeleteFunc(slices.Clone(s.Handlers[0].Unread), func(name string) bool {
		return slices.ContainsFunc(s.Handlers[1:], func(p *inputs.Part) bool { return !slices.Contains(p.Unread, name) })
	})
}

// isMissed reports whether an agent has reason to give an argument to a tool that does not read it: the
// tool creates or updates something, and so does another one that reads it. What is read only to
// delete something, and the new name in what creates it, are for those others.
func isMissed(s inputs.Share, part *inputs.Part, name string) bool {
	own := words.VerbOf(part.Handler.Func.Name())
	if own == "" || own == "create" && strings.HasPrefix(name, "new") {
		return false
	}
	return slices.ContainsFunc(s.Handlers, func(p *inputs.Part) bool {
		return p != part && words.VerbOf(p.Handler.Func.Name()) != "" && slices.Contains(p.Read, name)
	})
}
