package silentdefault

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// undeclared reports the arguments that the description of a tool declares and its handler never asks for: one finding for
// each tool.
func (c *checker) undeclared() {
	for _, h := range c.found.Handlers {
		name, list := c.described.Ignored(h)
		if len(list) == 0 || syntax.InTest(c.pass.Fset, h.Func.Pos()) {
			continue
		}
		var names []string
		for _, arg := range list {
			names = append(names, arg.Name)
		}
		who := answers.CallerIn(c.pass, h)
		if len(who.Names) == 0 && name != "" {
			who.Names = []string{name}
		}
		f := report.Finding{
			Pos: list[0].Pos, Category: categoryUnused, Strict: true,
			Message: ignored(who, names), Help: unheard(names, "description"), Sees: seesWithout(quoted(names)),
			Related: []analysis.RelatedInformation{{Pos: h.Func.Pos(), Message: "the handler"}},
		}
		for _, other := range list[1:] {
			f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos, Message: "ignored, too"})
		}
		report.Report(c.pass, f)
	}
}
