package silentdefault

import (
	"fmt"
	"go/types"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/untyped"
)

// never returns the finding for an argument that is read as a type of which none ever is.
func never(n untyped.Never) report.Finding {
	asked := types.TypeString(n.Assert.AssertedType, (*types.Package).Name)
	return report.Finding{
		Pos: n.Assert.Pos(), Category: categoryNever,
		Message: fmt.Sprintf("reads the argument %q as %s, which it never is: JSON comes as %s, so whatever the agent gives counts as missing; assert it to be %s", n.Name, asked, n.Comes, n.Comes),
	}
}
