package silentdefault

import (
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/checks/inputs"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/answers"
)

// neverHolds returns the finding for an argument that is read as a type of which none ever is.
func (c *checker) neverHolds(n inputs.Never) report.Finding {
	asked := types.TypeString(n.Assert.AssertedType, (*types.Package).Name)
	who := answers.CallerOf(c.pass, n.Assert.Parent())
	return report.Finding{
		Pos: n.Assert.Pos(), Category: categoryNever,
		Message: who.Does("ignore") + " every " + report.Code(n.Name) + ": it asks for " + report.Code(asked) + ", but JSON " + kinds(n.Comes) + " arrive as " + report.Code(n.Comes),
		Help:    "assert " + report.Code(n.Name) + " to " + report.Code(n.Comes) + " and convert it",
		Sees:    sees(who, "the answer to a call without "+report.Code(n.Name)),
	}
}

// kinds returns what JSON calls values that arrive as a type.
func kinds(comes string) string {
	switch comes {
	case "float64":
		return "numbers"
	case "[]any":
		return "lists"
	}
	return "objects"
}
