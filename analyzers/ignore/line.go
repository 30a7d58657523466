package ignore

import (
	"go/ast"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/internal/position"
)

// lines reports that //line directives give code of the file another place: at the first of them,
// which has its real place for every driver.
func (c *checker) lines(file *ast.File) {
	list := position.Directives(c.pass.Fset, file)
	if len(list) == 0 {
		return
	}
	f := report.At(list[0], categoryLine, report.Code(list[0].Text)+" in handwritten code makes compilers and stack traces name a wrong place for it")
	f.Help = "remove the directive"
	for _, other := range list[1:] {
		f.Related = append(f.Related, analysis.RelatedInformation{Pos: other.Pos(), End: other.End(), Message: "here, too"})
	}
	report.Report(c.pass, f)
}
