package undeclaredcode

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/syntax"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// variable returns how a literal can refer to the variable that declares a failure, or "".
func variable(pass *analysis.Pass, file *ast.File, literal *ast.CompositeLit, name string) string {
	dot := strings.LastIndex(name, ".")
	if dot < 0 {
		return ""
	}
	path, name := name[:dot], name[dot+1:]
	if path == pass.Pkg.Path() {
		return name
	}
	if !token.IsExported(name) {
		return ""
	}
	text, _ := syntax.Reference(pass, file, literal.Pos(), path, name)
	return text
}

// entryFix adds an entry for a production to the literal of the contract, if
// that is in the package: the variable that declares the failure, if there is one.
// Else it is unsafe: its texts are empty, which contractshape reports until the author
// has written them.
func entryFix(pass *analysis.Pass, c *contracts.Contract, p contracts.Production) *analysis.SuggestedFix {
	literal, ok := c.Node.(*ast.CompositeLit)
	if !ok || len(literal.Elts) == 0 || !p.Code.Known() {
		return nil
	}
	file := syntax.FileOf(pass, literal.Pos())
	if file == nil || report.Generated(pass.Fset, file) {
		return nil
	}
	code, ok := syntax.Reference(pass, file, literal.Pos(), syntax.Taxonomy, p.Code.Ident())
	last := literal.Elts[len(literal.Elts)-1]
	if _, keyed := last.(*ast.KeyValueExpr); keyed || !ok {
		return nil
	}
	w := entryWriter{
		file: pass.Fset.File(literal.Pos()), literal: literal, last: last, fields: [][2]string{
			{"Reason", strconv.Quote(p.Reason)}, {"Code", code}, {"When", `""`}, {"Recovery", `""`},
		},
	}
	w.name = variable(pass, file, literal, p.Failure)
	edit, ok := w.edit()
	if !ok {
		return nil
	}
	return &analysis.SuggestedFix{
		Message:   "Add an entry for " + p.Code.Ident() + " to the contract",
		TextEdits: []analysis.TextEdit{edit},
	}
}
