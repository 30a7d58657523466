package silentdefault

import (
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// unused returns the finding for arguments that a tool declares and nobody reads.
func (c *checker) unused(u inputs.Unread) report.Finding {
	first := u.Fields[0]
	f := report.Finding{
		Pos: first.Pos(), End: first.Pos() + token.Pos(len(first.Name())), Category: categoryUnused, Strict: true,
		Message: ignored(answers.CallerIn(c.pass, u.Handler), u.Names), Help: unheard(u.Names, "input"), Sees: seesWithout(quoted(u.Names)),
		Related: []analysis.RelatedInformation{{Pos: u.Handler.Func.Pos(), Message: "the handler"}},
	}
	for _, other := range u.Fields[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos(), Message: "ignored, too"})
	}
	return f
}
