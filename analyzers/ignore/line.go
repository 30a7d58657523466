package ignore

import (
	"go/ast"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// lines reports that //line directives give code of the file another place: at the first of them,
// which has its real place for every driver.
func (c *checker) lines(file *ast.File) {
	list := position.Directives(c.pass.Fset, file)
	if len(list) == 0 {
		return
	}
	f := report.At(list[0], categoryLine, "the directive "+strconv.Quote(list[0].Text)+" stands in a file that is not generated: "+
		"the compiler, stack traces and other linters name that place for the code below, where a reviewer does not find it; remove the directive")
	for _, other := range list[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos(), End: other.End(), Message: "here, too"})
	}
	report.Report(c.pass, f)
}
